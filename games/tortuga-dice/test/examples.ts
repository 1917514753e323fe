import type { Arrangement } from './arrange.ts';

/** Positions of the worked examples of the rules, which the pictures of the rulebook show as well. */

/** A is 1st of Boarding, B is 2nd. */
export const BOARDING = {
  action: 'boarding',
  seats: 4,
  ship: { A: 5, B: 5, C: 5, D: 5 },
  dice: { A: 'boarding CD', B: 'boarding C' },
} as const satisfies Arrangement;

export const PLUNDER = {
  action: 'plunder',
  seats: 4,
  pirate: { C: 2, D: 2 },
  dice: { A: 'plunder AB', B: 'plunder C' },
  crew: { C: 'red white', D: 'yellow' },
  centre: 'blue',
} as const satisfies Arrangement;

/** B makes the last move, and A has 42 points. */
export const RECKONING = {
  stowing: true,
  ship: { A: 4 },
  pirate: { A: 4 },
  tortuga: { A: 'red yellow blue blue' },
  fleet: { A: 'white white' },
  crew: { A: 'purple', B: 'red blue' },
  island: { A: 'red red' },
  tiles: { A: '1 3' },
} as const satisfies Arrangement;
