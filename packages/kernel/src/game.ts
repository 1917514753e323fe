import type { z } from 'zod';
import { hashOf } from './hash.ts';
import type { Seat, Viewer } from './ids.ts';
import type { Params, Phrase, Refusal } from './phrase.ts';
import type { Rng } from './random/rng.ts';

/** The types that each game defines. */
export interface GameTypes {
  /** Plain JSON: the whole truth, cheap to copy. */
  state: object;
  /** Plain JSON: an answer to a decision. */
  move: object;
  /** Plain JSON: what happened. `redact` removes what a viewer may not see. */
  event: { readonly type: string };
  /** Plain JSON: what everybody may know, as an allow-list. */
  open: object;
  /** Plain JSON: what only one viewer may know, or sees differently from the others; an allow-list too. */
  own: object;
  options: object;
  /** What a legal move costs or yields, as far as its player can know; shown before the click. */
  price: unknown;
}

/** Everything that one viewer may know. */
export type ViewOf<T extends GameTypes> = T['open'] & T['own'];

/** In a view or a redacted event: something is there, but this viewer may not know what. */
export interface Hidden {
  readonly hidden: true;
}

export const HIDDEN: Hidden = { hidden: true };

/** A fact that is not public, such as where a card is, and the seats that know it. */
export interface Secret {
  readonly id: string;
  readonly knownTo: readonly Seat[];
}

/** The card pack a game was made with. The digest distinguishes packs with the same id. */
export interface PackRef {
  readonly id: string;
  readonly digest: string;
}

/** Every kind of event, score line and ending this game has, so that tests can check that each occurs. */
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
  /** Best first. Seats that share a place are listed together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly lines: readonly ScoreLine[];
}

/**
 * The rules of one game: data and pure functions with no clock, no I/O and no randomness except `rng`.
 * Every host (server, browser, bots, lab) runs these same functions; `@tortuga/laws` says what they must obey.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Increased whenever an old match would replay differently. */
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
   * What is hashed in place of the state: the shape of a state may change, but the hashes of matches that are already
   * stored must not.
   */
  hashed?(state: T['state']): object;

  /** The seats that owe an answer now: several when they choose simultaneously, none once there is a result. */
  pending(state: T['state']): readonly Seat[];
  /**
   * The number of the open question. It changes if and only if a new question is asked: all who answer
   * simultaneously answer the same one, in as many steps as each needs.
   */
  question(state: T['state']): number;
  /** What the seats in `pending` are asked, in words that everybody may read. */
  prompt(state: T['state']): Phrase;
  /** Every legal move of a seat: finite, in a stable order, few enough to search. */
  moves(state: T['state'], seat: Seat): readonly T['move'][];
  /** Moves that a player may think of but that are not legal now; each is shown with the reason. */
  considered(state: T['state'], seat: Seat): T['move'][];
  /** The only place where a rule forbids anything. May depend only on what that seat knows. */
  refuse(state: T['state'], seat: Seat, move: T['move']): Refusal | null;
  price(state: T['state'], seat: Seat, move: T['move']): T['price'];
  /** Changes the given state by a move that `refuse` allows, and returns what happened. */
  apply(state: T['state'], seat: Seat, move: T['move'], rng: Rng): T['event'][];

  /**
   * The fields of a view that are the same for all viewers: a host makes them once, however many there are. `last` is
   * what it got before, or null: parts that have not changed may be reused from it, so that the host needn't compare
   * them. What was returned is never modified.
   */
  open(state: T['state'], last: T['open'] | null): T['open'];
  /** The remaining fields, by the same rules. */
  own(state: T['state'], viewer: Viewer, last: T['own'] | null): T['own'];
  redact(event: T['event'], viewer: Viewer): T['event'];
  /** Everything that is not public, and who knows it. */
  secrets(state: T['state']): Secret[];
  /** A random state that this viewer could not distinguish from the true one. */
  determinize(view: ViewOf<T>, rng: Rng): T['state'];

  result(state: T['state']): Result | null;
}

export const viewOf = <T extends GameTypes>(game: Game<T>, state: T['state'], viewer: Viewer): ViewOf<T> => ({
  ...game.open(state, null),
  ...game.own(state, viewer, null),
});

export const hashOfState = <T extends GameTypes>(game: Game<T>, state: T['state']): string =>
  hashOf(game.hashed?.(state) ?? state);
