import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('two people play a whole game over sockets, each with a cut connection in the middle, and its file verifies', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const pages = [server.page(id, anna), server.page(id, boris)];
  await until(() => pages.every((page) => page.snapshot !== null));
  for (const page of pages) page.playAlong();
  for (const [index, page] of pages.entries()) {
    await until(() => (page.snapshot?.n ?? 0) >= 10 + 15 * index);
    page.reconnect();
  }
  await until(() => pages.every((page) => page.snapshot?.result !== null && page.snapshot !== null));
  await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
  const file = await server.ask('GET', `/tables/${id}/export`);
  const parsed = parseMatchFile(JSON.stringify(file.body));
  expect(parsed.ok && replayMatchFile(tortugaCards.game, parsed.value).ok).toBe(true);
});

it('a person plays a whole game against a bot, which thinks in a worker', async () => {
  const table = { ...DUEL, seats: ['me', { bot: 'greedy' }] };
  const { id } = (await server.ask('POST', '/tables', table, anna)).body.table;
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  const page = server.page(id, anna);
  await until(() => page.snapshot !== null);
  page.playAlong();
  await until(() => page.snapshot?.result !== null && page.snapshot !== null);
  expect(page.snapshot?.n).toBe(52);
});

it('a bot can be written with plain HTTP requests', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const looked = (await server.ask('GET', `/tables/${id}/match`, undefined, anna)).body;
  const token = looked.pending[0] === 0 ? anna : boris;
  const { body } = await server.ask('GET', `/tables/${id}/match`, undefined, token);
  const move = { type: 'move', id: '1', decision: body.decision, move: body.offers.legal[0].move };
  expect((await server.ask('POST', `/tables/${id}/match`, move, token)).body).toEqual({ type: 'done', id: '1', n: 1 });
  expect((await server.ask('POST', `/tables/${id}/match`, move, token)).body).toEqual({ type: 'done', id: '1', n: 1 });
  const late = await server.ask('POST', `/tables/${id}/match`, { ...move, id: '2' }, token);
  expect(late).toMatchObject({ status: 409, body: { type: 'refused', refusal: { rule: 'table-1.1' } } });
});

it('a program without sockets receives the same messages as a stream of events', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const events = await server.events(id, anna);
  const received = await events.until('"type":"snapshot"');
  expect(received).toMatch(/^data: \{"type":"table"/m);
  expect(received).toMatch(/^data: \{"type":"snapshot".*\}\n\n/m);
  await events.close();
});

it('a spectator sees no hand and no seed in any message', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const spectator = server.page(id);
  const pages = [server.page(id, anna), server.page(id, boris)];
  await until(() => [spectator, ...pages].every((page) => page.snapshot !== null));
  expect(await spectator.client.undo()).toMatchObject({ kind: 'refused', refusal: { rule: 'table-1.3' } });
  for (const page of pages) page.playAlong();
  await until(() => spectator.snapshot?.result !== null && spectator.snapshot !== null);
  const updates = spectator.received('update');
  const hidden = expect.objectContaining({ hidden: true });
  const events = updates.flatMap(({ shared }) => shared.events as unknown as { type: string; hands: unknown }[]);
  const deals = events.filter(({ type }) => type === 'dealt');
  expect(deals.map(({ hands }) => hands)).toEqual([[hidden, hidden]]);
  expect(spectator.snapshot?.view).toMatchObject({ hands: [hidden, hidden] });
  expect(updates.length).toBeGreaterThan(50);
  expect(updates.filter(({ shared }) => shared.seed !== null && shared.result === null)).toEqual([]);
});
