import { at, type Seat } from '@tortuga/kernel';
import type { GameEvent } from '../rules/event.ts';
import type { Move } from '../rules/move.ts';
import type { BoardState } from './context.ts';
import { type Log, sinceMyTurn } from './log.ts';
import { legalMove } from './offers.ts';

/** The viewer's own cards; none for spectators. */
export function handOf({ view, me }: Pick<BoardState, 'view' | 'me'>): readonly number[] {
  if (me === null) return [];
  const { hand } = at(view.players, me);
  return 'hidden' in hand ? [] : hand;
}

/** Once the hand is empty, the cards of this turn lie where it was. */
export const areCardsLaid = ({ view, me }: Pick<BoardState, 'view' | 'me'>): boolean =>
  me !== null && view.active === me && view.played.length > 0 && handOf({ view, me }).length === 0;

/** The moves of the button that plays several cards. */
export const playableTogether = ({ view, desk }: Pick<BoardState, 'view' | 'desk'>): Move[] =>
  view.together.map((card): Move => ({ kind: 'play', card })).filter((move) => legalMove(desk, move) !== undefined);

/** Cards that are dealt together, and how many copies of each have left the turn since, neither in hand nor played. */
export interface Deal {
  readonly name: string;
  readonly gone: ReadonlyMap<number, number>;
}

/** The cards that a player was dealt when their last turn ended. */
export function dealOf(log: Log, seat: Seat): Deal {
  const turns = log.flatMap(({ events }) =>
    events.filter((event) => event.type === 'turnEnded' && event.seat === seat),
  );
  const gone = new Map<number, number>();
  for (const { events } of sinceMyTurn(log, seat)) {
    for (const card of events.flatMap((event) => cardGone(event, seat))) gone.set(card, (gone.get(card) ?? 0) + 1);
  }
  return { name: `${seat}.${turns.length}`, gone };
}

function cardGone(event: GameEvent, seat: Seat): number[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  switch (event.type) {
    case 'cashed':
    case 'discarded':
      return [event.card];
    case 'reserved':
      return typeof event.card === 'number' ? [event.card] : [];
    case 'destroyed':
      return event.from === 'hand' || event.from === 'played' ? [event.card] : [];
    default:
      return [];
  }
}

/**
 * Numbers the copies of a card in one deal: first those played, then those that are gone, then those in hand. So what is
 * drawn later has a new name, and what stays keeps its own.
 */
export function flightNames(cards: readonly number[], { name, gone }: Deal, played: readonly number[] = []): string[] {
  const counts = new Map(gone);
  for (const card of played) counts.set(card, (counts.get(card) ?? 0) + 1);
  return cards.map((card) => {
    const number = counts.get(card) ?? 0;
    counts.set(card, number + 1);
    return `card-${name}-${card}-${number}`;
  });
}

/** The card that the viewer has just bought into the hand: it comes from the market, all others from the deck. */
export function boughtIntoHand(log: Log, seat: Seat): number | null {
  const bought = log.at(-1)?.events.find((event) => event.type === 'bought');
  return bought?.type === 'bought' && bought.seat === seat && bought.to === 'hand' ? bought.card : null;
}
