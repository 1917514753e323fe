import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/storage/open.ts';
import { WorkerPool } from '../src/worker-pool.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { startNode } from './nodes-for-tests.ts';
import { postgresDatabases, query } from './storage/databases.ts';
import { CARDS, type TestPage, type TestServer, until } from './test-server.ts';

describe('two nodes on one PostgreSQL', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-nodes-'));
  const databases = postgresDatabases();
  let worker = '';
  let databaseUrl = '';
  let one: TestServer;
  let other: TestServer;
  let anna = '';
  let boris = '';
  let table = '';

  beforeAll(async () => {
    await databases.start();
    worker = await buildBotWorker(folder);
  }, 30_000);
  beforeEach(async () => {
    const location = await databases.empty();
    databaseUrl = 'databaseUrl' in location ? location.databaseUrl : '';
    one = await startNode(databaseUrl, worker);
    other = await startNode(databaseUrl, worker);
    anna = await one.newPlayer('Anna');
    boris = await other.newPlayer('Boris');
    const wanted = { game: CARDS, visibility: 'public', seats: ['me', 'open', 'open'] };
    table = (await one.ask('POST', '/tables', wanted, anna)).body.table.id;
  });
  afterEach(async () => {
    await one.close();
    await other.close();
  });
  afterAll(async () => {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Anna at one node, Boris at the other, both with the table open. */
  async function openPages(): Promise<{ annasPage: TestPage; borisPage: TestPage }> {
    const pages = { annasPage: one.page(table, anna), borisPage: other.page(table, boris) };
    await until(() => Object.values(pages).every(({ tableInfo }) => tableInfo !== null));
    return pages;
  }

  const areOver = (pages: readonly TestPage[]) => pages.every(({ snapshot }) => (snapshot?.result ?? null) !== null);

  it('a page is told who joins, who leaves and which bot is seated on the other node', async () => {
    const { annasPage, borisPage } = await openPages();
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    await until(() => annasPage.tableInfo?.seats[1]?.name === 'Boris');
    await one.ask('POST', `/tables/${table}/bot`, { seat: 2, bot: 'bosun' }, anna);
    await until(() => borisPage.tableInfo?.seats[2]?.bot === 'bosun');
    await other.ask('POST', `/tables/${table}/leave`, {}, boris);
    await until(() => annasPage.tableInfo?.seats[1]?.kind === 'open');
    expect(annasPage.tableInfo?.seats[2]?.bot).toBe('bosun');
    expect((await one.ask('GET', `/tables/${table}`)).body.seats[1].kind).toBe('open');
  });

  it('a page is told that the match begins and ends on the other node, and sees only its own hand', async () => {
    const { annasPage, borisPage } = await openPages();
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    await one.ask('POST', `/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await one.ask('POST', `/tables/${table}/start`, {}, anna);
    await until(() => borisPage.tableInfo?.state === 'playing');
    await until(() => borisPage.snapshot !== null);
    const hands = [expect.objectContaining({ hidden: true }), expect.any(Array), expect.anything()];
    expect(borisPage.snapshot?.view).toMatchObject({ hands });
    // Both leave, so that bots play to the end.
    await one.ask('POST', `/tables/${table}/leave`, {}, anna);
    await until(() => borisPage.tableInfo?.seats[0]?.kind === 'bot');
    await other.ask('POST', `/tables/${table}/leave`, {}, boris);
    await until(() => areOver([annasPage, borisPage]));
    await until(() => [annasPage, borisPage].every((page) => page.tableInfo?.state === 'finished'));
  });

  it('a page gets the chat and the rematch from the other node', async () => {
    const { annasPage, borisPage } = await openPages();
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    await one.ask('POST', `/tables/${table}/chat`, { text: 'Ahoy' }, anna);
    await other.ask('POST', `/tables/${table}/chat`, { phrase: 'hello' }, boris);
    for (const page of [annasPage, borisPage]) {
      await until(() => page.received('chat').length === 2);
      expect(page.received('chat').sort((a, b) => a.n - b.n)).toMatchObject([
        { n: 1, name: 'Anna' },
        { n: 2, said: { phrase: 'hello' } },
      ]);
    }
    await query(databaseUrl, `update tables set state = 'finished', version = version + 1 where id = '${table}'`);
    await query(
      databaseUrl,
      `select pg_notify('tortuga', '{"node":"x","notice":{"kind":"table","tableId":"${table}"}}')`,
    );
    await until(() => annasPage.tableInfo?.state === 'finished');
    const next = (await one.ask('POST', `/tables/${table}/rematch`, {}, anna)).body;
    await until(() => borisPage.received('rematch').length > 0);
    expect(borisPage.received('rematch')).toEqual([{ type: 'rematch', table: next.table.id }]);
    // A player who asks at the other node gets a seat at the same table, without an invitation.
    const same = (await other.ask('POST', `/tables/${table}/rematch`, {}, boris)).body;
    expect(same.table).toMatchObject({ id: next.table.id, seats: [{ name: 'Anna' }, { name: 'Boris' }, {}] });
  });

  it('a node that lost its connection to the database catches up, and ignores nonsense in notifications', async () => {
    const { annasPage } = await openPages();
    for (const nonsense of ['', '{', '[]', '{"node":"x","notice":{"kind":"dance"}}']) {
      await query(databaseUrl, `select pg_notify('tortuga', '${nonsense}')`);
    }
    await query(
      databaseUrl,
      `with cut as (select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tortuga notices')
       update tables set seats_json = replace(seats_json, 'Anna', 'Анна'), version = version + 1 from (select count(*) from cut) as all_cut`,
    );
    await until(() => annasPage.tableInfo?.seats[0]?.name === 'Анна');
  });

  it('a player who is present on one node keeps the host’s rights, and is not replaced, on the other', async () => {
    const { annasPage, borisPage } = await openPages();
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    await one.ask('POST', `/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await until(() => annasPage.tableInfo?.seats[1]?.present ?? false);
    await until(() => borisPage.tableInfo?.seats[0]?.present ?? false);
    expect(await other.ask('POST', `/tables/${table}/start`, {}, boris)).toMatchObject({
      body: { error: { rule: 'table-4.6' } },
    });
    await one.ask('POST', `/tables/${table}/start`, {}, anna);
    await until(() => borisPage.tableInfo?.state === 'playing');
    expect(await other.ask('POST', `/tables/${table}/replace`, { seat: 0 }, boris)).toMatchObject({
      body: { error: { rule: 'table-4.6' } },
    });
    expect(await one.ask('POST', `/tables/${table}/replace`, { seat: 1 }, anna)).toMatchObject({
      body: { error: { rule: 'table-4.8' } },
    });
  });

  it('a node that has just loaded a table knows who is present on the others', async () => {
    const annasPage = one.page(table, anna);
    await until(() => annasPage.tableInfo !== null);
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    const third = await startNode(databaseUrl, worker);
    expect(await third.ask('POST', `/tables/${table}/bot`, { seat: 2, bot: 'random' }, boris)).toMatchObject({
      body: { error: { rule: 'table-4.6' } },
    });
    await third.close();
  });

  it('when the host’s connection closes, a player on the other node becomes the host', async () => {
    const { annasPage, borisPage } = await openPages();
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    const me = (await other.ask('GET', `/tables/${table}`)).body.seats[1].player;
    annasPage.leave();
    await until(() => borisPage.tableInfo?.host === me);
    const filled = (await other.ask('POST', `/tables/${table}/bot`, { seat: 2, bot: 'random' }, boris)).body;
    expect(filled.seats[2].kind).toBe('bot');
  });

  it('a node that loads a table while another node writes to it misses no move', async () => {
    const id = await one.begun(CARDS, [anna, boris]);
    const store = await openStore({ databaseUrl });
    let isRead = false;
    // The first read is out of date when it arrives.
    const load: typeof store.log.load = async (matchId, from) => {
      const lines = await store.log.load(matchId, from);
      const isFirst = !isRead;
      isRead = true;
      if (isFirst) await sleep(500);
      return lines;
    };
    const slow = await startNode(databaseUrl, worker, { store: { ...store, log: { ...store.log, load } } });
    const loading = slow.ask('GET', `/tables/${id}`);
    while (!isRead) await sleep(5);
    for (const token of [anna, boris]) {
      const { offers, decision } = (await one.ask('GET', `/tables/${id}/match`, undefined, token)).body;
      const move = offers?.legal[0]?.move;
      if (move === undefined) continue;
      expect(
        (await one.ask('POST', `/tables/${id}/match`, { type: 'move', id: 'x', decision, move }, token)).body.n,
      ).toBe(1);
      break;
    }
    await loading;
    expect((await slow.ask('GET', `/tables/${id}/match`)).body.n).toBe(1);
    await slow.close();
  });

  it('each bot move is computed on one node only', async () => {
    await Promise.all([one.close(), other.close()]);
    const counts = [0, 0];
    const counting = (index: number): WorkerPool => {
      const workers = new WorkerPool(worker, 1);
      const think = workers.think.bind(workers);
      workers.think = (...question) => {
        counts[index] = (counts[index] ?? 0) + 1;
        return think(...question);
      };
      return workers;
    };
    one = await startNode(databaseUrl, worker, { workers: counting(0) });
    other = await startNode(databaseUrl, worker, { workers: counting(1) });
    const { annasPage, borisPage } = await openPages();
    await other.ask('POST', `/tables/${table}/join`, {}, boris);
    await one.ask('POST', `/tables/${table}/bot`, { seat: 2, bot: 'random' }, anna);
    await one.ask('POST', `/tables/${table}/start`, {}, anna);
    await one.ask('POST', `/tables/${table}/leave`, {}, anna);
    await other.ask('POST', `/tables/${table}/leave`, {}, boris);
    await until(() => areOver([annasPage, borisPage]));
    // Three players place all their cards: about fifty moves, and nearly none of them computed twice.
    expect(counts.reduce((sum, each) => sum + each)).toBeLessThan(60);
  });
});
