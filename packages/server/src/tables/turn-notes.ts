import type { Report } from '../report.ts';
import type { Store } from '../storage/store.ts';
import type { Room } from './room.ts';

/** Not at every move: a list may be a moment late. */
const NOTING_MS = 2000;

/** Notes in the rows whose turn it is, for lists and for whoever starts after us. */
export class TurnNotes {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #report: Report;
  /** Rooms in which it is somebody else's turn than was noted. */
  readonly #rooms = new Set<Room>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(store: Store, now: () => number, report: Report) {
    this.#store = store;
    this.#now = now;
    this.#report = report;
  }

  noteSoon(room: Room): void {
    this.#rooms.add(room);
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write().catch((error: unknown) => this.#report(error, 'whose turn it is'));
    }, NOTING_MS).unref();
  }

  /** Writes what is still to be noted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    const rooms = [...this.#rooms];
    this.#rooms.clear();
    const at = this.#now();
    const rows = rooms.flatMap(({ table, host }) =>
      host === null ? [] : [{ id: table.id, pending: host.saved.pending, entries: host.saved.entries, at }],
    );
    if (rows.length === 0) return;
    try {
      await this.#store.tables.notePending(rows);
    } catch (error) {
      for (const room of rooms) this.noteSoon(room);
      throw error;
    }
  }
}
