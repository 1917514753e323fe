import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { titleFor } from '@tortuga/games/editions';
import type { Title } from '@tortuga/games/title';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { buildApp, type Parts } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { Thinkers } from '../src/thinking.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { startPostgres, type TestPostgres } from './postgres-for-tests.ts';
import { postgresDatabases, query } from './storage/databases.ts';
import { TestPage, until } from './test-server.ts';

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

  static async start(databaseUrl: string, worker: string, options: Partial<Parts> = {}): Promise<Node> {
    const store = options.store ?? (await openStore({ databaseUrl }));
    const parts = {
      thinkers: new Thinkers(worker, 1),
      now: () => Date.now(),
      logger: false,
      requestsPerMinute: 10_000,
    };
    const app = await buildApp({ ...parts, ...options, store });
    return new Node(app, await app.listen({ port: 0, host: '127.0.0.1' }));
  }

  get origin(): string {
    return this.#origin;
  }

  async post(place: string, body: object, token?: string): Promise<Answer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${this.#origin}/api${place}`, init)).json();
  }

  async get(place: string, token?: string): Promise<Answer> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await fetch(`${this.#origin}/api${place}`, { headers })).json();
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

  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('open', () => socket.send('{"type":"resume","from":0}'));
    socket.on('message', (data) => this.messages.push(JSON.parse(String(data))));
  }

  leave(): void {
    this.#socket.close();
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

  it('who is at the table: nobody hosts for a host who is there, and nobody who is there is replaced', async () => {
    const annas = await one.watch(table, anna);
    const boriss = await other.watch(table, boris);
    await other.post(`/tables/${table}/join`, {}, boris);
    await one.post(`/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await annas.hearsTable(({ seats }) => seats[1].present);
    await boriss.hearsTable(({ seats }) => seats[0].present);
    expect(await other.post(`/tables/${table}/start`, {}, boris)).toMatchObject({ error: { rule: 'table-4.6' } });
    await one.post(`/tables/${table}/start`, {}, anna);
    await boriss.hearsTable(({ state }) => state === 'playing');
    expect(await other.post(`/tables/${table}/replace`, { seat: 0 }, boris)).toMatchObject({
      error: { rule: 'table-4.6' },
    });
    expect(await one.post(`/tables/${table}/replace`, { seat: 1 }, anna)).toMatchObject({
      error: { rule: 'table-4.8' },
    });
  });

  it('who is at the table, also on a node that has just woken it', async () => {
    await one.watch(table, anna);
    await other.post(`/tables/${table}/join`, {}, boris);
    const third = await Node.start(databaseUrl, worker);
    expect(await third.post(`/tables/${table}/bot`, { seat: 2, bot: 'random' }, boris)).toMatchObject({
      error: { rule: 'table-4.6' },
    });
    await third.stop();
  });

  it('who has gone: the host’s connection ends, and the next hosts', async () => {
    const annas = await one.watch(table, anna);
    const boriss = await other.watch(table, boris);
    await other.post(`/tables/${table}/join`, {}, boris);
    const me = (await other.get(`/tables/${table}`)).seats[1].player;
    annas.leave();
    await boriss.hearsTable(({ host }) => host === me);
    const filled = await other.post(`/tables/${table}/bot`, { seat: 2, bot: 'random' }, boris);
    expect(filled.seats[2].kind).toBe('bot');
  });

  it('nothing less for having woken the table while the other node wrote to it', async () => {
    const wanted = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'] };
    const { id } = (await one.post('/tables', wanted, anna)).table;
    await one.post(`/tables/${id}/join`, {}, boris);
    await one.post(`/tables/${id}/start`, {}, anna);
    const store = await openStore({ databaseUrl });
    let isRead = false;
    // What it read is old when it has it.
    const load: typeof store.log.load = async (matchId, from) => {
      const lines = await store.log.load(matchId, from);
      const isFirst = !isRead;
      isRead = true;
      if (isFirst) await sleep(500);
      return lines;
    };
    const slow = await Node.start(databaseUrl, worker, { store: { ...store, log: { ...store.log, load } } });
    const waking = slow.get(`/tables/${id}`);
    while (!isRead) await sleep(5);
    for (const token of [anna, boris]) {
      const { offers, decision } = await one.get(`/tables/${id}/match`, token);
      const move = offers?.legal[0]?.move;
      if (move === undefined) continue;
      expect((await one.post(`/tables/${id}/match`, { type: 'move', id: 'x', decision, move }, token)).n).toBe(1);
      break;
    }
    await waking;
    expect((await slow.get(`/tables/${id}/match`)).n).toBe(1);
    await slow.stop();
  });

  it('bots, each thought for on one node only', async () => {
    await Promise.all([one.stop(), other.stop()]);
    const counts = [0, 0];
    const counting = (index: number): Thinkers => {
      const thinkers = new Thinkers(worker, 1);
      const think = thinkers.think.bind(thinkers);
      thinkers.think = (...question) => {
        counts[index] = (counts[index] ?? 0) + 1;
        return think(...question);
      };
      return thinkers;
    };
    one = await Node.start(databaseUrl, worker, { thinkers: counting(0) });
    other = await Node.start(databaseUrl, worker, { thinkers: counting(1) });
    const [annas, boriss] = [await one.watch(table, anna), await other.watch(table, boris)];
    await other.post(`/tables/${table}/join`, {}, boris);
    await one.post(`/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await one.post(`/tables/${table}/start`, {}, anna);
    await one.post(`/tables/${table}/leave`, {}, anna);
    await other.post(`/tables/${table}/leave`, {}, boris);
    for (const page of [annas, boriss]) await page.hears(({ result }) => (result ?? null) !== null, 20_000);
    // Three players place all their cards: some fifty thoughts, and nearly none of them twice.
    expect(counts.reduce((sum, each) => sum + each)).toBeLessThan(60);
  });
});

