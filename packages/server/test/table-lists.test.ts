import { expect, it } from 'vitest';
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
