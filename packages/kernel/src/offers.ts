import type { Game, GameTypes } from './game.ts';
import type { Seat } from './ids.ts';
import type { Refusal } from './phrase.ts';

/** A move that a player may make, with its price. */
export interface LegalOffer<T extends GameTypes> {
  readonly move: T['move'];
  readonly price: T['price'];
  readonly refusal: null;
}

/** A move that a player may not make, with the reason. */
export interface RefusedOffer<T extends GameTypes> {
  readonly move: T['move'];
  readonly refusal: Refusal;
}

export type Offer<T extends GameTypes> = LegalOffer<T> | RefusedOffer<T>;

/** Everything to show a seat, legal moves first. Empty for a seat that owes no decision. */
export function offersTo<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): Offer<T>[] {
  if (!game.pending(state).includes(seat)) return [];
  const offers: Offer<T>[] = [];
  for (const move of game.moves(state, seat)) {
    offers.push({ move, price: game.price(state, seat, move), refusal: null });
  }
  for (const move of game.considered(state, seat)) {
    const refusal = game.refuse(state, seat, move);
    if (refusal !== null) offers.push({ move, refusal });
  }
  return offers;
}
