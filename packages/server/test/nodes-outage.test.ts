import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { startNode } from './nodes-for-tests.ts';
import { startPostgres, type TestPostgres } from './postgres-for-tests.ts';
import { query } from './storage/databases.ts';
import { CARDS, type TestPage, type TestServer, until } from './test-server.ts';

describe('a PostgreSQL that is stopped for three seconds', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-outage-'));
  let postgres: TestPostgres;
  let worker = '';
  const nodes: TestServer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    worker = await buildBotWorker(folder);
    await query(postgres.url('postgres'), 'create database outage');
  }, 30_000);
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a PostgreSQL that is away for three seconds ends no node and loses no move, and play goes on within three seconds of its return', async () => {
    for (let n = 0; n < 2; n++) nodes.push(await startNode(postgres.url('outage'), worker));
    const [one, other] = nodes as [TestServer, TestServer];
    const tables: { id: string; pages: TestPage[] }[] = [];
    for (let n = 0; n < 4; n++) {
      const [anna, boris] = [await one.newPlayer('Anna'), await one.newPlayer('Boris')];
      const id = await one.begun(CARDS, [anna, boris], 1);
      tables.push({ id, pages: [one.page(id, anna), other.page(id, boris)] });
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
    for (const { id } of tables)
      expect((await one.ask('GET', `/tables/${id}/record`)).body.entries.length).toBe(2 * (24 + 3));
  }, 60_000);
});
