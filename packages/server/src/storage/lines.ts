import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isLost, whileLost } from './lost.ts';
import { StorageProblem } from './problem.ts';

/** What changes nothing, and what was not heard if it was not answered. */
const MAY_BE_REPEATED = /^(select|begin|start transaction)\b/i;

type Explain = (error: unknown) => unknown;

/** Connections that outlive the database: Kysely's own would hand out what is dead, and never ask again. */
export class Lines implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #explain: Explain;

  constructor(pool: pg.Pool, explain: Explain) {
    this.#pool = pool;
    this.#explain = explain;
  }

  async connect(): Promise<PostgresPoolClient> {
    const line = new Line(this.#pool, this.#explain);
    await line.open();
    return line;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class Line implements PostgresPoolClient {
  readonly #pool: pg.Pool;
  readonly #explain: Explain;
  #client: pg.PoolClient | null = null;
  #inTransaction = false;

  constructor(pool: pg.Pool, explain: Explain) {
    this.#pool = pool;
    this.#explain = explain;
  }

  async open(): Promise<void> {
    try {
      await whileLost(() => this.#connected());
    } catch (error) {
      throw this.#explain(error);
    }
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new StorageProblem('noStreams');
    return this.#query<Row>(sql, parameters);
  }

  release(): void {
    this.#client?.release();
    this.#client = null;
  }

  async #query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // The database has rolled back when the line was lost, and why that was is what should be heard of.
    if (sql === 'rollback' && this.#client === null) return { command: 'SELECT', rowCount: 0, rows: [] };
    const ask = () => this.#ask<Row>(sql, parameters);
    try {
      return await (MAY_BE_REPEATED.test(sql) && !this.#inTransaction ? whileLost(ask) : ask());
    } catch (error) {
      throw this.#explain(error);
    } finally {
      if (/^(begin|start transaction)\b/.test(sql)) this.#inTransaction = this.#client !== null;
      if (sql === 'commit' || sql === 'rollback') this.#inTransaction = false;
    }
  }

  async #ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const client = await this.#connected();
    try {
      return (await client.query(sql, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (isLost(error)) {
        this.#client = null;
        client.release(true);
      }
      throw error;
    }
  }

  async #connected(): Promise<pg.PoolClient> {
    // The other half of a transaction on another connection would be a transaction of its own.
    if (this.#client === null && this.#inTransaction) throw new Error('Connection terminated');
    this.#client ??= await this.#pool.connect();
    return this.#client;
  }
}
