import { at } from './at.ts';
import type { Game, GameTypes } from './game.ts';
import { pick, type Rng } from './random/rng.ts';

/** Plays random legal moves to the end, or so many of them, changing the given state. Returns how many. */
export function playout<T extends GameTypes>(game: Game<T>, state: T['state'], rng: Rng, most = Infinity): number {
  let moves = 0;
  let pending = game.pending(state);
  while (pending.length > 0 && moves < most) {
    const seat = at(pending, 0);
    game.apply(state, seat, pick(game.moves(state, seat), rng), rng);
    moves++;
    pending = game.pending(state);
  }
  return moves;
}
