import type { Bot } from '@tortuga/bots';
import { at, FastRng, type Game, type GameTypes, type Rng, type Seat, type ViewOf, viewOf } from '@tortuga/kernel';
import type { Played } from './game-module.ts';

/**
 * Plays one game among bots, given by seat. The deal and the bots draw from separate generators, so that the same seed
 * deals the same cards to other bots.
 */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  bots: readonly Bot<T>[],
  seed: string,
  /** Gets the true state before each decision. */
  watch: (state: T['state']) => void = () => undefined,
): Played<T> & { readonly moves: number } {
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = game.setup(options, bots.length, rng);
  const first = game.copy(state);
  const events: T['event'][] = [];
  let moves = 0;
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = at(pending, 0);
    watch(state);
    const move = at(bots, seat).choose(new LazyQuestion(game, state, seat, thoughts));
    for (const event of game.apply(state, seat, move, rng)) events.push(event);
    moves++;
  }
  return { first, last: state, events, moves };
}

/** Makes the view only when a bot reads it. */
class LazyQuestion<T extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly T['move'][];
  readonly rng: Rng;
  readonly #game: Game<T>;
  readonly #state: T['state'];

  constructor(game: Game<T>, state: T['state'], seat: Seat, rng: Rng) {
    this.seat = seat;
    this.moves = game.moves(state, seat);
    this.rng = rng;
    this.#game = game;
    this.#state = state;
  }

  get view(): ViewOf<T> {
    return viewOf(this.#game, this.#state, this.seat);
  }
}

/** The share of hits with half the width of its 95 % Wilson interval, both in percent. */
export function shareOf(hits: number, trials: number): { share: number; margin: number } {
  if (trials === 0) return { share: 0, margin: 100 };
  const z = 1.96;
  const p = hits / trials;
  const margin = (z * Math.sqrt((p * (1 - p)) / trials + z ** 2 / (4 * trials ** 2))) / (1 + z ** 2 / trials);
  return { share: 100 * p, margin: 100 * margin };
}
