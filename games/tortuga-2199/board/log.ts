import type { Seat } from '@tortuga/kernel';
import type { BoardProps } from '../../board.ts';
import type { GameEvent } from '../rules/event.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';

export type Log = BoardProps<Types2199, Pack>['log'];

export function lastBought(log: Log, seat: Seat): number | null {
  for (const { events } of log.toReversed()) {
    const bought = events.findLast((event) => event.type === 'bought' && event.seat === seat);
    if (bought?.type === 'bought') return bought.card;
  }
  return null;
}

/** The line after them says the same, and more. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['dealt', 'turnEnded', 'tendered', 'committed', 'opened']);

export interface Line {
  readonly key: string;
  readonly event: GameEvent;
  readonly seat: Seat | null;
  /** The cards it names, which can be opened. */
  readonly cards: readonly number[];
}

const seatOf = (event: GameEvent): Seat | null => ('seat' in event ? event.seat : null);

function cardsOf(event: GameEvent, huntCard: (hunt: number) => number): number[] {
  if (event.type === 'revealed') return [...new Set([...event.attacker, ...event.defender])];
  if ('hunt' in event) return typeof event.hunt === 'number' ? [huntCard(event.hunt)] : [];
  return 'card' in event && typeof event.card === 'number' ? [event.card] : [];
}

/** The newest last. */
export function linesOf(log: Log, huntCard: (hunt: number) => number): Line[] {
  return log.flatMap(({ n, events }) =>
    events.flatMap((event, index): Line[] =>
      SILENT.has(event.type)
        ? []
        : [{ key: `${n}.${index}`, event, seat: seatOf(event), cards: cardsOf(event, huntCard) }],
    ),
  );
}

/** The log since the end of the viewer's last turn; all of it for spectators. */
export function sinceMyTurn(log: Log, me: Seat | null): Log {
  if (me === null) return log;
  const last = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turnEnded' && event.seat === me),
  );
  return log.slice(last + 1);
}

export interface NamedCard {
  readonly before: string;
  /** What touches the name: a line may be broken beside a button, but not between these and the name. */
  readonly opening: string;
  readonly closing: string;
  readonly after: string;
}

/** A sentence around the name of a card; null if it does not name it. */
export function aroundName(text: string, name: string): NamedCard | null {
  const start = text.indexOf(name);
  if (start < 0) return null;
  const end = start + name.length;
  const opens = text.lastIndexOf(' ', start) + 1;
  const space = text.indexOf(' ', end);
  const closes = space < 0 ? text.length : space;
  return {
    before: text.slice(0, opens),
    opening: text.slice(opens, start),
    closing: text.slice(end, closes),
    after: text.slice(closes),
  };
}