/** As a server of before: it knows the older rules, and none of the newer ones. */
const ofBefore = (title: Title, rulesVersion: number): Title => {
  const old = title.atVersion(rulesVersion);
  if (old === null) throw new Error('these rules are no more');
  return { ...old, atVersion: (version) => (version <= rulesVersion ? title.atVersion(version) : null) };
};

describe('an upgrade of two nodes, one after the other, with people at both', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-upgrade-'));
  const databases = postgresDatabases();
  let worker = '';
  let databaseUrl = '';
  const nodes: Node[] = [];

  beforeAll(async () => {
    await databases.start();
    worker = await buildBotWorker(folder);
    const whereabouts = await databases.empty();
    databaseUrl = 'databaseUrl' in whereabouts ? whereabouts.databaseUrl : '';
  }, 30_000);
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.stop();
  });
  afterAll(async () => {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(options: Partial<Parts> = {}): Promise<Node> {
    const node = await Node.start(databaseUrl, worker, options);
    nodes.push(node);
    return node;
  }

  async function begun(node: Node, tokens: readonly string[]): Promise<string> {
    const seats = ['me', 'open', 'open'];
    const [host = '', ...others] = tokens;
    const { table } = await node.post('/tables', { game: 'tortuga-cards', visibility: 'public', seats }, host);
    for (const token of others) await node.post(`/tables/${table.id}/join`, {}, token);
    await node.post(`/tables/${table.id}/start`, {}, host);
    return table.id;
  }

  it('goes on with what was begun, by the rules it was begun with, and loses no move', async () => {
    const older = { titles: [ofBefore(tortugaCards, 2)] };
    const [first, second] = [await start(older), await start(older)];
    const tokens = [];
    for (const name of ['Anna', 'Boris', 'Carla']) tokens.push((await first.post('/players', { name })).token);
    const before = await begun(first, tokens);
    const pages = tokens.map((token, index) => new TestPage([first, second][index % 2]?.origin ?? '', before, token));
    for (const page of pages) page.playAlong();
    await until(() => (pages[0]?.snapshot?.n ?? 0) > 5);

    // The second node is upgraded. Who was there comes back to it; the first goes on meanwhile.
    await second.stop();
    const upgraded = await start();
    pages[1]?.moveTo(upgraded.origin);
    const after = await begun(upgraded, tokens);
    const others = tokens.map((token) => new TestPage(upgraded.origin, after, token));
    for (const page of others) page.playAlong();
    const atOlder = new TestPage(first.origin, after, tokens[0]);
    await until(() => atOlder.tableInfo?.closed?.key === 'server.closed.newerRules');

    // Then the first.
    await first.stop();
    const last = await start();
    for (const page of [pages[0], pages[2], atOlder]) page?.moveTo(last.origin);
    await until(() => [...pages, ...others].every(({ snapshot }) => (snapshot?.result ?? null) !== null));
    await until(() => atOlder.tableInfo?.closed === null && atOlder.snapshot !== null);
    expect((await last.get(`/tables/${before}/record`)).rulesVersion).toBe(2);
    expect((await last.get(`/tables/${after}/record`)).rulesVersion).toBe(tortugaCards.game.rulesVersion);
    for (const page of [...pages, ...others]) expect(page.answers.every((kind) => kind === 'done')).toBe(true);
    for (const id of [before, after]) {
      const file = parseMatchFile(JSON.stringify(await last.get(`/tables/${id}/export`)));
      const edition = file.ok ? { rulesVersion: file.value.rulesVersion, packDigest: file.value.pack.digest } : null;
      const found = edition === null ? null : titleFor(tortugaCards, edition, null);
      expect(found?.ok && file.ok && replayMatchFile(found.title.game, file.value).ok).toBe(true);
    }
  }, 60_000);
});

