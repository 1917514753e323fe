import { at } from '@tortuga/kernel';
import type { Move } from '../rules/move.ts';
import type { BoardState } from './context.ts';
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

/** Numbers the copies of a card, first those played, then those in hand. */
export function flightNames(cards: readonly number[], before: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const card of before) counts.set(card, (counts.get(card) ?? 0) + 1);
  return cards.map((card) => {
    const number = counts.get(card) ?? 0;
    counts.set(card, number + 1);
    return `card-${card}-${number}`;
  });
}
