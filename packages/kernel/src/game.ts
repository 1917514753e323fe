import type { z } from 'zod';
import { hashOf } from './hash.ts';
import type { Seat, Viewer } from './ids.ts';
import type { Params, Phrase, Refusal } from './phrase.ts';
import type { Rng } from './random/rng.ts';

/** The types one game fills in. */
export interface GameTypes {
  /** Plain JSON, all of the truth, cheap to copy. */
  state: object;
  /** Plain JSON: an answer to a decision. */
  move: object;
  /** Plain JSON: what happened. Parts that not everybody may see are taken out by `redact`. */
  event: { readonly type: string };
  /** Plain JSON: what everybody may know, by an allow-list. */
  open: object;
  /** Plain JSON: what one viewer may know beyond that, or sees otherwise than the others, by an allow-list. */
  own: object;
  options: object;
  /** What a legal move costs or brings, as far as its player can know, to be shown before the click. */
  price: unknown;
}

/** All that one viewer may know. */
export type ViewOf<T extends GameTypes> = T['open'] & T['own'];

/** In a view or a redacted event: something is there, and this viewer may not know what. */
export interface Hidden {
  readonly hidden: true;
}

export const HIDDEN: Hidden = { hidden: true };

/** A fact that is not open to all, such as where a card is, and the seats that know it. */
export interface Secret {
  readonly id: string;
  readonly knownTo: readonly Seat[];
}

/** Which card pack a game was made with. The digest tells two packs of one name apart. */
export interface PackRef {
  readonly id: string;
  readonly digest: string;
}

/** All kinds of things this game can say, so that tests can ask whether each was ever seen. */
export interface Vocabulary {
  readonly endings: readonly string[];
  readonly events: readonly string[];
  readonly lines: readonly string[];
}

export interface ScoreLine {
  /** One of the vocabulary's lines. */
  readonly kind: string;
  /** The seats this line counts for: one, or the partners of a team. */
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly rule: string;
  readonly params: Params;
}

export interface Result {
  /** One of the vocabulary's endings. */
  readonly cause: string;
  /** Best first. Seats that share a place stand in it together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly lines: readonly ScoreLine[];
}

/**
 * The rules of one game: data and pure functions, without a clock, without I/O, without chance but `rng`.
 * Every host (server, browser, bots, laboratory) runs these same functions, and `@tortuga/laws` says what
 * they must obey.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised when an old match would replay differently. */
  readonly rulesVersion: number;
  readonly pack: PackRef;
  readonly seatCounts: readonly number[];
  /** Every combination of options worth playing; the first is the default. */
  readonly optionSets: readonly T['options'][];
  readonly vocabulary: Vocabulary;
  readonly optionsSchema: z.ZodType<T['options']>;
  readonly moveSchema: z.ZodType<T['move']>;

  setup(options: T['options'], seats: number, rng: Rng): T['state'];
  copy(state: T['state']): T['state'];
  /**
   * What of a state is hashed, where that is not the state itself: a state may be written otherwise than it was when
   * the first matches were stored, and their hashes must still be the same.
   */
  hashed?(state: T['state']): object;

  /** Who owes an answer now: several when they choose at the same time, none when there is a result. */
  pending(state: T['state']): readonly Seat[];
  /**
   * The number of the question that is open. It changes when, and only when, a new question is put: all who
   * answer at the same time answer the same one, in as many steps as each needs.
   */
  question(state: T['state']): number;
  /** What those in `pending` are asked, in words that everybody may read. */
  prompt(state: T['state']): Phrase;
  /** Every legal move of a seat, finite, in stable order, short enough to search. */
  moves(state: T['state'], seat: Seat): readonly T['move'][];
  /** Moves a player may think of that are not legal now: each is shown with the reason why not. */
  considered(state: T['state'], seat: Seat): T['move'][];
  /** The only place where a rule forbids. May depend only on what that seat knows. */
  refuse(state: T['state'], seat: Seat, move: T['move']): Refusal | null;
  price(state: T['state'], seat: Seat, move: T['move']): T['price'];
  /** Changes the given state by a move that `refuse` allows, and tells what happened. */
  apply(state: T['state'], seat: Seat, move: T['move'], rng: Rng): T['event'][];

  /**
   * The fields of a view that are the same for all viewers: a host makes them once, however many look. It may give what
   * it was given last: what is still the same may be taken over from it, and then nobody needs to look into it again.
   * What was given is never changed afterwards.
   */
  open(state: T['state'], last: T['open'] | null): T['open'];
  /** The other fields, likewise. */
  own(state: T['state'], viewer: Viewer, last: T['own'] | null): T['own'];
  redact(event: T['event'], viewer: Viewer): T['event'];
  /** All that is not open to everybody, and who knows it. */
  secrets(state: T['state']): Secret[];
  /** A random state that this viewer could not tell from the true one. */
  determinize(view: ViewOf<T>, rng: Rng): T['state'];

  result(state: T['state']): Result | null;
}

export const viewOf = <T extends GameTypes>(game: Game<T>, state: T['state'], viewer: Viewer): ViewOf<T> => ({
  ...game.open(state, null),
  ...game.own(state, viewer, null),
});

export const hashOfState = <T extends GameTypes>(game: Game<T>, state: T['state']): string =>
  hashOf(game.hashed?.(state) ?? state);
