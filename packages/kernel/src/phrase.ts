import type { Seat } from './ids.ts';

/** A sentence as data: a key in some `words/` folder and its parameters. The reader chooses the language. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params;
}

export type Params = Readonly<Record<string, Param>>;

/** A number or a choice for the sentence, another phrase, or a player to be named. */
export type Param = number | string | Phrase | { readonly seat: Seat };

/** Why something is not allowed, and which rule says so (`cards-2.3`, `table-1.1`). */
export interface Refusal extends Phrase {
  readonly rule: string;
}
