import type { Entry, GameTypes } from '@tortuga/kernel';

/** Where a match is stored durably. */
export interface Journal<T extends GameTypes> {
  /** All entries from an index on, in order. */
  load(from: number): Promise<readonly JournalEntry<T>[]>;
  /** Resolves when the entry is safe on disk, or with 'taken' if somebody else has written that index. */
  append(index: number, entry: JournalEntry<T>): Promise<'written' | 'taken'>;
}

/** An entry of the log with the id of the request that asked for it. */
export interface JournalEntry<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly requestId: string;
  /** When it came; logs from before there were clocks don't say. */
  readonly at?: number;
  /** At a table with a clock: when the next time will be up after this entry. Stored with it, never read back. */
  readonly due?: number | null;
}

/** The journal could not be read or written; the cause says why. */
export class JournalFailure extends Error {
  constructor(cause: unknown) {
    super('The journal failed', { cause });
  }
}
