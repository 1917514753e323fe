import type { Happened } from '@tortuga/host';
import type { GameTypes } from '@tortuga/kernel';

/** What came of an entry of the log. It is of the game of that log, whatever the host calls it on the way. */
export const eventsOf = ({ events }: Pick<Happened, 'events'>): readonly GameTypes['event'][] =>
  events as GameTypes['event'][];
