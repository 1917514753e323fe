import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { buildApp } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { Thinkers } from '../src/thinking.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { postgresDatabases, query } from './storage/databases.ts';

/** Within this time a page must hear what was done on another node. */
const SOON_MS = 5000;

// biome-ignore lint/suspicious/noExplicitAny: what the API answers is what these tests are about.
type Answer = any;

/** One of several servers on the same database. */
class Node {
  readonly #app: FastifyInstance;
  readonly #origin: string;

  private constructor(app: FastifyInstance, origin: string) {
    this.#app = app;
    this.#origin = origin;
  }

  static async start(databaseUrl: string, worker: string): Promise<Node> {
    const parts = { store: await openStore({ databaseUrl }), thinkers: new Thinkers(worker, 1), now: () => Date.now() };
    const app = await buildApp({ ...parts, logger: false, requestsPerMinute: 10_000 });
    return new Node(app, await app.listen({ port: 0, host: '127.0.0.1' }));
  }

  async post(place: string, body: object, token?: string): Promise<Answer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${this.#origin}/api${place}`, init)).json();
  }

  async get(place: string): Promise<Answer> {
    return (await fetch(`${this.#origin}/api${place}`)).json();
  }

  /** Opens a table, and keeps all that is told there. */
  async watch(table: string, token: string): Promise<Page> {
    const url = `${this.#origin.replace('http', 'ws')}/api/tables/${table}/socket`;
    const page = new Page(new WebSocket(url, { headers: { authorization: `Bearer ${token}` } }));
    await page.hears(({ type }) => type === 'table');
    return page;
  }

  stop(): Promise<void> {
    return this.#app.close();
  }
}

class Page {
  readonly messages: Answer[] = [];

  constructor(socket: WebSocket) {
    socket.on('message', (data) => this.messages.push(JSON.parse(String(data))));
  }

  /** The last message of that kind, as soon as there is one. */
  async hears(isIt: (message: Answer) => boolean, within = SOON_MS): Promise<Answer> {
    const deadline = Date.now() + within;
    for (;;) {
      const found = this.messages.findLast(isIt);
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`Never heard; but ${JSON.stringify(this.messages).slice(0, 2000)}`);
      await new Promise((resume) => setTimeout(resume, 5));
    }
  }

  hearsTable(isIt: (table: Answer) => boolean): Promise<Answer> {
    return this.hears(({ type, table }) => type === 'table' && isIt(table));
  }
}

describe('two nodes on one PostgreSQL: whoever has a table open hears what is done on the other node', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-nodes-'));
  const databases = postgresDatabases();
  let worker = '';
  let databaseUrl = '';
  let one: Node;
  let other: Node;
  let anna = '';
  let boris = '';
  let table = '';

  beforeAll(async () => {
    await databases.start();
    worker = await buildBotWorker(folder);
  }, 30_000);
  beforeEach(async () => {
    const whereabouts = await databases.empty();
    databaseUrl = 'databaseUrl' in whereabouts ? whereabouts.databaseUrl : '';
    one = await Node.start(databaseUrl, worker);
    other = await Node.start(databaseUrl, worker);
    anna = (await one.post('/players', { name: 'Anna' })).token;
    boris = (await other.post('/players', { name: 'Boris' })).token;
    const wanted = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open', 'open'] };
    table = (await one.post('/tables', wanted, anna)).table.id;
  });
  afterEach(async () => {
    await one.stop();
    await other.stop();
  });
  afterAll(async () => {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('who joins, who leaves, and a bot that is seated', async () => {
    const [annas, boriss] = [await one.watch(table, anna), await other.watch(table, boris)];
    await other.post(`/tables/${table}/join`, {}, boris);
    await annas.hearsTable(({ seats }) => seats[1].name === 'Boris');
    await one.post(`/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await boriss.hearsTable(({ seats }) => seats[2].bot === 'random');
    await other.post(`/tables/${table}/leave`, {}, boris);
    const { table: left } = await annas.hearsTable(({ seats }) => seats[1].kind === 'open' && seats[2].kind === 'bot');
    expect(left.seats[2].bot).toBe('random');
    expect((await one.get(`/tables/${table}`)).seats[1].kind).toBe('open');
  });

  it('the start, with the match as each may see it, and the end', async () => {
    const [annas, boriss] = [await one.watch(table, anna), await other.watch(table, boris)];
    await other.post(`/tables/${table}/join`, {}, boris);
    await one.post(`/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await one.post(`/tables/${table}/start`, {}, anna);
    await boriss.hearsTable(({ state }) => state === 'playing');
    const { view } = await boriss.hears(({ type, view: seen }) => type === 'snapshot' && Array.isArray(seen.hands[1]));
    expect(view.hands[0]).toMatchObject({ hidden: true });
    // Both leave, so that bots play to the end; each is told what the other's node did.
    await one.post(`/tables/${table}/leave`, {}, anna);
    await boriss.hearsTable(({ seats }) => seats[0].kind === 'bot');
    await other.post(`/tables/${table}/leave`, {}, boris);
    for (const page of [annas, boriss]) await page.hears(({ result }) => (result ?? null) !== null, 20_000);
    for (const page of [annas, boriss]) await page.hearsTable(({ state }) => state === 'finished');
  });

  it('what is said, and the next table', async () => {
    const [annas, boriss] = [await one.watch(table, anna), await other.watch(table, boris)];
    await other.post(`/tables/${table}/join`, {}, boris);
    await one.post(`/tables/${table}/chat`, { text: 'Ahoy' }, anna);
    await other.post(`/tables/${table}/chat`, { phrase: 'hello' }, boris);
    for (const page of [annas, boriss]) {
      expect(await page.hears(({ type, n }) => type === 'chat' && n === 1)).toMatchObject({ name: 'Anna' });
      expect(await page.hears(({ type, n }) => type === 'chat' && n === 2)).toMatchObject({
        said: { phrase: 'hello' },
      });
      expect(page.messages.filter(({ type }) => type === 'chat')).toHaveLength(2);
    }
    await query(databaseUrl, `update tables set state = 'finished', version = version + 1 where id = '${table}'`);
    await query(
      databaseUrl,
      `select pg_notify('tortuga', '{"node":"x","notice":{"kind":"table","tableId":"${table}"}}')`,
    );
    await annas.hearsTable(({ state }) => state === 'finished');
    const next = await one.post(`/tables/${table}/rematch`, {}, anna);
    expect(await boriss.hears(({ type }) => type === 'rematch')).toEqual({
      type: 'rematch',
      table: next.table.id,
    });
    // Whoever asks at another node, without an invitation, means the same table, and sits there.
    const same = await other.post(`/tables/${table}/rematch`, {}, boris);
    expect(same.table).toMatchObject({ id: next.table.id, seats: [{ name: 'Anna' }, { name: 'Boris' }, {}] });
  });

  it('after a lost line to the database, what was missed meanwhile; and nonsense on it harms nobody', async () => {
    const annas = await one.watch(table, anna);
    for (const nonsense of ['', '{', '[]', '{"node":"x","notice":{"kind":"dance"}}']) {
      await query(databaseUrl, `select pg_notify('tortuga', '${nonsense}')`);
    }
    await query(
      databaseUrl,
      `with cut as (select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tortuga notices')
       update tables set seats_json = replace(seats_json, 'Anna', 'Анна'), version = version + 1 from (select count(*) from cut) as all_cut`,
    );
    await annas.hearsTable(({ seats }) => seats[0].name === 'Анна');
  });
});
