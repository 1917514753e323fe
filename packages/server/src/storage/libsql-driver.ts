import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { problemOfFile } from './file-problem.ts';
import { codeOf, StorageProblem } from './problem.ts';

/** Lists of ids make ever new statements: the cache is cleared when it is full. */
const MAX_STATEMENTS = 200;
const TIMEOUT_MS = 10_000;
const MAX_DELAY_MS = 20;

/** Unlike Kysely's own driver, it caches prepared statements, and its transactions can't fail at their first write. */
export class LibsqlDriver implements Driver {
  readonly #file: Libsql.Database;
  readonly #connection: LibsqlConnection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(file: Libsql.Database, name: string) {
    this.#file = file;
    this.#connection = new LibsqlConnection(file, name);
  }

  async init(): Promise<void> {}

  /** There is one connection, and a queue for it. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** Immediate: a transaction that first reads and then wants to write would be refused, not kept waiting. */
  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** After an error of the disk SQLite has rolled back already. */
  async rollbackTransaction(): Promise<void> {
    if (this.#file.inTransaction) await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#connection.forget();
    this.#file.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #file: Libsql.Database;
  readonly #name: string;
  readonly #statements = new Map<string, Libsql.Statement>();

  constructor(file: Libsql.Database, name: string) {
    this.#file = file;
    this.#name = name;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return whenNotBusy(() => {
      const statement = this.#prepared(sql);
      // The driver can't know what a query selects; Kysely's types do.
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    }).catch((error: unknown) => {
      throw problemOfFile(this.#name, error);
    });
  }

  // biome-ignore lint/correctness/useYield: Kysely wants the method, we never stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new StorageProblem('noStreams');
  }

  forget(): void {
    this.#statements.clear();
  }

  #prepared(sql: string): Libsql.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * Retries a task that found the file locked by another connection. SQLite could wait by itself, but would block the whole
 * process meanwhile, and wait in vain if the other connection belongs to the same one.
 */
export async function whenNotBusy<Result>(task: () => Result): Promise<Result> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let delay = 1; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    try {
      return task();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
      if (Date.now() > deadline) throw new StorageProblem('busy', {}, error);
    }
    await sleep(delay);
  }
}
