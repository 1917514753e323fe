import type { Json, Seed } from '@tortuga/kernel';
import type { OwnPack } from '../table/game.ts';

/** A table that lives in this browser alone. */

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** What a player asks for. */
export interface LocalPlan {
  readonly game: string;
  /** The cards to play with; null for those of the house. Tables of before there was a choice don't say. */
  readonly pack?: object | null;
  readonly options: Json;
  readonly seats: readonly LocalSeat[];
}

export interface LocalTable extends LocalPlan {
  readonly id: string;
  readonly startedAt: number;
  readonly touchedAt: number;
  /** The seats that owe a decision now; empty when it is over. */
  readonly pending: readonly number[];
}

/** As it is kept: with the secret that its chance comes from. */
export interface KeptTable extends LocalTable {
  readonly seed: Seed;
}

/** The cards that belong to a table: nobody else has to be asked for them. */
export const localPack = ({ id, pack }: Pick<LocalTable, 'id' | 'pack'>): OwnPack | null =>
  pack == null ? null : { key: id, read: () => Promise.resolve(pack) };

export const isFinished = ({ pending }: LocalTable): boolean => pending.length === 0;
