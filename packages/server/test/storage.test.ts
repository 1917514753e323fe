import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../src/storage/migrations.ts';
import type { RemoteChange } from '../src/storage/notice.ts';
import { openStore } from '../src/storage/open.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Database } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store, TableRow } from '../src/storage/store.ts';
import { administrationCases } from './storage/administration.cases.ts';
import { alertCases } from './storage/alerts.cases.ts';
import { clockCases } from './storage/clocks.cases.ts';
import { type Databases, postgresDatabases, query, sqliteFiles, TestDatabase } from './storage/databases.ts';
import { listCases } from './storage/lists.cases.ts';
import { logCases } from './storage/log.cases.ts';
import { peopleCases } from './storage/people.cases.ts';
import { rowCases } from './storage/rows.cases.ts';
import { sampleEntry, sampleMatch, samplePlayer, sampleTable } from './storage/samples.ts';

const kinds: [name: string, databases: Databases][] = [sqliteFiles(), postgresDatabases()].map((it) => [it.name, it]);

describe.each(kinds)('storage on %s', (name, databases) => {
  let database: TestDatabase;
  beforeAll(() => databases.start(), 30_000);
  beforeEach(async () => {
    database = new TestDatabase(await databases.empty());
  });
  afterEach(() => database.closeAll());
  afterAll(() => databases.stop());

  const useNew = async () => {
    database = new TestDatabase(await databases.create());
  };

  rowCases(() => database);
  logCases(() => database);
  listCases(() => database);
  clockCases(() => database);
  alertCases(() => database);
  peopleCases(() => database);
  administrationCases(() => database);

  it('a database says that it is new only once', async () => {
    await useNew();
    for (const isNew of [true, false, false]) {
      const store = await database.open();
      expect(store.isNew).toBe(isNew);
      await store.close();
    }
  });

  it('several nodes may start at once on a new database', async () => {
    await useNew();
    const stores = await Promise.all(Array.from({ length: 6 }, () => database.open()));
    await stores[0]?.players.create(samplePlayer());
    for (const { players } of stores) expect(await players.find('player-1')).not.toBeNull();
  });

  /** A database as an older program left it. */
  async function withOld(upTo: string, fill: (db: Database) => Promise<void>): Promise<Store> {
    await useNew();
    const { location } = database;
    const onFile = 'dataDir' in location;
    const old = onFile ? await openSqlite(location.dataDir) : await openPostgres(location.databaseUrl, 'old');
    await migrate(old.db, onFile ? 'sqlite' : 'postgres', upTo);
    await fill(old.db);
    await old.close();
    return database.open();
  }

  const oldEntries = ['b', 'a', 'b'].map((matchId, n) => sampleEntry(n === 2 ? 1 : 0, { matchId, moveId: `m${n}` }));

  async function expectOldEntries({ log }: Store): Promise<void> {
    expect(await log.load('b')).toEqual([oldEntries[0], oldEntries[2]]);
    expect(await log.load('a')).toEqual([oldEntries[1]]);
    expect(await log.append(sampleEntry(0, { matchId: 'a', moveId: 'new' }))).toEqual({ kind: 'conflict' });
    expect(await log.append(sampleEntry(2, { matchId: 'b' }))).toEqual({ kind: 'written' });
    expect(await log.load('b')).toHaveLength(3);
  }

  it('the log of a database from before matches had numbers is migrated', async () => {
    const store = await withOld('0001-first', async (db) => {
      for (const { matchId, index, moveId, entryJson } of oldEntries) {
        await sql`insert into log (match_id, ${sql.ref('index')}, move_id, entry_json)
          values (${matchId}, ${index}, ${moveId}, ${entryJson})`.execute(db);
      }
    });
    await expectOldEntries(store);
  });

  it('the log of a database that indexed every request is migrated', async () => {
    const store = await withOld('0002-short-log', async (db) => {
      await sql`insert into log_matches (match_id) values ('a'), ('b')`.execute(db);
      for (const { matchId, index, moveId, entryJson } of oldEntries) {
        await sql`insert into log (match_number, ${sql.ref('index')}, move_id, entry_json)
          select number, ${index}, ${moveId}, ${entryJson} from log_matches where match_id = ${matchId}`.execute(db);
      }
    });
    await expectOldEntries(store);
  });

  it('a match that was on before there were clocks has none, and goes on', async () => {
    const store = await withOld('0006-language', async (db) => {
      const { players: _, clockJson: __, accordJson: ___, ...table } = sampleTable({ state: 'playing' });
      await db
        .insertInto('tables')
        .values(table as TableRow)
        .execute();
      await db.insertInto('matches').values(sampleMatch()).execute();
    });
    expect(await store.tables.find('table-1')).toMatchObject({ clockJson: null, accordJson: null, state: 'playing' });
    expect(await store.log.append(sampleEntry(0))).toEqual({ kind: 'written' });
    expect(await store.clocks.listDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await store.matches.end({ tableId: 'table-1', matchId: 'match-1', at: 1, resultJson: '{}' });
    expect(await store.matches.find('match-1')).toMatchObject({ resultJson: '{}' });
  });

  it('a database that a newer program has migrated is refused', async () => {
    await useNew();
    const store = await database.open();
    await store.close();
    const newer = "insert into tortuga_migration values ('9999-of-the-future', '2099-01-01T00:00:00.000Z')";
    if ('dataDir' in database.location) {
      new Libsql(path.join(database.location.dataDir, 'tortuga.sqlite')).exec(newer);
    } else {
      await query(database.location.databaseUrl, newer);
    }
    await expect(database.open()).rejects.toMatchObject({
      name: 'StorageProblem',
      key: 'storage.newerSchema',
      params: { found: '9999-of-the-future' },
    });
  });

  if (name === 'PostgreSQL') noticeCases(() => database);
});

function noticeCases(database: () => TestDatabase): void {
  it('an append notifies the other nodes, and not the node that made it', async () => {
    const one = await database().open();
    const other = await database().open();
    const heardByOne: RemoteChange[] = [];
    await one.onRemoteChange((event) => heardByOne.push(event));
    const received = new Promise<RemoteChange>((resolve, reject) => {
      other.onRemoteChange(resolve).catch(reject);
    });
    await other.onRemoteChange(() => {});
    await Promise.all([0, 1].map((index) => one.log.append(sampleEntry(index))));
    expect(await received).toEqual({ kind: 'appended', matchId: 'match-1', index: 1 });
    expect(heardByOne).toEqual([]);
  });

  it('a store whose notification connection was lost reconnects, and says that it may have missed something', async () => {
    const { location } = database();
    const one = await database().open();
    const other = await database().open();
    const received: RemoteChange[] = [];
    let wake = () => {};
    await other.onRemoteChange((event) => {
      received.push(event);
      wake();
    });
    const next = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    const resumed = next();
    const killAll =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    if ('databaseUrl' in location) await query(location.databaseUrl, killAll);
    await resumed;
    const appended = next();
    await one.log.append(sampleEntry(0));
    await appended;
    expect(received).toEqual([{ kind: 'resumed' }, { kind: 'appended', matchId: 'match-1', index: 0 }]);
  });

  it('presence notices are cut to the size that the database takes, and unknown notices are ignored', async () => {
    const one = await database().open();
    const other = await database().open();
    const received: RemoteChange[] = [];
    let enough = (): void => undefined;
    const isEnough = new Promise<void>((resolve) => {
      enough = resolve;
    });
    await other.onRemoteChange((change) => {
      if (received.push(change) === 2) enough();
    });
    const players = Array.from({ length: 1000 }, () => randomUUID());
    const here = { kind: 'present', tableId: 'table-1', node: one.node, watching: 3 } as const;
    await one.notifyOthers({ ...here, players });
    const { location } = database();
    const unknown = JSON.stringify({ node: 'newer', notice: { kind: 'dance', tableId: 'table-1' } });
    if ('databaseUrl' in location) await query(location.databaseUrl, `select pg_notify('tortuga', '${unknown}')`);
    await one.notifyOthers({ ...here, players: [] });
    await isEnough;
    expect(one.node).not.toBe(other.node);
    expect(received).toEqual([
      { ...here, players: players.slice(0, 50) },
      { ...here, players: [] },
    ]);
  });

  it('the store names the fault in a DATABASE_URL', async () => {
    const { location } = database();
    const url = new URL('databaseUrl' in location ? location.databaseUrl : '');
    const problemOf = (databaseUrl: string) => openStore({ databaseUrl }).then(String, (problem: unknown) => problem);
    expect(await problemOf('mysql://localhost/x')).toMatchObject({ key: 'storage.badUrl' });
    expect(await problemOf('tortuga')).toMatchObject({ key: 'storage.badUrl' });
    expect(await problemOf('postgres://postgres:geheim@127.0.0.1:1/x')).toMatchObject({
      key: 'storage.unreachable',
      params: { host: '127.0.0.1:1', reason: 'ECONNREFUSED' },
    });
    expect(await problemOf(`postgres://nobody@${url.host}/postgres`)).toMatchObject({ key: 'storage.loginRefused' });
    expect(await problemOf(`postgres://postgres@${url.host}/nowhere`)).toMatchObject({
      key: 'storage.noSuchDatabase',
      params: { database: 'nowhere' },
    });
  });
}

describe('data folders that SQLite can’t use', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-storage-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a data folder that can’t be made is refused', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    const dataDir = path.join(folder, 'file', 'data');
    await expect(openStore({ dataDir })).rejects.toMatchObject({
      key: 'storage.notWritable',
      params: { folder: dataDir, reason: 'ENOTDIR' },
    });
  });

  it('a data folder with a folder in place of the file is refused', async () => {
    mkdirSync(path.join(folder, 'odd', 'tortuga.sqlite'), { recursive: true });
    await expect(openStore({ dataDir: path.join(folder, 'odd') })).rejects.toMatchObject({
      key: 'storage.notWritable',
    });
  });

  it('a data folder whose file is not a database is refused', async () => {
    mkdirSync(path.join(folder, 'other'));
    writeFileSync(path.join(folder, 'other', 'tortuga.sqlite'), 'Dear diary, '.repeat(500));
    await expect(openStore({ dataDir: path.join(folder, 'other') })).rejects.toMatchObject({
      key: 'storage.notADatabase',
    });
  });
});
