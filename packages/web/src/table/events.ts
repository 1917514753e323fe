import type { GameTypes } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';

/** What came of an entry of the log. It is of the game of that log, whatever the host calls it on the way. */
export const eventsOf = ({ events }: Pick<Step, 'events'>): readonly GameTypes['event'][] =>
  events as GameTypes['event'][];
