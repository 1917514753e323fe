import { at, type GameTypes } from '@tortuga/kernel';
import type { Bot } from './bot.ts';
import type { Eye } from './mind.ts';

/** The yardstick guesses hidden cards this often. */
const GUESSES = 4;

/** Makes the move after which its position looks best, one step ahead, by the mean over its guesses of what is hidden. */
export const greedyBot = <T extends GameTypes>({ game, evaluate }: Eye<T>, guesses = GUESSES): Bot<T> => ({
  name: 'greedy',
  choose({ seat, view, moves, rng }) {
    const worth = moves.map(() => 0);
    for (let guess = 0; guess < guesses; guess++) {
      const state = game.determinize(view, rng);
      for (const [index, move] of moves.entries()) {
        const after = game.copy(state);
        game.apply(after, seat, move, rng);
        worth[index] = at(worth, index) + evaluate(after, seat);
      }
    }
    return at(moves, worth.indexOf(Math.max(...worth)));
  },
});
