import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { startNode } from './nodes-for-tests.ts';
import { HttpSink } from './sinks-for-tests.ts';
import { postgresDatabases } from './storage/databases.ts';
import { CARDS, TestServer, until } from './test-server.ts';

const databases = postgresDatabases();
const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-alerts-'));
let nodes: TestServer[] = [];
let sink: HttpSink;

beforeAll(() => databases.start(), 30_000);
beforeEach(async () => {
  sink = await new HttpSink().listen();
  const worker = await buildBotWorker(folder);
  const location = await databases.empty();
  const url = 'databaseUrl' in location ? location.databaseUrl : '';
  const alerts = {
    awayMs: 300,
    lookMs: 50,
    toOwnNetwork: true,
    areHooksOn: true,
    publicUrl: 'https://tortuga.example.org',
  };
  nodes = [];
  for (let count = 0; count < 3; count++) nodes.push(await startNode(url, worker, { alerts }));
}, 30_000);
afterEach(async () => {
  for (const node of nodes) await node.close();
  await sink.close();
}, 30_000);
afterAll(async () => {
  await databases.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('of three nodes that all look one tells, and none tells who is there on another', async () => {
  const [first = new TestServer(''), second = first, third = first] = nodes;
  const tokens = [await first.newPlayer('Anna'), await first.newPlayer('Boris')];
  const hook = (token: string) => ({ url: `${sink.url}/${token}`, format: 'plain', language: 'en' });
  for (const token of tokens) {
    await second.ask('PATCH', '/me/alerts', { kinds: ['turn'] }, token);
    await second.ask('POST', '/me/alerts/hooks', hook(token), token);
  }
  const away = await first.begun(CARDS, tokens);
  await sink.count(1);
  expect(sink.json(0)).toMatchObject({ kind: 'turn', table: away });
  const here = (
    await first.ask('POST', '/tables', { game: CARDS, visibility: 'public', seats: ['me', 'open'] }, tokens[0])
  ).body.table.id;
  await first.ask('POST', `/tables/${here}/join`, {}, tokens[1]);
  const pages = tokens.map((token) => third.page(here, token));
  await until(() => pages.every(({ tableInfo }) => tableInfo?.seats.every(({ present }) => present) === true));
  await first.ask('POST', `/tables/${here}/start`, undefined, tokens[0]);
  await sleep(3500);
  expect(sink.arrived).toHaveLength(1);
  for (const page of pages) page.leave();
}, 30_000);
