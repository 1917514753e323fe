import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from './live-table.ts';

/** Not after every move: a list may be a moment late. */
const NOTING_MS = 2000;

/** Writes into the rows whose turn it is: for lists, and for a server that starts after this one. */
export class TurnNotes {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #report: Report;
  /** Tables where it is somebody else's turn than the row says. */
  readonly #tables = new Set<LiveTable>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(store: Store, now: () => number, report: Report) {
    this.#store = store;
    this.#now = now;
    this.#report = report;
  }

  noteSoon(table: LiveTable): void {
    this.#tables.add(table);
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write().catch((error: unknown) => this.#report(error, 'whose turn it is'));
    }, NOTING_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    const tables = [...this.#tables];
    this.#tables.clear();
    const at = this.#now();
    const rows = tables.flatMap(({ table, host }) =>
      host === null ? [] : [{ id: table.id, pending: host.saved.pending, entries: host.saved.entries, at }],
    );
    if (rows.length === 0) return;
    try {
      await this.#store.tables.notePending(rows);
    } catch (error) {
      for (const table of tables) this.noteSoon(table);
      throw error;
    }
  }
}
