import type { Written } from '@tortuga/host';
import type { GameTypes } from '@tortuga/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptTable } from './local-table.ts';

interface Shape extends DBSchema {
  tables: { key: string; value: KeptTable };
  /** By table and index: two tabs can't both write step i. */
  log: { key: [string, number]; value: Written<GameTypes> };
}

export type Database = IDBPDatabase<Shape>;

export const openDatabase = (): Promise<Database> =>
  openDB<Shape>('tortuga', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('log');
    },
  });

/** All entries of one table's log from an index on. */
export const logFrom = (table: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
