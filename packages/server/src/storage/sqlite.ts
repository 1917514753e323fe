import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CamelCasePlugin, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Libsql from 'libsql';
import { duesOf } from './dues.ts';
import { problemOfFile } from './file-problem.ts';
import { lockFolder } from './folder-lock.ts';
import { LibsqlDriver, whenNotBusy } from './libsql-driver.ts';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';
import type { Backend, NumberedEntry, Schema } from './schema.ts';

export const FILE_NAME = 'tortuga.sqlite';
/** For SQLite a statement costs as much as a row. */
const ROWS_AT_ONCE = 16;

/** SQLite does roll back a `create table`: with this, a migration happens wholly or not at all, and once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The folder is this process's own until the backend is closed. */
export async function openSqlite(dataDir: string): Promise<Backend> {
  const name = path.join(dataDir, FILE_NAME);
  const { file, unlock } = await openFile(dataDir, name);
  const db = kyselyOn(file, name);
  let insert: Insert | null = null;
  return {
    db,
    insertAll: (entries) =>
      // In Kysely's queue, so that we are never inside somebody else's transaction.
      db
        .connection()
        .execute(() =>
          whenNotBusy(() => {
            insert ??= preparedInsert(db, file);
            return insertInOneTransaction(file, entries, insert);
          }),
        )
        .catch((error: unknown) => {
          throw problemOfFile(name, error);
        }),
    notify: async () => {},
    retrying: (task) => task(),
    maintain: () => db.connection().execute(async () => checkpoint(file)),
    close: async () => {
      checkpoint(file);
      await db.destroy();
      // Kysely destroys only what has been used.
      if (file.open) file.close();
      unlock();
    },
  };
}

/** Opens the file for reading only; other processes may go on writing. */
export async function readSqlite(dataDir: string): Promise<Pick<Backend, 'db' | 'close'>> {
  const name = path.join(dataDir, FILE_NAME);
  if (!existsSync(name)) throw new StorageProblem('nothingThere', { place: dataDir });
  const file = openedToRead(name);
  const db = kyselyOn(file, name);
  return {
    db,
    close: async () => {
      await db.destroy();
      if (file.open) file.close();
    },
  };
}

function openedToRead(name: string): Libsql.Database {
  try {
    const file = new Libsql(name);
    file.pragma('query_only = ON');
    return file;
  } catch (error) {
    throw problemOfFile(name, error);
  }
}

const kyselyOn = (file: Libsql.Database, name: string) =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () => new LibsqlDriver(file, name),
      createIntrospector: (untyped) => new SqliteIntrospector(untyped),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
  });

async function openFile(dataDir: string, name: string): Promise<{ file: Libsql.Database; unlock: () => void }> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    const unlock = await lockFolder(dataDir);
    try {
      const file = new Libsql(name);
      try {
        await whenNotBusy(() => setUp(file));
        return { file, unlock };
      } catch (error) {
        file.close();
        throw error;
      }
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    const problem = problemOfFile(name, error);
    if (problem instanceof StorageProblem) throw problem;
    throw new StorageProblem('notWritable', { folder: dataDir, reason: reasonOf(error) }, error);
  }
}

function setUp(file: Libsql.Database): void {
  file.pragma('journal_mode = WAL');
  // In WAL mode less than FULL loses the last commits when the power fails.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // The same pages change again and again: the longer they wait in the WAL file (16 MB), the less often they are moved.
  file.pragma('wal_autocheckpoint = 4000');
  // 64 MB of pages in memory: a move goes to the pages of its match, and every one that is not there is read again.
  file.pragma('cache_size = -65536');
  // A file that may be read but not written, or a full disk, would be noticed only at the first move.
  file.pragma('user_version = 0');
}

/** Moves the WAL file into the database, so that a copy of that one file has nearly everything. */
function checkpoint(file: Libsql.Database): void {
  try {
    file.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Another connection is reading, or the disk is full: it can wait, what is in the WAL file is safe there.
  }
}

/** Writes entries inside a transaction. */
type Insert = (entries: readonly NumberedEntry[]) => void;

function preparedInsert(db: Kysely<Schema>, file: Libsql.Database): Insert {
  const sample = { matchNumber: 0, index: 0, moveId: '', entryJson: '' };
  const prepared = (rows: number) =>
    file.prepare(db.insertInto('log').orRollback().values(new Array<typeof sample>(rows).fill(sample)).compile().sql);
  const one = prepared(1);
  const many = prepared(ROWS_AT_ONCE);
  const move = file.prepare('update clocks set due_at = ?, entries = ? where table_id = ? and entries <= ?');
  return (entries) => {
    const rest = entries.length % ROWS_AT_ONCE;
    for (const entry of entries.slice(0, rest)) one.run(rowOf(entry));
    for (let from = rest; from < entries.length; from += ROWS_AT_ONCE) {
      const row: unknown[] = [];
      for (const entry of entries.slice(from, from + ROWS_AT_ONCE)) row.push(...rowOf(entry));
      many.run(row);
    }
    for (const { tableId, at, entries: n } of duesOf(entries)) move.run([at, n, tableId, n]);
  };
}

const rowOf = ({ matchNumber, index, moveId, entryJson }: NumberedEntry) => [matchNumber, index, moveId, entryJson];

function insertInOneTransaction(
  file: Libsql.Database,
  entries: readonly NumberedEntry[],
  insert: Insert,
): 'written' | 'collision' {
  file.exec('begin immediate');
  try {
    insert(entries);
    file.exec('commit');
    return 'written';
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    if (codeOf(error) === 'SQLITE_CONSTRAINT_UNIQUE') return 'collision';
    throw error;
  }
}
