import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { StoreLocation } from '../../src/storage/location.ts';
import { openStore } from '../../src/storage/open.ts';
import type { Store } from '../../src/storage/store.ts';
import { startPostgres, type TestPostgres } from '../postgres-for-tests.ts';

/** A kind of database to run the same cases on. */
export interface Databases {
  readonly name: string;
  start(): Promise<void>;
  /** A database without rows. */
  empty(): Promise<StoreLocation>;
  /** A new database that no store has been opened on. */
  create(): Promise<StoreLocation>;
  stop(): Promise<void>;
}

export function sqliteFiles(): Databases {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-storage-'));
  let count = 0;
  const create = async () => ({ dataDir: path.join(folder, `data-${++count}`) });
  return {
    name: 'SQLite',
    start: async () => {},
    empty: create,
    create,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function postgresDatabases(): Databases {
  let server: TestPostgres | null = null;
  let count = 0;
  const create = async () => {
    if (server === null) throw new Error('not started');
    const database = `test_${++count}`;
    await query(server.url('postgres'), `create database ${database}`);
    return { databaseUrl: server.url(database) };
  };
  let shared: { databaseUrl: string } | null = null;
  return {
    name: 'PostgreSQL',
    start: async () => {
      server = await startPostgres();
    },
    // Making a database and its tables takes longer than most tests.
    empty: async () => {
      if (shared === null) {
        shared = await create();
        await (await openStore(shared)).close();
      }
      await query(
        shared.databaseUrl,
        'truncate players, player_secrets, tables, table_players, packs, matches, log, chat, clocks, ' +
          'alert_keys, alert_people, alert_ways, alerts, stances, invitations, visits, ' +
          'sanctions, reports, deeds, announcements, mutes',
      );
      return shared;
    },
    create,
    stop: async () => server?.stop(),
  };
}

/** Queries PostgreSQL directly, without the store. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** One database of a test, and the stores (nodes) that were opened on it: on SQLite there is only ever one. */
export class TestDatabase {
  readonly location: StoreLocation;
  readonly #stores: Store[] = [];
  #only: Promise<Store> | null = null;

  constructor(location: StoreLocation) {
    this.location = location;
  }

  async open(): Promise<Store> {
    if ('databaseUrl' in this.location) return this.#open();
    this.#only ??= this.#open();
    return this.#only;
  }

  async #open(): Promise<Store> {
    const store = await openStore(this.location);
    this.#stores.push(store);
    return {
      ...store,
      close: async () => {
        this.#stores.splice(this.#stores.indexOf(store), 1);
        this.#only = null;
        await store.close();
      },
    };
  }

  async closeAll(): Promise<void> {
    this.#only = null;
    for (const store of this.#stores.splice(0)) await store.close();
  }
}
