import { at } from './at.ts';
import type { Game, GameTypes } from './game.ts';
import { pick, type Rng } from './random/rng.ts';

/** Plays random legal moves on the given state, to the end or `maxMoves` of them. Returns how many. */
export function playout<T extends GameTypes>(game: Game<T>, state: T['state'], rng: Rng, maxMoves = Infinity): number {
  let moves = 0;
  let pending = game.pending(state);
  while (pending.length > 0 && moves < maxMoves) {
    const seat = at(pending, 0);
    game.apply(state, seat, pick(game.moves(state, seat), rng), rng);
    moves++;
    pending = game.pending(state);
  }
  return moves;
}
