import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('a restarted server finds a running match where it was, and lists it for its players', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const page = server.page(id, anna);
  await until(() => page.snapshot !== null);
  const before = (await server.ask('GET', `/tables/${id}/match`, undefined, boris)).body;
  await server.reopen();
  const after = (await server.ask('GET', `/tables/${id}/match`, undefined, boris)).body;
  expect(after.view).toEqual(before.view);
  expect((await server.ask('GET', '/tables/mine', undefined, anna)).body).toMatchObject([{ id, state: 'playing' }]);
});

it('a table is unloaded when nobody is there, loads where it was, and stays loaded while somebody watches', async () => {
  await server.reopen({ maintenanceMs: 100 });
  const id = await server.begun(CARDS, [anna, boris]);
  const pages = [anna, boris].map((token) => server.page(id, token));
  await until(() => pages.every(({ snapshot }) => snapshot !== null));
  const mover = pages.find(({ snapshot }) => snapshot?.offers !== null);
  await mover?.client.play(at(mover.snapshot?.offers?.legal ?? [], 0).move);
  const watcher = server.page(id);
  await until(() => watcher.snapshot?.n === 1);
  for (const page of pages) page.leave();
  await sleep(500);
  expect(await server.loadedTables()).toBe(1);
  watcher.leave();
  await until(async () => (await server.loadedTables()) === 0, 'it is never unloaded');
  const again = [anna, boris].map((token) => server.page(id, token));
  await until(() => again.every(({ snapshot }) => snapshot?.n === 1));
  for (const page of again) page.playAlong();
  await until(() => again.every(({ snapshot }) => snapshot?.result !== null));
  for (const page of again) page.leave();
  await until(async () => (await server.loadedTables()) === 0, 'it is not unloaded after the match');
  expect((await server.ask('GET', `/tables/${id}`, undefined, anna)).body.state).toBe('finished');
});

it('a table stays loaded with nobody there as long as a bot is to move', async () => {
  await server.reopen({ maintenanceMs: 5 });
  const seats = ['me', { bot: 'greedy' }];
  const { id } = (await server.ask('POST', '/tables', { ...DUEL, seats }, anna)).body.table;
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  await server.ask('POST', `/tables/${id}/leave`, undefined, anna);
  // A request for the table would load it.
  await until(async () => (await server.loadedTables()) === 0, 'it is never unloaded');
  expect((await server.ask('GET', `/tables/${id}`)).body.state).toBe('finished');
});

it('a match whose server stopped right after the last move is ended when it is loaded', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const pages = [server.page(id, anna), server.page(id, boris)];
  await until(() => pages.every((page) => page.snapshot !== null));
  for (const page of pages) page.playAlong();
  await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
  await server.meanwhile((file) =>
    file.exec("update tables set state = 'playing'; update matches set finished_at = null, result_json = null"),
  );
  expect((await server.ask('GET', `/tables/${id}`)).body.state).toBe('finished');
});

it.each([-1, 1])('setting the clock by %i month deletes no lobby, ends no match and forgets nobody', async (months) => {
  await server.close();
  let drift = 0;
  await server.open({ now: () => Date.now() + drift, maintenanceMs: 20 });
  const lobby = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
  const id = await server.begun(CARDS, [anna, boris]);
  const pages = [anna, boris].map((token) => server.page(id, token));
  await until(() => pages.every(({ snapshot }) => snapshot !== null));
  drift = months * 31 * 24 * 3600 * 1000;
  await sleep(200);
  expect((await server.ask('GET', `/tables/${lobby}`)).status).toBe(200);
  for (const page of pages) page.playAlong();
  await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
  expect(pages.every(({ snapshot }) => snapshot?.clocks.every((used) => used >= 0))).toBe(true);
});
