import { expect, it } from 'vitest';
import { takeBackTo } from './earlier-schema.ts';
import { serverForEach } from './server-for-each.ts';
import { CARDS, type TestServer } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('listing tables loads no match', async () => {
  for (let n = 0; n < 3; n++) await server.playToTheEnd(await server.begun(CARDS, [anna, boris]), [anna, boris]);
  const running = await server.begun(CARDS, [anna, boris]);
  await server.reopen();
  const mine = (await server.ask('GET', '/tables/mine', undefined, anna)).body;
  expect(mine).toHaveLength(4);
  expect(mine[0]).toMatchObject({ id: running, state: 'playing' });
  expect(mine[0].pending).toHaveLength(1);
  await server.ask('GET', '/tables');
  expect(await server.loadedTables()).toBe(0);
});

it('the lobby says which language is spoken at a table and since when it is open, and what is going on to be watched', async () => {
  const before = Date.now();
  const french = { game: CARDS, visibility: 'public', language: 'fr', seats: ['me', 'open'] };
  const { id } = (await server.ask('POST', '/tables', french, anna)).body.table;
  const running = await server.begun(CARDS, [boris, anna]);
  await server.begun(CARDS, [anna, boris], 0, { visibility: 'invite' });
  const [open] = (await server.ask('GET', '/tables')).body;
  expect(open ?? (await server.ask('GET', `/tables/${id}`)).body).toMatchObject({ id, language: 'fr' });
  expect((await server.ask('GET', `/tables/${id}`)).body.openedAt).toBeGreaterThanOrEqual(before);
  const watchable = (await server.ask('GET', '/tables/running')).body;
  expect(watchable).toMatchObject([{ id: running, language: null, state: 'playing' }]);
  expect((await server.ask('POST', '/tables', { ...french, language: 'xx' }, anna)).status).toBe(400);
});

it('a table from before languages were asked for says none', async () => {
  const { id } = (
    await server.ask('POST', '/tables', { game: CARDS, visibility: 'public', seats: ['me', 'open'] }, anna)
  ).body.table;
  await server.meanwhile((file) => takeBackTo(file, '0006-language'));
  expect((await server.ask('GET', `/tables/${id}`)).body.language).toBeNull();
});
