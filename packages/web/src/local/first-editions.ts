import type { Edition } from '@tortuga/games/editions';
import { hashOf } from '@tortuga/kernel';
import type { KeptTable } from './local-table.ts';

/** A table as the first version of the store kept it: with its cards if they were its own, and without its edition. */
export interface FirstTable extends Omit<KeptTable, keyof Edition | 'result'> {
  readonly pack?: object | null;
}

/**
 * What every table of the first version of the store was begun with, if it brought no cards of its own: there was one
 * edition of each game in those days. These never change, whatever the games become.
 */
const FIRST_EDITIONS: Readonly<Record<string, Edition>> = {
  'tortuga-cards': {
    rulesVersion: 2,
    packDigest: '31b072d803aaf4aaf9ea9f9e714d936fb252e9c6da6e4fb154a7a14de609ccf3',
  },
  'tortuga-dice': {
    rulesVersion: 1,
    packDigest: 'fedb94e78f1e0e3280446b429520ee635f2f691a09dd83f6e7f5452448f9d3a5',
  },
  'tortuga-2199': {
    rulesVersion: 1,
    packDigest: '51e29d8954ade314e83ce6f9976fa070e85ee4128ec10c48a33c6c4d4d4a6cc3',
  },
};

/** Of a game nobody knows: it can't be run, and is shown as it was written down. */
const NO_EDITION: Edition = { rulesVersion: 0, packDigest: '' };

/** The table as it is kept now, and the cards to keep beside it; null for those of the house. */
export function withEdition({ pack = null, ...table }: FirstTable): { table: KeptTable; pack: object | null } {
  const edition = FIRST_EDITIONS[table.game] ?? NO_EDITION;
  const packDigest = pack === null ? edition.packDigest : digestOf(pack);
  // What a finished one came to is written down when it is next looked at.
  return { table: { ...table, rulesVersion: edition.rulesVersion, packDigest, result: null }, pack };
}

/** As all games made it then. */
function digestOf(pack: object): string {
  const { $schema: _, ...printed } = pack as { readonly $schema?: unknown };
  return hashOf(printed as never);
}
