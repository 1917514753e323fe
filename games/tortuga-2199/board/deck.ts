import { at, type Seat } from '@tortuga/kernel';
import type { View } from '../rules/view-types.ts';

/** All copies of a card that a player owns, as far as the viewer knows. */
export interface Owned {
  readonly card: number;
  readonly count: number;
  /** Of these the viewer does not see: in one's own deck, or in a rival's hand, deck or reserve. */
  readonly unseen: number;
}

/** The cards of a player, by kind; those that nobody can see are known by kind, too. */
export function ownedBy(view: View, seat: Seat): Owned[] {
  const { hand, reserve, unseen, top, discard } = at(view.players, seat);
  const { fight } = view;
  const fought = fight === null ? [] : seat === fight.attacker ? fight.attackCards : fight.defendCards;
  const isFighting = fight !== null && (seat === fight.attacker || seat === fight.defender);
  // A card on top of the deck that everybody knows is still to be drawn.
  const below = [...unseen, ...top];
  const seen = [
    ...discard,
    ...('hidden' in hand ? [] : hand),
    ...(typeof reserve === 'number' ? [reserve] : []),
    ...(view.active === seat ? view.played : []),
    ...(isFighting && !('hidden' in fought) ? fought : []),
  ];
  return countedIn([...below, ...seen]).map(([card, count]) => ({
    card,
    count,
    unseen: below.filter((each) => each === card).length,
  }));
}

/** How often each card is in a list, by number. */
export function countedIn(cards: readonly number[]): (readonly [card: number, count: number])[] {
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  return kinds.map((card) => [card, cards.filter((each) => each === card).length]);
}
