import { at, type GameTypes, type Rng, type Seat, type ViewOf } from '@tortuga/kernel';

/** What a bot may look at: the same as a person in its seat, never the state. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: ViewOf<T>;
  /** The legal moves, at least one. */
  readonly moves: readonly T['move'][];
  readonly rng: Rng;
  /** The time in milliseconds, where there is a clock. Without one a bot thinks by iterations, exactly repeatable. */
  readonly now?: () => number;
}

/** Something a seat could do now, and what a bot thinks of it. */
export interface Plan<T extends GameTypes> {
  /** The move to make now, and those it means to make after it, as far as it has thought ahead. */
  readonly moves: readonly T['move'][];
  /** From 0 to 1: how likely the seat is to win with it. */
  readonly chance: number;
  /** How often it was tried: a chance from few tries says little. */
  readonly tries: number;
}

/** A bot sits in one seat of one match, and may remember what it planned. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  choose(question: Question<T>): T['move'];
  /** What it thinks of its moves, the best first. */
  consider?(question: Question<T>): readonly Plan<T>[];
}

/** A bot that does what seems best, and does not think where there is nothing to choose. */
export const bestPlanBot = <T extends GameTypes>(
  name: string,
  consider: (question: Question<T>) => readonly Plan<T>[],
): Bot<T> => ({
  name,
  consider,
  choose: (question) => (question.moves.length === 1 ? at(question.moves, 0) : at(at(consider(question), 0).moves, 0)),
});
