import type { Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { Heard } from './heard.ts';

/** Reads off what was heard. */

const eventsOf = (heard: readonly Heard[]): readonly GameEvent[] => heard.flatMap(({ events }) => events);

export function lastBought(heard: readonly Heard[], seat: Seat): number | null {
  const bought = eventsOf(heard).findLast((event) => event.type === 'bought' && event.seat === seat);
  return bought?.type === 'bought' ? bought.card : null;
}

/** What says nothing that the next line does not say better. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['dealt', 'turnEnded', 'tendered', 'committed', 'opened']);

export interface Line {
  readonly key: string;
  readonly event: GameEvent;
  readonly seat: Seat | null;
  /** The cards it names, to be looked at. */
  readonly cards: readonly number[];
}

const seatOf = (event: GameEvent): Seat | null => ('seat' in event ? event.seat : null);

function cardsOf(event: GameEvent, huntCard: (hunt: number) => number): number[] {
  if (event.type === 'revealed') return [...new Set([...event.attacker, ...event.defender])];
  if ('hunt' in event) return typeof event.hunt === 'number' ? [huntCard(event.hunt)] : [];
  return 'card' in event && typeof event.card === 'number' ? [event.card] : [];
}

/** What was heard as lines, the newest last. */
export function linesOf(heard: readonly Heard[], huntCard: (hunt: number) => number): Line[] {
  return heard.flatMap(({ n, events }) =>
    events.flatMap((event, index): Line[] =>
      SILENT.has(event.type)
        ? []
        : [{ key: `${n}.${index}`, event, seat: seatOf(event), cards: cardsOf(event, huntCard) }],
    ),
  );
}

/** What happened since the viewer's own turn ended; all that was heard for who only watches. */
export function sinceMyTurn(heard: readonly Heard[], me: Seat | null): readonly Heard[] {
  if (me === null) return heard;
  const last = heard.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turnEnded' && event.seat === me),
  );
  return heard.slice(last + 1);
}
