import type { Seat } from './ids.ts';

/** A sentence as data: a key in some `words/` folder and its parameters. The reader chooses the language. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params;
}

export type Params = Readonly<Record<string, Param>>;

/** A number or a choice for the sentence, another phrase, or a player to be named. */
export type Param = number | string | Phrase | { readonly seat: Seat };

/** A prompt names the player who is asked; one that asks several at once, or nobody, has no name in it. */
export const promptFor = (seat: Seat | null, key: string, params: Params = {}): Phrase =>
  seat === null ? { key } : { key, params: { player: { seat }, ...params } };

/** Why something is not allowed, and which rule says so (`cards-2.3`, `table-1.1`). */
export interface Refusal extends Phrase {
  readonly rule: string;
}
