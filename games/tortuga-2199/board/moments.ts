import type { Seat } from '@tortuga/kernel';
import type { Telling } from '../../telling.ts';
import type { GameEvent } from '../rules/event.ts';
import type { Log } from './log.ts';

/** A deed that is shown large for a moment. */
export interface Moment {
  readonly event: GameEvent;
  /** Whose deed it is, and who loses by it. */
  readonly seat: Seat | null;
  readonly loser: Seat | null;
  readonly sound: Telling['sound'];
  /** What there is to see: a creature, a sector, or else only the players. */
  readonly hunt: number | null;
  readonly sector: number | null;
  /** Something is seen for the first time, and turns over. */
  readonly isReveal: boolean;
}

/** The deeds that a game is remembered for, and what was uncovered before the eyes of this viewer. The newest is last. */
export const momentsIn = (
  { events }: Pick<Log[number], 'events'>,
  tellingOf: (event: GameEvent) => Telling,
): Moment[] =>
  events.flatMap((event): Moment[] => {
    const { seat, loser, weight, sound } = tellingOf(event);
    const hunt = 'hunt' in event && typeof event.hunt === 'number' ? event.hunt : null;
    const isReveal = weight < 3 && sound === 'reveal' && hunt !== null;
    if (weight < 3 && !isReveal) return [];
    const sector = 'sector' in event ? event.sector : null;
    return [{ event, seat, loser, sound, hunt, sector, isReveal }];
  });
