import { type Game, type GameTypes, type Json, offersTo, type Refusal, type Seat } from '@tortuga/kernel';
import type { Offers } from '@tortuga/protocol';
import { isSame } from './patch.ts';

/** What a seat may and may not do. Moves that are refused for one reason stand under it together. */
export function groupedOffers<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): Offers {
  const legal: Offers['legal'] = [];
  const refused: Offers['refused'] = [];
  for (const offer of offersTo(game, state, seat)) {
    const move = offer.move as Json;
    if (offer.refusal === null) {
      legal.push(offer.price === null ? { move } : { move, price: offer.price as Json });
      continue;
    }
    const { refusal } = offer;
    const group = refused.find((other) => isSameReason(other.refusal, refusal));
    if (group === undefined) refused.push({ refusal, moves: [move] });
    else group.moves.push(move);
  }
  return { legal, refused };
}

/** Many moves are refused for few reasons: comparing is much cheaper than making a text of each. */
const isSameReason = (one: Refusal, other: Refusal): boolean =>
  one.rule === other.rule &&
  one.key === other.key &&
  isSame((one.params ?? null) as Json, (other.params ?? null) as Json);
