import type { Journal, JournalEntry } from '@tortuga/host';
import type { Entry, GameTypes } from '@tortuga/kernel';
import type { Log } from './storage/store.ts';

/** A match's journal in the store. */
export class StoreJournal<T extends GameTypes> implements Journal<T> {
  readonly #log: Log;
  readonly #matchId: string;
  readonly #tableId: string;

  constructor(log: Log, matchId: string, tableId: string) {
    this.#log = log;
    this.#matchId = matchId;
    this.#tableId = tableId;
  }

  async load(from: number): Promise<readonly JournalEntry<T>[]> {
    const lines = await this.#log.load(this.#matchId, from);
    // Entries were checked when they were written, and are replayed by the rules now.
    return lines.map(({ moveId, entryJson }) => {
      const { at, ...entry } = JSON.parse(entryJson) as Entry<T> & { readonly at?: number };
      return { entry: entry as Entry<T>, requestId: moveId ?? '', ...(at === undefined ? {} : { at }) };
    });
  }

  async append(index: number, { entry, requestId, at, due }: JournalEntry<T>): Promise<'written' | 'taken'> {
    const entryJson = textOf(entry, at);
    const line = { matchId: this.#matchId, index, moveId: requestId, entryJson };
    const { kind } = await this.#log.append(
      due === undefined ? line : { ...line, due: { tableId: this.#tableId, at: due } },
    );
    return kind === 'written' ? 'written' : 'taken';
  }
}

/** Field by field: a copy by `...entry` takes longer than making the text. */
function textOf<T extends GameTypes>(entry: Entry<T>, at: number | undefined): string {
  const { kind, seat } = entry;
  if (kind !== 'move') return JSON.stringify({ kind, seat, at });
  return JSON.stringify({ kind, seat, decision: entry.decision, move: entry.move, at });
}
