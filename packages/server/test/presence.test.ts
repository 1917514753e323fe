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

it('a lobby where nobody waits any more is not listed until a player comes back', async () => {
  let time = Date.now();
  await server.reopen({ now: () => time, maintenanceMs: 20 });
  const { id } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
  const shown = async () => (await server.ask('GET', '/tables')).body.map((table: { id: string }) => table.id);
  expect(await shown()).toEqual([id]);
  time += 1_000_000;
  expect(await shown()).toEqual([]);
  const stranger = server.page(id, await server.newPlayer('Boris'));
  await until(() => stranger.tableInfo !== null);
  await sleep(100);
  expect(await shown()).toEqual([]);
  server.page(id, anna);
  await until(async () => (await shown()).length === 1);
});

it('a player who only makes HTTP requests counts as present, and is not replaced', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  await server.ask('GET', `/tables/${id}/match`, undefined, boris);
  const { status, body } = await server.ask('POST', `/tables/${id}/replace`, { seat: 1 }, anna);
  expect([status, body.error.key]).toEqual([409, 'server.refuse.notAbsent']);
});

it('fifty visitors who come at once are announced together, not one by one', async () => {
  const table = await server.begun(CARDS, [anna, boris]);
  const first = server.page(table);
  await until(() => first.tableInfo !== null);
  const before = first.messages.length;
  const crowd = Array.from({ length: 50 }, () => server.page(table));
  await until(() => crowd.every((page) => page.tableInfo !== null));
  await until(() => first.tableInfo?.watching === 51);
  expect(first.messages.length - before).toBeLessThan(5);
});
