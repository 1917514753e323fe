import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from './live-table.ts';

/** Not after every move: lists may be a little late. */
const WRITE_MS = 2000;

/** Stores whose turn it is at each table, for lists and for the next start of the server. */
export class PendingWriter {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #report: Report;
  /** Tables whose row is out of date. */
  readonly #tables = new Set<LiveTable>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(store: Store, now: () => number, report: Report) {
    this.#store = store;
    this.#now = now;
    this.#report = report;
  }

  writeSoon(table: LiveTable): void {
    this.#tables.add(table);
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write().catch((error: unknown) => this.#report(error, 'whose turn it is'));
    }, WRITE_MS).unref();
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
      await this.#store.tables.savePending(rows);
    } catch (error) {
      for (const table of tables) this.writeSoon(table);
      throw error;
    }
  }
}
