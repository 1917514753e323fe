import type { JournalEntry } from '@tortuga/host';
import type { GameTypes } from '@tortuga/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type FirstTable, withEdition } from './first-editions.ts';
import type { KeptTable } from './local-table.ts';

interface Shape extends DBSchema {
  tables: { key: string; value: KeptTable };
  /** By table and index: two tabs can't both write entry i. */
  log: { key: [string, number]; value: JournalEntry<GameTypes> };
  /** By digest: the packs that tables were begun with, the default ones too. */
  packs: { key: string; value: object };
}

export type Database = IDBPDatabase<Shape>;

interface DatabaseEnds {
  /** A tab of an older version holds it open. */
  blocked(): void;
  /** A tab of a newer version needs it: it is closed here. */
  superseded(): void;
  /** The browser has closed it. */
  lost(): void;
}

const VERSION = 2;

export const openDatabase = ({ blocked, superseded, lost }: DatabaseEnds): Promise<Database> =>
  openDB<Shape>('tortuga', VERSION, {
    async upgrade(database, from, _, transaction) {
      if (from < 1) {
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('log');
      }
      if (from < 2) {
        database.createObjectStore('packs');
        const tables = transaction.objectStore('tables');
        for (const old of (await tables.getAll()) as readonly unknown[] as readonly FirstTable[]) {
          const { table, pack } = withEdition(old);
          await tables.put(table);
          if (pack !== null) await transaction.objectStore('packs').put(pack, table.packDigest);
        }
      }
    },
    blocked,
    blocking: (_, __, { target }) => {
      (target as IDBDatabase).close();
      superseded();
    },
    terminated: lost,
  });

/** All entries of one table's log from an index on. */
export const logFrom = (table: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
