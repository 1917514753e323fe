import { boardingOf } from './boarding.ts';
import type { Values } from './pack.ts';
import { ownerOf, rowOf } from './places.ts';
import { type Move, type Price, ROW, type State } from './types.ts';

/** The offer of a strategy shows the outcome it would have. cards-4.1 */
export function price(values: Values, state: State, move: Move): Price {
  if (move.kind !== 'play' || rowOf(move.card) !== ROW.strategy) return null;
  const boarding = boardingOf(values, state, move.column, move.card);
  if (boarding === null) return null;
  return {
    side: ownerOf(move.column, state.seats),
    outcome: boarding.outcome,
    prestige: boarding.prestige,
  };
}
