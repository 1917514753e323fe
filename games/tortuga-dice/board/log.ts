import type { Seat } from '@tortuga/kernel';
import type { BoardStep } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { GameEvent } from '../rules/types.ts';

interface Line {
  readonly key: string;
  readonly event: GameEvent;
  /** Whose deed it is; null for what happens to all. */
  readonly seat: Seat | null;
}

/** As many as somebody would scroll back. */
const MOST_LINES = 60;

/** What the board shows anyway, or what is still secret when it happens. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set([
  'rolled',
  'chose',
  'planned',
  'ranked',
  'pocketed',
  'revealed',
]);

/** The lines of the log beside the board. */
export const linesOf = (log: readonly BoardStep<DiceTypes>[]): Line[] =>
  log
    .flatMap(({ n, events }) =>
      events.map((event, index) => ({ key: `${n}.${index}`, event, seat: 'seat' in event ? event.seat : null })),
    )
    .filter(({ event }) => !SILENT.has(event.type))
    .slice(-MOST_LINES);
