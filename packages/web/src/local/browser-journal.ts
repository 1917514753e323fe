import type { Journal, JournalEntry } from '@tortuga/host';
import type { GameTypes } from '@tortuga/kernel';
import { type Database, logFrom } from './database.ts';

const begin = (database: Database) => database.transaction(['tables', 'log'], 'readwrite', { durability: 'strict' });
type Writing = ReturnType<typeof begin>;

/** The log of one local match, kept in the browser's database. */
export class BrowserJournal implements Journal<GameTypes> {
  readonly #database: () => Promise<Database>;
  readonly #table: string;

  /** @param database is called each time: the browser may have closed the last one */
  constructor(database: () => Promise<Database>, table: string) {
    this.#database = database;
    this.#table = table;
  }

  async load(from: number): Promise<readonly JournalEntry<GameTypes>[]> {
    return (await this.#database()).getAll('log', logFrom(this.#table, from));
  }

  async append(index: number, written: JournalEntry<GameTypes>): Promise<'written' | 'taken'> {
    const writing = begin(await this.#database());
    try {
      await Promise.all([this.#append(writing, index, written), writing.done]);
      return 'written';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'taken';
      throw error;
    }
  }

  /** A table that was removed in another tab is not played on. */
  async #append(writing: Writing, index: number, written: JournalEntry<GameTypes>): Promise<void> {
    const kept = await writing.objectStore('tables').getKey(this.#table);
    if (kept === undefined) throw new Error('no such table');
    await writing.objectStore('log').add(written, [this.#table, index]);
  }
}
