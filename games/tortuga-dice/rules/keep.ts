import { at } from '@tortuga/kernel';
import { BIT_COUNT, diceShowing, spaceOn } from './questions.ts';
import { ACTIONS, ALL_DICE, type Move, SKULL, type State } from './types.ts';

/** By set of dice: created once, and shared by all lists of moves. */
const KEEP: readonly Move[] = Array.from({ length: ALL_DICE + 1 }, (_, dice) => ({ kind: 'keep', dice }));

/** Every set of rolled dice that can show one action with space for them all; or skulls alone. dice-3.2, dice-3.5 */
export function keepMoves(state: State, player: number): Move[] {
  const moves: Move[] = [];
  const skulls = diceShowing(state, player, SKULL);
  for (let action = 0; action < ACTIONS.length; action++) {
    const showing = diceShowing(state, player, action);
    if (showing === 0) continue;
    const space = spaceOn(state, player, action);
    const pool = showing | skulls;
    for (let dice = pool; space > 0 && dice > 0; dice = (dice - 1) & pool) {
      if ((dice & showing) !== 0 && at(BIT_COUNT, dice) <= space) moves.push(at(KEEP, dice));
    }
  }
  for (let dice = skulls; dice > 0; dice = (dice - 1) & skulls) moves.push(at(KEEP, dice));
  return moves;
}
