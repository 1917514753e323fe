import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readPayload } from './foreign.ts';
import { CHANNEL, problemOfConnecting } from './postgres.ts';
import type { ForeignListener } from './store.ts';

const FIRST_NAP_MS = 50;
/** Everything goes on within three seconds of the database's return. */
const LONGEST_NAP_MS = 1_000;
const CONNECT_MS = 2_000;
/** A line that is dead without a word is noticed by asking. */
const BEAT_MS = 10_000;

/** Hears what other nodes wrote, on a connection of its own that is made again whenever it is lost. */
export class Notices {
  readonly #databaseUrl: string;
  readonly #node: string;
  readonly #listeners = new Set<ForeignListener>();
  #client: pg.Client | null = null;
  #started: Promise<void> | null = null;
  #closed = false;

  constructor(databaseUrl: string, node: string) {
    this.#databaseUrl = databaseUrl;
    this.#node = node;
  }

  /** From its answer on nothing is missed. */
  async listen(listener: ForeignListener): Promise<() => void> {
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
      query_timeout: BEAT_MS,
      keepAlive: true,
      application_name: 'tortuga notices',
    });
    // The end of the connection is heard below; unheard, its error would end the process.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    const beating = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => undefined));
    }, BEAT_MS).unref();
    client.once('end', () => {
      clearInterval(beating);
      // It tries until it can, and so never fails.
      this.#reconnect().catch(() => undefined);
    });
    if (this.#closed) await client.end();
  }

  async #reconnect(): Promise<void> {
    this.#client = null;
    for (let nap = FIRST_NAP_MS; !this.#closed; nap = Math.min(2 * nap, LONGEST_NAP_MS)) {
      try {
        await this.#connect();
        for (const listener of this.#listeners) listener({ kind: 'resumed' });
        return;
      } catch {
        // Not yet back: an idle server must be able to end meanwhile.
        await sleep(nap, undefined, { ref: false });
      }
    }
  }

  #hear(payload: string): void {
    const notice = readPayload(payload, this.#node);
    if (notice === null) return;
    for (const listener of this.#listeners) listener(notice);
  }
}
