import { at, type GameTypes, playout } from '@tortuga/kernel';
import type { Bot } from './bot.ts';
import type { Eye } from './mind.ts';

/** How curious the bot is about moves it has tried little (UCB1's constant for values from 0 to 1). */
const CURIOSITY = 0.5;

/**
 * So many random moves after its own, then the position is judged. In the arena a short look ahead beats
 * playing to the end: what random players do a voyage later is mostly noise.
 */
const HORIZON = 3;

/** Tries its moves against guesses of what is hidden, each followed by a little random play; the most tried wins. */
export const monteCarloBot = <T extends GameTypes>({ game, evaluate }: Eye<T>, playouts: number): Bot<T> => ({
  name: `montecarlo:${playouts}`,
  choose({ seat, view, moves, rng }) {
    const tries = moves.map(() => 0);
    const worth = moves.map(() => 0);
    for (let count = 0; count < playouts; count++) {
      const index = mostPromising(tries, worth, count);
      const state = game.determinize(view, rng);
      game.apply(state, seat, at(moves, index), rng);
      playout(game, state, rng, HORIZON);
      tries[index] = at(tries, index) + 1;
      worth[index] = at(worth, index) + evaluate(state, seat);
    }
    return at(moves, tries.indexOf(Math.max(...tries)));
  },
});

function mostPromising(tries: readonly number[], worth: readonly number[], total: number): number {
  const untried = tries.indexOf(0);
  if (untried >= 0) return untried;
  const breadth = Math.log(total);
  let best = 0;
  let bestHope = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < tries.length; index++) {
    const count = at(tries, index);
    const hope = at(worth, index) / count + CURIOSITY * Math.sqrt(breadth / count);
    if (hope > bestHope) {
      best = index;
      bestHope = hope;
    }
  }
  return best;
}
