import type { GameTypes } from '@tortuga/kernel';
import type { Journal, JournalEntry } from './journal.ts';

/** A journal that lasts as long as the page or the test. */
export class MemoryJournal<T extends GameTypes> implements Journal<T> {
  readonly #entries: JournalEntry<T>[] = [];

  load(from: number): Promise<readonly JournalEntry<T>[]> {
    return Promise.resolve(this.#entries.slice(from));
  }

  append(index: number, entry: JournalEntry<T>): Promise<'written' | 'taken'> {
    if (index < this.#entries.length) return Promise.resolve('taken');
    this.#entries.push(entry);
    return Promise.resolve('written');
  }
}
