import type { Game, GameTypes, Rng, Seat } from '@tortuga/kernel';

/** All that the simplest bots need. */
export interface Eye<T extends GameTypes> {
  readonly game: Game<T>;
  /** How good a position is for a seat, between 0 (lost) and 1 (won): what the greedy yardstick sees, never changed. */
  evaluate(state: T['state'], seat: Seat): number;
}

/** What a game tells its bots beyond its rules. They ask it about states that they have guessed from their view. */
export interface Mind<T extends GameTypes> extends Eye<T> {
  seatCount(state: T['state']): number;
  /** The moves worth thinking about, the most promising first: some of the legal ones, at least one. */
  candidates(state: T['state'], seat: Seat): readonly T['move'][];
  /**
   * Stays the same while a seat is in the middle of something, such as its turn or a combat. Where it changes, positions
   * can be compared with each other.
   */
  stretch(state: T['state'], seat: Seat): number;
  /** The same for states that don't differ for whoever plays on. */
  key(state: T['state']): number;
  /** What the rest of a stretch promises, as a summand to the log odds: it guides the search and decides nothing. */
  promise(state: T['state'], seat: Seat): number;
  /** A quick and sensible move: how everybody plays on where the search looks no further. */
  quickMove(state: T['state'], seat: Seat, rng: Rng): T['move'];
  readonly features: Features<T>;
}

/** What a tree search wants to know besides. */
export interface TreeMind<T extends GameTypes> extends Mind<T> {
  /** The same for moves that come to the same, whatever is hidden. */
  moveKey(move: T['move']): number;
  /** Whether this seat knows all there is to know before the end of the stretch: one guess is as good as a thousand. */
  isOpen(state: T['state'], seat: Seat): boolean;
}

/** How a tree search judges the positions at which its tree ends. */
export interface Outlook<T extends GameTypes> {
  /** Whether `look` says here what best play leads to: then the tree need not grow any further. */
  settles(state: T['state']): boolean;
  /**
   * Writes by seat how likely it is to win, from 0 to 1. It may play on to the end of the stretch that is searched, and so
   * change the state; the stretch may be over already.
   */
  look(state: T['state'], rng: Rng, chances: Float64Array, stretch: number): void;
  /** By move, its value for this seat if all play their best from there on; null where that would take too long. */
  solve?(state: T['state'], seat: Seat, moves: readonly T['move'][]): readonly number[] | null;
}

/** A position as numbers, from which its value is learned. */
export interface Features<T extends GameTypes> {
  /** Each is about 1 in size. A change of the list makes weights of before useless, so it has a name. */
  readonly names: readonly string[];
  /** Writes how a seat is placed, its rivals included. Must not depend on what will be drawn anew anyway. */
  write(state: T['state'], seat: Seat, into: Float64Array): void;
}
