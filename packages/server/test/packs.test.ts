import { tortuga2199 } from '@tortuga/games/tortuga-2199';
import { parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
serverForEach((ready) => {
  ({ server, anna } = ready);
});

/** As far as these tests look into a pack. */
interface Box {
  readonly cards: readonly { readonly id: string; readonly cost: number }[];
}

it('a table plays with a pack that its host brought, also after a restart and in the rematch', async () => {
  const pack = { ...(tortuga2199.pack as Box), id: 'my-box', rounds: 5 };
  const wanted = { game: 'tortuga-2199', visibility: 'public', seats: ['me', { bot: 'greedy' }], pack };
  const { id, pack: named } = (await server.ask('POST', '/tables', wanted, anna)).body.table;
  expect(named).toEqual({ id: 'my-box', digest: expect.any(String) });
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  await server.reopen();
  expect((await server.ask('GET', `/tables/${id}/pack`)).body).toEqual(pack);
  const page = server.page(id, anna);
  await until(() => page.snapshot !== null);
  page.playAlong();
  await until(() => page.tableInfo?.state === 'finished');
  const parsed = parseMatchFile(JSON.stringify((await server.ask('GET', `/tables/${id}/export`)).body));
  const own = tortuga2199.withPack(pack);
  expect(own.ok && parsed.ok && replayMatchFile(own.module.game, parsed.value).ok).toBe(true);
  expect(parsed.ok && replayMatchFile(tortuga2199.game, parsed.value).ok).toBe(false);
  const again = (await server.ask('POST', `/tables/${id}/rematch`, undefined, anna)).body.table;
  expect(again.pack).toEqual(named);
});

it('an invalid pack is refused with the place of the fault, and no table is made', async () => {
  const open = (pack: unknown) =>
    server.ask('POST', '/tables', { game: 'tortuga-2199', visibility: 'public', seats: ['me', 'open'], pack }, anna);
  const box = tortuga2199.pack as Box;
  const [first, ...others] = box.cards;
  expect(await open({ ...box, cards: [{ ...first, cost: -1 }, ...others] })).toMatchObject({
    status: 400,
    body: { error: { key: '2199.pack.wrong', params: { place: `pack.cards.${first?.id}.cost` } } },
  });
  expect((await open('cards')).body.error).toMatchObject({ key: 'server.error.badRequest' });
  expect((await open({ ...box, name: 'x'.repeat(300_000) })).body.error).toMatchObject({
    key: 'server.error.tooLarge',
  });
  const deep = JSON.stringify({ game: 'tortuga-2199', visibility: 'public', seats: ['me', 'open'], pack: {} });
  const nested = deep.replace('{}', `{"cards":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
  expect((await server.ask('POST', '/tables', nested, anna)).status).toBe(400);
  expect((await server.ask('GET', '/tables')).body).toEqual([]);
  const { id } = (await open(undefined)).body.table;
  expect((await server.ask('GET', `/tables/${id}/pack`)).body.error.key).toBe('server.error.housePack');
  expect((await server.ask('GET', '/games/tortuga-2199/pack-template')).body.id).toBe('my-box');
});
