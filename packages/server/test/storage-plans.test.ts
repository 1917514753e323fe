import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../src/storage/open.ts';
import type { Store } from '../src/storage/store.ts';
import { sampleTable } from './storage/samples.ts';

describe('query plans of SQLite', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-plans-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ dataDir: folder });
    await store.tables.create(sampleTable());
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The statements of a task, and the steps of their query plans. */
  async function planOf(ask: () => Promise<unknown>): Promise<{ statements: string[]; steps: string[] }> {
    const prepare = vi.spyOn(Libsql.prototype, 'prepare');
    await ask();
    const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^(select|update)/.test(sql));
    prepare.mockRestore();
    const file = new Libsql(path.join(folder, 'tortuga.sqlite'));
    const steps = statements.flatMap((sql) => {
      const nothing = new Array<null>((sql.match(/\?/g) ?? []).length).fill(null);
      const rows = file.prepare(`explain query plan ${sql}`).all(nothing) as { detail: string }[];
      return rows.map(({ detail }) => detail);
    });
    file.close();
    expect(statements.length).toBeGreaterThan(0);
    return { statements, steps: steps.filter((step) => /(SCAN|SEARCH) (tables|log|clocks|alerts)\b/.test(step)) };
  }

  const byIndex =
    /^SEARCH tables USING (COVERING )?INDEX tables_by_update \(state=\? AND visibility=\? AND updated_at>/;
  const byId = /^SEARCH tables USING INDEX sqlite_autoindex_tables_1 \(id=\?\)/;

  it('listing the open tables reads only those where somebody was lately, and not their packs', async () => {
    const { statements, steps } = await planOf(() => store.tables.listOpen(100, 1, 3));
    expect(steps).toEqual([expect.stringMatching(byIndex)]);
    expect(statements[0]).not.toMatch(/pack_json|\*/);
  });

  it('listing the running tables reads only those where somebody moved lately, and not their packs', async () => {
    const { statements, steps } = await planOf(() => store.tables.listRunning(100, 1));
    expect(steps).toEqual([
      expect.stringMatching(/^SEARCH tables USING INDEX tables_by_move \(state=\? AND visibility=\? AND moved_at>/),
    ]);
    expect(statements[0]).not.toMatch(/pack_json|\*/);
  });

  it('listing the tables of a player reads only theirs, and not their packs', async () => {
    const { statements, steps } = await planOf(() => store.tables.listOfPlayer('player-1', 100));
    expect(steps).toEqual([expect.stringMatching(byId), expect.stringMatching(byId)]);
    expect(statements[0]).not.toMatch(/pack_json|\*/);
    expect((await planOf(() => store.tables.countOfPlayer('player-1'))).steps).toEqual([expect.stringMatching(byId)]);
  });

  it('noting that somebody still waits reads only those tables', async () => {
    const { steps } = await planOf(() => store.tables.touch(['a', 'b'], 1));
    expect(steps).toEqual([expect.stringMatching(byId)]);
  });

  it('finding whose time will be up soon reads no table that is asleep', async () => {
    const { steps } = await planOf(() => store.clocks.listDue(1, 10));
    expect(steps).toEqual([expect.stringMatching(/^SEARCH clocks USING INDEX clocks_by_due \(due_at/)]);
  });

  it('finding what may be told reads only where somebody moved lately, or where a time will be up', async () => {
    const byPlayer = /^SEARCH tables USING INDEX/;
    for (const ask of [
      () => store.alerts.listMoved(1),
      () => store.alerts.listOver(1),
      () => store.alerts.listDue(1, 2),
    ]) {
      const { steps } = await planOf(ask);
      expect(steps).not.toContainEqual(expect.stringMatching(/^SCAN/));
      expect(steps).toContainEqual(expect.stringMatching(byPlayer));
    }
    const claiming = { playerId: 'player-1', tableId: 'table-1' };
    const { steps } = await planOf(() => store.alerts.noteSeen([claiming], 1));
    expect(steps).toEqual([expect.stringMatching(/^SEARCH alerts USING INDEX /)]);
  });

  it('finding the tables to load reads only the running ones, and the end of their logs', async () => {
    const { steps } = await planOf(() => store.tables.listToLoad());
    expect(steps).toEqual([
      expect.stringMatching(/^SEARCH tables USING INDEX tables_by_(?:update|move) \(state=\?/),
      expect.stringMatching(/^SEARCH log USING COVERING INDEX sqlite_autoindex_log_1 \(match_number=\?/),
    ]);
  });
});
