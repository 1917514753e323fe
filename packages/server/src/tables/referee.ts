import type { Report } from '../report.ts';
import type { Store, TableRow } from '../storage/store.ts';
import { settingOf, timeIsUp } from './clock.ts';
import { DueTimes, HORIZON_MS } from './due-times.ts';
import type { LiveTable } from './live-table.ts';
import { tableFromRow, withTable } from './rows.ts';
import type { Table } from './table.ts';

interface JudgeParts {
  readonly store: Store;
  readonly now: () => number;
  readonly report: Report;
  readonly get: (table: string) => Promise<LiveTable | null>;
  readonly refresh: (live: LiveTable) => Promise<void>;
  readonly isLoaded: (table: string) => boolean;
}

/** The bot that plays on for a player who leaves, or whose time is up. */
export const STAND_IN = 'mate';

/** What was sent in time may take so long. Where the table is not loaded it is judged later: one node is enough. */
const GRACE_MS = 150;
const GRACE_ELSEWHERE_MS = 450;
/** When the database was away, or another version of this program can run the match. */
const AGAIN_MS = 1000;
const MUCH_LATER_MS = 3_600_000;
const MAX_TRIES = 5;
const MAX_AT_ONCE = 1000;

/**
 * Judges when somebody's time is up: table-7.5. Every node that knows of it tries, and whoever still finds the due time that
 * it saw has judged; so it needs no leader, and nobody who has died is missed.
 */
export class Referee {
  readonly #parts: JudgeParts;
  readonly #due: DueTimes;

  constructor(parts: JudgeParts) {
    this.#parts = parts;
    this.#due = new DueTimes({
      now: parts.now,
      graceOf: (table) => (parts.isLoaded(table) ? GRACE_MS : GRACE_ELSEWHERE_MS),
      judge: (table) => this.#judge(table),
    });
  }

  /** Something happened at a table, here or on another node. */
  note(table: string, due: number | null): void {
    this.#due.note(table, due);
  }

  noteLive({ table, host }: LiveTable): void {
    if (table.clock !== null) this.note(table.id, table.state === 'playing' ? (host?.clock?.due ?? null) : null);
  }

  /** To be called at the start and every minute: one query, however many tables are asleep. */
  async scan(): Promise<void> {
    const { store, now } = this.#parts;
    const due = await store.clocks.listDue(now() + HORIZON_MS, MAX_AT_ONCE);
    for (const { tableId, dueAt } of due) this.note(tableId, dueAt);
  }

  close(): void {
    this.#due.close();
  }

  async #judge(id: string): Promise<void> {
    try {
      const live = await this.#parts.get(id);
      if (live === null || live.table.state !== 'playing' || live.table.clock === null) return;
      for (let tries = 0; tries < MAX_TRIES; tries++) if (await this.#tryToJudge(live)) return;
      throw new Error('Others always changed the table meanwhile');
    } catch (error) {
      this.#parts.report(error, `clock of table ${id}`);
      this.note(id, this.#parts.now() + AGAIN_MS);
    }
  }

  /** Returns whether there is nothing more to do now. */
  async #tryToJudge(live: LiveTable): Promise<boolean> {
    const { store, now } = this.#parts;
    const { id } = live.table;
    const expected = await store.clocks.find(id);
    await this.#parts.refresh(live);
    const row = await store.tables.find(id);
    const { host } = live;
    if (row === null || row.state !== 'playing') return true;
    if (host === null) {
      await store.clocks.save(id, { at: now() + MUCH_LATER_MS, entries: Number.MAX_SAFE_INTEGER, expected });
      return true;
    }
    // Also waits for what is being written here.
    await host.catchUp();
    const { clock } = host;
    const { entries, result } = host.saved;
    if (clock === null || result !== null) return true;
    const up = clock.upAt(now());
    if (up.length === 0) {
      if (clock.due !== expected) await store.clocks.save(id, { at: clock.due, entries, expected });
      this.noteLive(live);
      return true;
    }
    const table = timeIsUp(tableFromRow(row), up, now(), STAND_IN);
    return this.#tryToWrite(live, row, table, { expected, entries });
  }

  async #tryToWrite(
    live: LiveTable,
    row: TableRow,
    table: Table,
    seen: { readonly expected: number | null; readonly entries: number },
  ): Promise<boolean> {
    const { store, now } = this.#parts;
    const written = await store.tables.update(withTable(row, table, now()), besidesOf(live, row, table, now(), seen));
    if (written.kind !== 'written') return false;
    live.change(table, written.version);
    return true;
  }
}

/** What is written together with a table that has changed: its clock, and the end of its match. */
export function besidesOf(
  { host }: LiveTable,
  { state, currentMatch: matchId }: TableRow,
  table: Table,
  now: number,
  seen: { readonly expected?: number | null; readonly entries: number } = { entries: host?.saved.entries ?? 0 },
): NonNullable<Parameters<Store['tables']['update']>[1]> {
  if (state !== 'playing' || host === null || matchId === null) return {};
  const setting = settingOf(table);
  return {
    ...(setting !== null && { due: { ...seen, at: table.state === 'playing' ? host.dueBy(setting) : null } }),
    ...(table.state === 'finished' && { ended: { matchId, at: now } }),
  };
}
