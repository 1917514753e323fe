import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isOutage, retryDuringOutage } from './outage.ts';
import { StorageProblem } from './problem.ts';

/** Statements that change nothing, and so may be sent again. */
const MAY_BE_REPEATED = /^(select|begin|start transaction)\b/i;

type Explain = (error: unknown) => unknown;

/** Hands out clients that reconnect when the connection is lost: those of Kysely's own pool would stay dead. */
export class ReconnectingPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #explain: Explain;

  constructor(pool: pg.Pool, explain: Explain) {
    this.#pool = pool;
    this.#explain = explain;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = new ReconnectingClient(this.#pool, this.#explain);
    await client.open();
    return client;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class ReconnectingClient implements PostgresPoolClient {
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
      await retryDuringOutage(() => this.#connected());
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
    // The database rolled back when the connection was lost; the caller should get that error, not one of this rollback.
    if (sql === 'rollback' && this.#client === null) return { command: 'SELECT', rowCount: 0, rows: [] };
    const ask = () => this.#ask<Row>(sql, parameters);
    try {
      return await (MAY_BE_REPEATED.test(sql) && !this.#inTransaction ? retryDuringOutage(ask) : ask());
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
      if (isOutage(error)) {
        this.#client = null;
        client.release(true);
      }
      throw error;
    }
  }

  async #connected(): Promise<pg.PoolClient> {
    // The rest of a transaction can't go on over another connection.
    if (this.#client === null && this.#inTransaction) throw new Error('Connection terminated');
    this.#client ??= await this.#pool.connect();
    return this.#client;
  }
}
