import type { LegalOffer } from '@tortuga/kernel';
import type { CardId, CardsTypes, Column, Move } from '../rules/types.ts';
import { sequencesOf } from './layout.ts';

/** The card or event that the player has picked up, and the places where the offers allow it. */

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'card'; readonly card: CardId }
  /** The event, with the columns clicked so far. */
  | { readonly kind: 'event'; readonly columns: readonly Column[] };

export const NOTHING: Selection = { kind: 'none' };

export type CardsLegal = LegalOffer<CardsTypes>;

export const isEventMove = (move: Move): boolean => move.kind !== 'play';

export const playsOf = (legal: readonly CardsLegal[], card: CardId): CardsLegal[] =>
  legal.filter(({ move }) => move.kind === 'play' && move.card === card);

/** The offers that begin with these columns. */
const continuing = (legal: readonly CardsLegal[], named: readonly Column[]): CardsLegal[] =>
  legal.filter(({ move }) => sequencesOf(move).some((order) => named.every((column, step) => order[step] === column)));

/** The offers for exactly these columns. */
export const completed = (legal: readonly CardsLegal[], named: readonly Column[]): CardsLegal[] =>
  continuing(legal, named).filter(({ move }) => sequencesOf(move)[0]?.length === named.length);

/** By column that may be clicked next: the offers it leads to. */
export function targetsOf(legal: readonly CardsLegal[], selection: Selection): Map<Column, CardsLegal[]> {
  const targets = new Map<Column, CardsLegal[]>();
  const add = (column: Column | undefined, offer: CardsLegal) => {
    if (column !== undefined) targets.set(column, [...(targets.get(column) ?? []), offer]);
  };
  if (selection.kind === 'event') {
    for (const offer of continuing(legal, selection.columns)) {
      for (const order of sequencesOf(offer.move)) {
        const fits = selection.columns.every((column, step) => order[step] === column);
        if (fits) add(order[selection.columns.length], offer);
      }
    }
    return targets;
  }
  const plays = selection.kind === 'card' ? playsOf(legal, selection.card) : legal;
  for (const offer of plays) if (offer.move.kind === 'play') add(offer.move.column, offer);
  return targets;
}

/** Drops a selection that is not offered any more. */
export function stillOffered(legal: readonly CardsLegal[], selection: Selection): Selection {
  if (selection.kind === 'card') return playsOf(legal, selection.card).length > 0 ? selection : NOTHING;
  if (selection.kind === 'event') {
    return continuing(legal, selection.columns).some(({ move }) => isEventMove(move)) ? selection : NOTHING;
  }
  return selection;
}

/** The card or event to pick up, if there is only one. */
export function onlyChoice(legal: readonly CardsLegal[]): Selection {
  const cards = new Set(legal.flatMap(({ move }) => (move.kind === 'play' ? [move.card] : [])));
  const [card] = cards;
  if (legal.some(({ move }) => isEventMove(move))) return { kind: 'event', columns: [] };
  return cards.size === 1 && card !== undefined ? { kind: 'card', card } : NOTHING;
}
