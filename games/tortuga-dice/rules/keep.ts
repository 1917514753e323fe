import { at } from '@tortuga/kernel';
import { COUNT, diceShowing, roomOn } from './questions.ts';
import { ACTIONS, ALL_DICE, type Move, SKULL, type State } from './types.ts';

/** Made once: there are only so many ways to keep dice. */
const KEEP: readonly Move[] = Array.from({ length: ALL_DICE + 1 }, (_, dice) => ({ kind: 'keep', dice }));

/** Every choice of rolled dice that can show one action with room for them; or of skulls alone. dice-3.2, dice-3.5 */
export function keepMoves(state: State, player: number): Move[] {
  const moves: Move[] = [];
  const skulls = diceShowing(state, player, SKULL);
  for (let action = 0; action < ACTIONS.length; action++) {
    const showing = diceShowing(state, player, action);
    if (showing === 0) continue;
    const room = roomOn(state, player, action);
    const pool = showing | skulls;
    for (let dice = pool; room > 0 && dice > 0; dice = (dice - 1) & pool) {
      if ((dice & showing) !== 0 && at(COUNT, dice) <= room) moves.push(at(KEEP, dice));
    }
  }
  for (let dice = skulls; dice > 0; dice = (dice - 1) & skulls) moves.push(at(KEEP, dice));
  return moves;
}
