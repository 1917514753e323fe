import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readPayload } from './notice.ts';
import { CHANNEL, problemOfConnecting } from './postgres.ts';
import type { RemoteListener } from './store.ts';

const FIRST_DELAY_MS = 50;
/** Everything goes on within three seconds of the database's return. */
const MAX_DELAY_MS = 1_000;
const CONNECT_MS = 2_000;
/** A query now and then finds a connection that was lost silently. */
const HEARTBEAT_MS = 10_000;

/** Receives the notices of other nodes, over its own connection, which it restores when it is lost. */
export class NoticeListener {
  readonly #databaseUrl: string;
  readonly #node: string;
  readonly #listeners = new Set<RemoteListener>();
  #client: pg.Client | null = null;
  #started: Promise<void> | null = null;
  #closed = false;

  constructor(databaseUrl: string, node: string) {
    this.#databaseUrl = databaseUrl;
    this.#node = node;
  }

  /** Once it resolves, no notice is missed. */
  async listen(listener: RemoteListener): Promise<() => void> {
    this.#listeners.add(listener);
    try {
      this.#started ??= this.#connect();
      await this.#started;
    } catch (error) {
      this.#started = null;
      this.#listeners.delete(listener);
      throw problemOfConnecting(this.#databaseUrl, error);
    }
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: HEARTBEAT_MS,
      keepAlive: true,
      application_name: 'tortuga notices',
    });
    // `end` below handles it; without a listener the error would end the process.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => undefined));
    }, HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      // It retries until it succeeds, and so never fails.
      this.#reconnect().catch(() => undefined);
    });
    if (this.#closed) await client.end();
  }

  async #reconnect(): Promise<void> {
    this.#client = null;
    for (let delay = FIRST_DELAY_MS; !this.#closed; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
      try {
        await this.#connect();
        for (const listener of this.#listeners) listener({ kind: 'resumed' });
        return;
      } catch {
        // `ref: false` lets an idle server end meanwhile.
        await sleep(delay, undefined, { ref: false });
      }
    }
  }

  #receive(payload: string): void {
    const notice = readPayload(payload, this.#node);
    if (notice === null) return;
    for (const listener of this.#listeners) listener(notice);
  }
}
