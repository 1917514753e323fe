import type { GameTypes } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';

/** The events of a step, typed as those of its game: the host knows them as JSON only. */
export const eventsOf = ({ events }: Pick<Step, 'events'>): readonly GameTypes['event'][] =>
  events as GameTypes['event'][];
