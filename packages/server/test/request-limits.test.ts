import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('the request limit holds however the address is written', async () => {
  await server.reopen({ requestsPerMinute: 20 });
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) statuses.push((await fetch(`${server.origin}/%61pi/games`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect((await fetch(`${server.origin}/api/games`)).status).toBe(429);
});

it('the limit of new players from one address holds', async () => {
  await server.reopen({ requestsPerMinute: 50 });
  const made = await Promise.all(Array.from({ length: 12 }, () => server.ask('POST', '/players', { name: 'Anna' })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
});

it('the limit of connections from one address counts only those that are open', async () => {
  await server.reopen({ requestsPerMinute: 20 });
  const { id } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
  const pages = Array.from({ length: 10 }, () => server.page(id, anna));
  await until(() => pages.every((page) => page.tableInfo !== null));
  const late = server.page(id, anna);
  await until(() => late.closed === 4029);
  pages[0]?.leave();
  await sleep(50);
  const next = server.page(id, anna);
  await until(() => next.tableInfo !== null);
});

it('the limit of chat messages holds for each player', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const say = (token: string) => server.ask('POST', `/tables/${id}/chat`, { text: 'ahoy' }, token);
  const lines = await Promise.all(Array.from({ length: 25 }, () => say(anna)));
  expect(lines.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(lines.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await say(boris)).status).toBe(201);
  const numbers = (await server.ask('GET', `/tables/${id}/chat`)).body.map(({ n }: { n: number }) => n);
  expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
});

it('the limit of new tables holds for each player', async () => {
  const made = await Promise.all(Array.from({ length: 32 }, () => server.ask('POST', '/tables', DUEL, anna)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(30);
  expect((await server.ask('POST', '/tables', DUEL, boris)).status).toBe(201);
  const open = (await server.ask('GET', '/tables')).body as { host: string }[];
  expect(open).toHaveLength(4);
});

it('a connection that asks for one snapshot after another is closed', async () => {
  const table = await server.begun(CARDS, [anna, boris]);
  const page = server.page(table);
  await until(() => page.snapshot !== null);
  for (let asked = 0; asked < 15; asked++) page.ask({ type: 'resume', from: 0 });
  await until(() => page.closed === 4008);
  expect(page.received('snapshot').length).toBeLessThan(13);
});
