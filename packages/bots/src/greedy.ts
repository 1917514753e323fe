import { at, type GameTypes } from '@tortuga/kernel';
import type { Bot } from './bot.ts';
import type { Eye } from './mind.ts';

/** Hidden cards are guessed this often; the mean decides. */
const GUESSES = 4;

/** Makes the move after which its position looks best, one step ahead. */
export const greedyBot = <T extends GameTypes>({ game, evaluate }: Eye<T>): Bot<T> => ({
  name: 'greedy',
  choose({ seat, view, moves, rng }) {
    const worth = moves.map(() => 0);
    for (let guess = 0; guess < GUESSES; guess++) {
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
