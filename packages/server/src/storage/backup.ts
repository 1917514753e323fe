import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { type BackupRow, checkBackup, type Header, rowsOfBackup, type TableRow, writeBackup } from './backup-file.ts';
import { lockFolder } from './folder-lock.ts';
import { placeOf, type StoreLocation } from './location.ts';
import { type Flavour, isKnownMigration, migrate } from './migrations.ts';
import { NO_LIMITS, openPostgres } from './postgres.ts';
import { StorageProblem } from './problem.ts';
import type { Backend, Database } from './schema.ts';
import { FILE_NAME, openSqlite, readSqlite } from './sqlite.ts';

interface BackedUpTable {
  readonly table: string;
  /** The primary key. */
  readonly key: readonly string[];
  /** The column that the database numbers by itself. */
  readonly counter?: string;
  /** The migration that made it. */
  readonly since: string;
}

/** In an order in which they can be filled: tables that others refer to come first. */
const BACKED_UP: readonly BackedUpTable[] = [
  { table: 'players', key: ['id'], since: '0001' },
  { table: 'player_secrets', key: ['secret_hash'], since: '0001' },
  { table: 'packs', key: ['digest'], since: '0004' },
  { table: 'tables', key: ['id'], since: '0001' },
  { table: 'table_players', key: ['player_id', 'table_id'], since: '0001' },
  { table: 'matches', key: ['id'], since: '0001' },
  { table: 'log_matches', key: ['number'], counter: 'number', since: '0002' },
  { table: 'log', key: ['id'], counter: 'id', since: '0001' },
  { table: 'chat', key: ['table_id', 'n'], since: '0001' },
  { table: 'clocks', key: ['table_id'], since: '0007' },
  { table: 'alert_keys', key: ['id'], since: '0008' },
  { table: 'alert_people', key: ['player_id'], since: '0008' },
  { table: 'alert_ways', key: ['id'], since: '0008' },
  { table: 'alerts', key: ['player_id', 'table_id', 'kind'], since: '0008' },
  { table: 'stances', key: ['player_id', 'other_id'], since: '0009' },
  { table: 'invitations', key: ['table_id', 'player_id'], since: '0009' },
  { table: 'visits', key: ['player_id'], since: '0009' },
  { table: 'sanctions', key: ['kind', 'target'], since: '0010' },
  { table: 'reports', key: ['id'], since: '0010' },
  { table: 'deeds', key: ['id'], since: '0010' },
  { table: 'announcements', key: ['id'], since: '0010' },
  { table: 'mutes', key: ['player_id', 'other_id'], since: '0010' },
];
const REBUILT = ['health', 'tortuga_migration', 'tortuga_migration_lock'];

const ROWS_AT_ONCE = 500;

/** Writes all rows of a database at one moment to a file, while a server may go on. Returns the number of rows. */
export async function backUp(from: StoreLocation, file: string): Promise<number> {
  const { db, close } = await openToRead(from);
  try {
    return await db
      .withoutPlugins()
      .connection()
      .execute(async (connection) => {
        // Not a transaction of Kysely: on SQLite it would block all writers.
        const begin = 'dataDir' in from ? 'begin' : 'begin isolation level repeatable read read only';
        await connection.executeQuery(CompiledQuery.raw(begin));
        try {
          const header = await headerOf(connection, from);
          await writeBackup(file, header, rowsIn(connection, header));
          return rowCount(header);
        } finally {
          await connection.executeQuery(CompiledQuery.raw('rollback'));
        }
      });
  } finally {
    await close();
  }
}

/** Fills a database from a backup of any kind of database. Returns the number of rows. */
export async function restore(file: string, to: StoreLocation, isReplacing: boolean): Promise<number> {
  const header = await checkBackup(file);
  if (!isKnownMigration(header.schema)) throw new StorageProblem('newerBackup', { found: header.schema });
  if ('dataDir' in to) await restoreToFolder(file, header, to, isReplacing);
  else await restoreToPostgres(file, header, to, isReplacing);
  return rowCount(header);
}

/** The new file is made beside the old one, and replaces it when it is complete. */
async function restoreToFolder(
  file: string,
  header: Header,
  to: Extract<StoreLocation, { dataDir: string }>,
  isReplacing: boolean,
): Promise<void> {
  const unlock = await lockFolder(to.dataDir);
  const beside = path.join(to.dataDir, 'restoring');
  try {
    if (!isReplacing) await refuseIfFull(to);
    await rm(beside, { recursive: true, force: true });
    const backend = await openSqlite(beside);
    await fill(backend, 'sqlite', file, header).finally(() => backend.close());
    for (const rest of ['-wal', '-shm']) await rm(path.join(to.dataDir, FILE_NAME + rest), { force: true });
    await rename(path.join(beside, FILE_NAME), path.join(to.dataDir, FILE_NAME));
  } finally {
    await rm(beside, { recursive: true, force: true });
    unlock();
  }
}

