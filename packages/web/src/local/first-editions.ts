import type { Edition } from '@tortuga/games/editions';
import { hashOf } from '@tortuga/kernel';
import type { KeptTable } from './local-table.ts';

/** A table as the first version stored it: with its cards if they were its own, and without its edition. */
export interface FirstTable extends Omit<KeptTable, keyof Edition | 'result'> {
  readonly pack?: object | null;
}

/**
 * The editions that tables of the first version were begun with, unless they brought cards of their own: each game had one
 * edition then. These never change, whatever the games become.
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

/** For a game that nobody knows: it can't be run, and is shown from its record. */
const NO_EDITION: Edition = { rulesVersion: 0, packDigest: '' };

/** The table as it is stored now, and its cards; null for the default pack. */
export function withEdition({ pack = null, ...table }: FirstTable): { table: KeptTable; pack: object | null } {
  const edition = FIRST_EDITIONS[table.game] ?? NO_EDITION;
  const packDigest = pack === null ? edition.packDigest : digestOf(pack);
  // The result of a finished one is stored when it is next opened.
  return { table: { ...table, rulesVersion: edition.rulesVersion, packDigest, result: null }, pack };
}

/** As all games did then. */
function digestOf(pack: object): string {
  const { $schema: _, ...printed } = pack as { readonly $schema?: unknown };
  return hashOf(printed);
}
