import type { Edition } from '@tortuga/games/editions';
import type { Json, Phrase, Result, Seed } from '@tortuga/kernel';

/** A table that lives in this browser alone. */

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** What a player asks for. */
export interface LocalPlan {
  readonly game: string;
  /** The cards to play with; null for the default pack. */
  readonly pack: object | null;
  readonly options: Json;
  readonly seats: readonly LocalSeat[];
}

/** Its cards are stored separately, by their digest. */
export interface LocalTable extends Omit<LocalPlan, 'pack'>, Edition {
  readonly id: string;
  /** The digest of the lesson that is taught here, if this is a guided game. */
  readonly lesson?: string;
  readonly startedAt: number;
  readonly touchedAt: number;
  /** The seats that owe a decision now; empty when it is over. */
  readonly pending: readonly number[];
  /** As it was ranked at the time. Null while it is not over, and for tables from before results were stored. */
  readonly result: Result | null;
}

/** As it is stored: with the seed of its randomness. */
export interface KeptTable extends LocalTable {
  readonly seed: Seed;
}

/** A table, and why its match can't be run by this program; null if it can. */
export interface OpenedTable {
  readonly table: LocalTable;
  readonly closed: Phrase | null;
}

export const isFinished = ({ pending }: LocalTable): boolean => pending.length === 0;