async function restoreToPostgres(
  file: string,
  header: Header,
  to: Extract<StoreLocation, { databaseUrl: string }>,
  isReplacing: boolean,
): Promise<void> {
  const backend = await openPostgres(to.databaseUrl, 'restore', NO_LIMITS);
  try {
    await refuseIfServed(backend.db, to);
    if (!isReplacing) await refuseIfFull(to);
    const ours = [...BACKED_UP.map(({ table }) => table), ...REBUILT].map((table) => sql.table(table));
    await sql`drop table if exists ${sql.join(ours)} cascade`.execute(backend.db.withoutPlugins());
    await fill(backend, 'postgres', file, header);
  } finally {
    await backend.close();
  }
}

/** Migrates to the schema of the backup first, and to the newest one after filling. */
async function fill({ db }: Backend, flavour: Flavour, file: string, header: Header): Promise<void> {
  await migrate(db, flavour, header.schema);
  await db
    .withoutPlugins()
    .transaction()
    .execute(async (transaction) => {
      for await (const { table, rows } of inChunks(rowsOfBackup(file))) {
        await insert(transaction, flavour, table, rows);
      }
      if (flavour === 'postgres') await restoreCounters(transaction, header);
    });
  await migrate(db, flavour);
}

const openToRead = (from: StoreLocation): Promise<Pick<Backend, 'db' | 'close'>> =>
  'dataDir' in from ? readSqlite(from.dataDir) : openPostgres(from.databaseUrl, 'backup', NO_LIMITS);

async function headerOf(db: Database, from: StoreLocation): Promise<Header> {
  const schema = await schemaOf(db, from);
  if (!isKnownMigration(schema)) throw new StorageProblem('newerSchema', { found: schema });
  const rows: Record<string, number> = {};
  for (const { table } of BACKED_UP.filter(({ since }) => since <= schema)) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    rows[table] = counted.rows[0]?.count ?? 0;
  }
  return { schema, rows };
}

/** The last migration. Throws for a damaged database, which must not be taken for an empty one. */
async function schemaOf(db: Database, from: StoreLocation): Promise<string> {
  const { rows: found } = await ('dataDir' in from
    ? sql`select 1 from sqlite_master where name = 'tortuga_migration'`
    : sql`select 1 where to_regclass('tortuga_migration') is not null`
  ).execute(db);
  const { rows } =
    found.length === 0
      ? { rows: [] }
      : await sql<{ name: string }>`select name from tortuga_migration order by name desc limit 1`.execute(db);
  if (rows[0] === undefined) throw new StorageProblem('nothingThere', { place: placeOf(from) });
  return rows[0].name;
}

const rowCount = ({ rows }: Header): number => Object.values(rows).reduce((sum, count) => sum + count, 0);

async function* rowsIn(db: Database, header: Header): AsyncGenerator<TableRow> {
  for (const { table, key } of BACKED_UP.filter((each) => each.table in header.rows)) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    let after: BackupRow | undefined;
    do {
      const last = after;
      const beyond =
        last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
      const { rows } = await sql<BackupRow>`select * from ${sql.table(table)} ${beyond} order by ${columns}
        limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
      for (const row of rows) yield [table, row];
      after = rows.at(-1);
    } while (after !== undefined);
  }
}

interface Chunk {
  readonly table: string;
  readonly rows: BackupRow[];
}

async function* inChunks(rows: AsyncIterable<TableRow>): AsyncGenerator<Chunk> {
  let chunk: Chunk = { table: '', rows: [] };
  for await (const [table, row] of rows) {
    if (chunk.table !== table || chunk.rows.length === ROWS_AT_ONCE) {
      if (chunk.rows.length > 0) yield chunk;
      chunk = { table, rows: [] };
    }
    chunk.rows.push(row);
  }
  if (chunk.rows.length > 0) yield chunk;
}

async function insert(db: Database, flavour: Flavour, table: string, rows: readonly BackupRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const overriding = flavour === 'postgres' ? sql`overriding system value` : sql``;
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${overriding}
    values ${sql.join(values)}`.execute(db);
}

/** PostgreSQL's own counters go on after the rows that were filled in. */
async function restoreCounters(db: Database, header: Header): Promise<void> {
  for (const { table, counter } of BACKED_UP) {
    if (counter === undefined || !(table in header.rows)) continue;
    await sql`select setval(pg_get_serial_sequence(${table}, ${counter}), coalesce(max(${sql.ref(counter)}), 1),
      max(${sql.ref(counter)}) is not null) from ${sql.table(table)}`.execute(db);
  }
}

async function refuseIfFull(to: StoreLocation): Promise<void> {
  const header = await openedHeader(to);
  if (header !== null && rowCount(header) > 0) throw new StorageProblem('notEmpty', { place: placeOf(to) });
}

async function openedHeader(of: StoreLocation): Promise<Header | null> {
  try {
    const { db, close } = await openToRead(of);
    return await headerOf(db.withoutPlugins(), of).finally(close);
  } catch (error) {
    if (error instanceof StorageProblem && error.key === 'storage.nothingThere') return null;
    throw error;
  }
}

/** Every server has a connection that listens for notices. */
async function refuseIfServed(db: Database, to: StoreLocation): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'tortuga notices'`.execute(db);
  if (rows.length > 0) throw new StorageProblem('inUse', { place: placeOf(to) });
}
