import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('a table by invitation is not listed, and can be joined only with its invitation', async () => {
  const made = (await server.ask('POST', '/tables', { ...DUEL, visibility: 'invite' }, anna)).body;
  expect((await server.ask('GET', '/tables')).body).toEqual([]);
  const join = (invite?: string) =>
    server.ask('POST', `/tables/${made.table.id}/join`, invite === undefined ? {} : { invite }, boris);
  expect((await join()).body.error).toMatchObject({ rule: 'table-4.3' });
  expect((await join('wrong')).status).toBe(409);
  expect((await join(made.invite)).body.seats[1]).toMatchObject({ kind: 'person', name: 'Boris' });
});

it('the host replaces an absent player by a bot, and the player may come back', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const page = server.page(id, boris);
  await until(() => page.snapshot !== null);
  expect((await server.ask('POST', `/tables/${id}/replace`, { seat: 1 }, anna)).body.error.rule).toBe('table-4.8');
  page.leave();
  await until(() => page.closed !== null);
  await until(() => true);
  const replaced = await server.ask('POST', `/tables/${id}/replace`, { seat: 1 }, anna);
  expect(replaced.body.seats[1]).toMatchObject({ kind: 'bot', name: 'Boris' });
  expect((await server.ask('POST', `/tables/${id}/return`, undefined, boris)).body.seats[1]).toMatchObject({
    kind: 'person',
  });
});

it('while the host is away, another player starts the match and seats a bot for the host', async () => {
  const { id, host } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
  await server.ask('POST', `/tables/${id}/join`, {}, boris);
  const [hosting, page] = [server.page(id, anna), server.page(id, boris)];
  await until(() => page.tableInfo?.seats.every(({ present }) => present) ?? false);
  expect(page.tableInfo?.host).toBe(host);
  expect((await server.ask('POST', `/tables/${id}/start`, undefined, boris)).body.error.rule).toBe('table-4.6');
  hosting.leave();
  await until(() => page.tableInfo?.host !== host);
  expect((await server.ask('POST', `/tables/${id}/start`, undefined, boris)).body.state).toBe('playing');
  expect((await server.ask('POST', `/tables/${id}/replace`, { seat: 0 }, boris)).body.seats[0].kind).toBe('bot');
  expect((await server.ask('POST', `/tables/${id}/return`, undefined, anna)).body.seats[0].kind).toBe('person');
});

it('only those who sat at a table can ask for its rematch', async () => {
  const { id } = (await server.ask('POST', '/tables', { ...DUEL, seats: ['me', { bot: 'random' }] }, anna)).body.table;
  await server.ask('POST', `/tables/${id}/start`, undefined, anna);
  const page = server.page(id, anna);
  page.playAlong();
  await until(() => page.tableInfo?.state === 'finished');
  const stranger = await server.newPlayer('Carla');
  expect((await server.ask('POST', `/tables/${id}/rematch`, undefined, stranger)).body.error.rule).toBe('table-4.10');
});

it('a rematch takes along whoever is still at the table, and the chat', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  await server.ask('POST', `/tables/${id}/chat`, { text: 'Ahoy' }, boris);
  const pages = [anna, boris].map((token) => server.page(id, token));
  for (const page of pages) page.playAlong();
  await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
  const next = (await server.ask('POST', `/tables/${id}/rematch`, undefined, anna)).body.table;
  expect(next).toMatchObject({ state: 'lobby', seats: [{ name: 'Anna' }, { name: 'Boris' }] });
  await server.ask('POST', `/tables/${next.id}/chat`, { text: 'Again' }, anna);
  expect((await server.ask('GET', `/tables/${next.id}/chat`, undefined, boris)).body).toMatchObject([
    { n: 1, name: 'Boris', said: { text: 'Ahoy' } },
    { n: 2, name: 'Anna', said: { text: 'Again' } },
  ]);
});

it('a taken seat, a move for somebody else’s seat and a match that has not begun are refused', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const carla = await server.newPlayer('Carla');
  expect((await server.ask('POST', `/tables/${id}/join`, { seat: 0 }, carla)).body.error.rule).toBe('table-4.1');
  const stranger = await server.ask('POST', `/tables/${id}/match`, { type: 'undo', id: '1' }, carla);
  expect(stranger).toMatchObject({ status: 409, body: { refusal: { rule: 'table-1.3' } } });
  const lobby = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
  expect((await server.ask('GET', `/tables/${lobby}/match`, undefined, anna)).body.error.key).toBe(
    'server.error.notBegun',
  );
});
