// 10,000 sleeping tables by mail: what they cost a server, and how soon 200 clocks that end together are judged:
// node scripts/run.mjs packages/server/test/clocks-speed.ts
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { openStore } from '../src/storage/open.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { folder, onSqlite, quantile, Server } from './trial-server.ts';

const SLEEPING = 10_000;
const AT_ONCE = 200;
const MAIL = { kind: 'mail', days: 3, weekends: 'off', timeUp: 'ask' };
const BLITZ = { kind: 'live', bank: 20, increment: 0, timeUp: 'ask' };

/** Copies of one table whose match is on, each due a minute after the other, from tomorrow on. */
async function copy(dataDir: string, id: string): Promise<void> {
  const { db, close } = await openSqlite(dataDir);
  const columns =
    'game, options_json, seats_json, visibility, host_player, state, version, created_at, updated_at, clock_json';
  const matchColumns =
    'game, rules_version, pack_id, pack_digest, options_json, seats_json, seed, seed_commitment, created_at';
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(SLEEPING)})`;
  await sql`insert into tables (id, current_match, ${sql.raw(columns)})
    ${numbers} select 'copy-' || n, 'match-' || n, ${sql.raw(columns)} from numbers, tables where id = ${id}`.execute(
    db,
  );
  await sql`insert into matches (id, table_id, ${sql.raw(matchColumns)})
    ${numbers} select 'match-' || n, 'copy-' || n, ${sql.raw(matchColumns)} from numbers, matches where table_id = ${id}`.execute(
    db,
  );
  await sql`insert into clocks (table_id, due_at, entries)
    ${numbers} select 'copy-' || n, ${sql.lit(Date.now() + 86_400_000)} + n * 60000, 0 from numbers`.execute(db);
  await close();
}

async function begun(server: Server, clock: object): Promise<string> {
  const [anna = '', boris = ''] = [await server.newPlayer(), await server.newPlayer()];
  const wanted = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'], clock };
  const id: string = (await server.ask('POST', '/tables', wanted, anna)).body.table.id;
  await server.ask('POST', `/tables/${id}/join`, {}, boris);
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  return id;
}

const env = { ...onSqlite('sleeping'), REQUESTS_PER_MINUTE: '100000' };
const first = await Server.start(env);
const id = await begun(first, MAIL);
await sleep(2000);
const without = await first.memoryMb();
await first.stop();
await copy(env.DATA_DIR, id);

const store = await openStore({ dataDir: env.DATA_DIR });
const took: number[] = [];
for (let n = 0; n < 200; n++) {
  const began = performance.now();
  await store.clocks.listDue(Date.now() + 90_000, 1000);
  took.push(performance.now() - began);
}
await store.close();

const second = await Server.start(env);
await begun(second, MAIL);
await sleep(2000);
const withThem = await second.memoryMb();
const tables: string[] = [];
while (tables.length < AT_ONCE) tables.push(await begun(second, BLITZ));
// The last ones end when the first are long judged; all that is asked is how late each was.
await sleep(24_000);
const file = new Libsql(path.join(env.DATA_DIR, 'tortuga.sqlite'));
const rows = file
  .prepare(
    `select clock_json, (select created_at from matches where table_id = tables.id) as began from tables
     where id in (${tables.map(() => '?').join()})`,
  )
  .all(tables) as { clock_json: string; began: number }[];
file.close();
const late = rows.map(({ clock_json, began }) => {
  const { up } = JSON.parse(clock_json) as { up: (number | null)[] };
  return (up.find((at) => at != null) ?? Number.NaN) - began - BLITZ.bank * 1000;
});
await second.stop();
console.log({
  sleeping: SLEEPING,
  memoryMb: { without, with: withThem },
  queryMs: { median: quantile(took, 0.5), longest: quantile(took, 1) },
  lateMs: { tables: late.length, median: quantile(late, 0.5), longest: quantile(late, 1) },
});
rmSync(folder, { recursive: true, force: true });
