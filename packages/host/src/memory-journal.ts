import type { GameTypes } from '@tortuga/kernel';
import type { Journal, Written } from './match-host.ts';

/** A journal that lasts as long as the page or the test. */
export class MemoryJournal<T extends GameTypes> implements Journal<T> {
  readonly #entries: Written<T>[] = [];

  load(from: number): Promise<readonly Written<T>[]> {
    return Promise.resolve(this.#entries.slice(from));
  }

  append(index: number, written: Written<T>): Promise<'written' | 'taken'> {
    if (index < this.#entries.length) return Promise.resolve('taken');
    this.#entries.push(written);
    return Promise.resolve('written');
  }
}
