import { type Game, type GameTypes, isSame, type Json, type Refusal, type Seat } from '@tortuga/kernel';
import type { Offers } from '@tortuga/protocol';

/** What a seat that owes a decision may and may not do. Moves that are refused for one reason stand under it together. */
export function groupedOffers<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): Offers {
  // Lists that are made by `push` are turned into JSON faster than those made by `map`.
  const legal: Offers['legal'] = [];
  for (const move of game.moves(state, seat)) {
    const price = game.price(state, seat, move) as Json;
    legal.push(price === null ? { move: move as Json } : { move: move as Json, price });
  }
  const refused: Offers['refused'] = [];
  for (const move of game.considered(state, seat)) {
    const refusal = game.refuse(state, seat, move);
    if (refusal === null) continue;
    const group = refused.find((other) => isSameReason(other.refusal, refusal));
    if (group === undefined) refused.push({ refusal, moves: [move as Json] });
    else group.moves.push(move as Json);
  }
  return { legal, refused };
}

/** Many moves are refused for few reasons: comparing is much cheaper than making a text of each. */
const isSameReason = (one: Refusal, other: Refusal): boolean =>
  one.rule === other.rule && one.key === other.key && isSame(one.params ?? null, other.params ?? null);
