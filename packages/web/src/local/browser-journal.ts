import type { Journal, Written } from '@tortuga/host';
import type { GameTypes } from '@tortuga/kernel';
import { type Database, logFrom } from './database.ts';

/** The log of one local match, kept in the browser's database. */
export class BrowserJournal implements Journal<GameTypes> {
  readonly #database: Database;
  readonly #table: string;

  constructor(database: Database, table: string) {
    this.#database = database;
    this.#table = table;
  }

  load(from: number): Promise<readonly Written<GameTypes>[]> {
    return this.#database.getAll('log', logFrom(this.#table, from));
  }

  async append(index: number, written: Written<GameTypes>): Promise<'written' | 'taken'> {
    const writing = this.#database.transaction('log', 'readwrite', { durability: 'strict' });
    try {
      await Promise.all([writing.store.add(written, [this.#table, index]), writing.done]);
      return 'written';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'taken';
      throw error;
    }
  }
}
