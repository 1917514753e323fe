import type { Move } from './move.ts';
import { COST, captureCost, conquestCost, huntIn, mineralsFor, priceOfCard, shipAt } from './questions.ts';
import type { State } from './state.ts';
import type { Values } from './values.ts';

/** The price of a move, divided as it would be paid; null if it is free. */
export type Price = { readonly crypto: number; readonly minerals: number; readonly maneuvers: number } | null;

export function price(values: Values, state: State, move: Move): Price {
  switch (move.kind) {
    case 'buy':
      return inCrypto(state, priceOfCard(values, state, move.card));
    case 'reserve':
      return inCrypto(state, COST.reserve);
    case 'refresh':
      return inCrypto(state, COST.refresh);
    case 'influence':
      return inCrypto(state, COST.influence);
    case 'reinforce':
      return inCrypto(state, move.defence);
    case 'conquer': {
      const cost = conquestCost(state, shipAt(state, state.active));
      return move.pay === 'crypto' ? inCrypto(state, cost) : inManeuvers(cost);
    }
    case 'capture':
      return inManeuvers(captureCost(values, state, huntIn(state, shipAt(state, state.active))));
    case 'destroy':
      return inManeuvers(COST.destroy);
    case 'move':
      return inManeuvers(COST.move);
    case 'collect':
      return inManeuvers(COST.collect);
    case 'scout':
      return inManeuvers(COST.scout);
    default:
      return null;
  }
}

/** Crypto first, or as tendered. 2199-7.4 */
function inCrypto(state: State, cost: number): Price {
  const minerals = mineralsFor(state, cost);
  return { crypto: cost - minerals, minerals, maneuvers: 0 };
}

const inManeuvers = (maneuvers: number): Price => ({ crypto: 0, minerals: 0, maneuvers });
