import type { GameTypes, Rng, Seat, ViewOf } from '@tortuga/kernel';

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

/** The bots that search. They are loaded when the first of them is needed: weights and tables take space. */
export interface SearchingBots<T extends GameTypes> {
  /** A yardstick, frozen: change it, and what was measured against it means nothing any more. */
  readonly reference: Bot<T>;
  /** As strong as we can make it. */
  readonly strongest: Bot<T>;
}
