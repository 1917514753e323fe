import type { Game, GameTypes, Rng, Seat, ViewOf } from '@tortuga/kernel';

/** What a bot may look at: the same as a person in its seat, never the state. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: ViewOf<T>;
  /** The legal moves, at least one. */
  readonly moves: readonly T['move'][];
  readonly rng: Rng;
}

export interface Bot<T extends GameTypes> {
  readonly name: string;
  choose(question: Question<T>): T['move'];
}

/** What a bot knows of the game it plays. */
export interface Mind<T extends GameTypes> {
  readonly game: Game<T>;
  /** How good a position is for a seat, between 0 (lost) and 1 (won). */
  evaluate(state: T['state'], seat: Seat): number;
}
