// Lists among 100,000 finished tables, 100,000 lobbies and 5,000 running ones: node scripts/run.mjs packages/server/test/lists-speed.ts
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { StoreLocation } from '../src/storage/location.ts';
import { openStore } from '../src/storage/open.ts';
import { NO_LIMITS, openPostgres } from '../src/storage/postgres.ts';
import type { Database } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { startPostgres } from './postgres-for-tests.ts';

const [FINISHED, LOBBIES, RUNNING] = [100_000, 100_000, 5_000];
const ENTRIES = 20;
const NOW = 1_763_000_000_000;
const SEATS = JSON.stringify([
  { kind: 'person', sitter: { player: 'p', name: 'Anne' } },
  { kind: 'bot', bot: 'random', standsInFor: null },
]);

async function fill(db: Database): Promise<void> {
  const upTo = (most: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(most)})`;
  for (const [state, count] of [
    ['finished', FINISHED],
    ['lobby', LOBBIES],
    ['playing', RUNNING],
  ] as const) {
    const kind = sql.lit(state);
    await sql`insert into tables (id, game, options_json, seats_json, visibility, host_player, state, current_match,
        version, created_at, updated_at, pending_json, entries)
      ${upTo(count)} select ${kind} || '-' || n, 'tortuga-cards', '{}', ${sql.lit(SEATS)}, 'public',
        'player-' || (n % 1000), ${kind}, ${kind} || '-match-' || n, 1, ${sql.lit(NOW)} + n, ${sql.lit(NOW)} + n,
        case when n % 10 = 0 then '[1]' else '[0]' end, ${sql.lit(ENTRIES)} from numbers`.execute(db);
    await sql`insert into table_players (table_id, player_id)
      ${upTo(count)} select ${kind} || '-' || n, 'player-' || (n % 1000) from numbers`.execute(db);
    if (state === 'lobby') continue;
    await sql`insert into log_matches (match_id) ${upTo(count)} select ${kind} || '-match-' || n from numbers`.execute(
      db,
    );
  }
  await sql`insert into log (match_number, ${sql.ref('index')}, entry_json)
    ${upTo(ENTRIES)} select number, n - 1, '{"kind":"move"}' from log_matches, numbers`.execute(db);
}

async function measure(name: string, location: StoreLocation): Promise<void> {
  await (await openStore(location)).close();
  const backend =
    'dataDir' in location
      ? await openSqlite(location.dataDir)
      : await openPostgres(location.databaseUrl, 'fill', NO_LIMITS);
  await fill(backend.db);
  if ('databaseUrl' in location) await sql`analyze`.execute(backend.db);
  await backend.close();
  const store = await openStore(location);
  const { tables } = store;
  const ids = Array.from({ length: 10 }, (_, n) => `lobby-${n * 1000 + 1}`);
  const tasks: Record<string, () => Promise<unknown>> = {
    'listToWake (500 of 5,000)': () => tables.listToLoad(),
    'listOpen (3 a host, of 1,000 waited at lately)': () => tables.listOpen(100, NOW + LOBBIES - 1000, 3),
    'listOfPlayer (205 tables)': () => tables.listOfPlayer('player-7', 100),
    countOfPlayer: () => tables.countOfPlayer('player-7'),
    'touch (10 of 100,000 lobbies)': () => tables.touch(ids, NOW),
    'savePending (10)': () => tables.savePending(ids.map((id) => ({ id, pending: [0], entries: ENTRIES, at: NOW }))),
    check: () => store.check(),
    'deleteAbandoned (50,000)': () => tables.deleteAbandoned(NOW + LOBBIES / 2 + 1),
  };
  for (const [task, run] of Object.entries(tasks)) {
    const times: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const started = performance.now();
      await run();
      times.push(Math.round(10 * (performance.now() - started)) / 10);
    }
    console.log(`${name}\t${task}\t${times.join(', ')} ms`);
  }
  await store.close();
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-lists-'));
const postgres = await startPostgres();
try {
  await measure('SQLite', { dataDir: folder });
  await measure('PostgreSQL', { databaseUrl: postgres.url('postgres') });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