describe('a PostgreSQL that is stopped for three seconds', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-outage-'));
  let postgres: TestPostgres;
  let worker = '';
  const nodes: Node[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    worker = await buildBotWorker(folder);
    await query(postgres.url('postgres'), 'create database outage');
  }, 30_000);
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('under moving tables costs no process and no move, and all go on within three seconds of its return', async () => {
    for (let n = 0; n < 2; n++) nodes.push(await Node.start(postgres.url('outage'), worker));
    const [one, other] = nodes as [Node, Node];
    const tables: { id: string; pages: TestPage[] }[] = [];
    for (let n = 0; n < 4; n++) {
      const [anna, boris] = [
        (await one.post('/players', { name: 'Anna' })).token,
        (await one.post('/players', { name: 'Boris' })).token,
      ];
      const wanted = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open', { bot: 'random' }] };
      const { id } = (await one.post('/tables', wanted, anna)).table;
      await one.post(`/tables/${id}/join`, {}, boris);
      await one.post(`/tables/${id}/start`, {}, anna);
      tables.push({ id, pages: [new TestPage(one.origin, id, anna), new TestPage(other.origin, id, boris)] });
    }
    const pages = tables.flatMap((table) => table.pages);
    for (const page of pages) page.playSlowly(100);
    await until(() => pages.every(({ snapshot }) => (snapshot?.n ?? 0) > 3));
    await postgres.halt('crash');
    await sleep(1500);
    expect((await fetch(`${one.origin}/healthz/alive`)).status).toBe(200);
    expect((await fetch(`${one.origin}/healthz`)).status).toBe(503);
    await sleep(1500);
    const before = pages.map(({ snapshot }) => snapshot?.n ?? 0);
    await postgres.resume();
    const back = Date.now();
    await until(() => pages.every(({ snapshot }, index) => (snapshot?.n ?? 0) > (before[index] ?? 0)));
    expect(Date.now() - back).toBeLessThan(3000);
    for (const page of pages) page.playSlowly(1);
    await until(() => pages.every(({ snapshot }) => (snapshot?.result ?? null) !== null));
    for (const { id } of tables) expect((await one.get(`/tables/${id}/record`)).entries.length).toBe(2 * (24 + 3));
  }, 60_000);
});
