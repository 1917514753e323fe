import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it.each([
  ['malformed JSON', 'POST', '/players', '{"name":', 400, 'server.error.badRequest'],
  ['no name', 'POST', '/players', { name: '  ' }, 400, 'server.error.badName'],
  ['a name with control characters', 'POST', '/players', { name: 'a\u0007b' }, 400, 'server.error.badName'],
  ['a name too long', 'POST', '/players', { name: 'W'.repeat(25) }, 400, 'server.error.badName'],
  ['an unknown field', 'POST', '/players', { name: 'Anna', admin: true }, 400, 'server.error.badRequest'],
  ['a huge body', 'POST', '/players', { name: 'x'.repeat(100_000) }, 413, 'server.error.tooLarge'],
  ['nobody', 'GET', '/me', undefined, 401, 'server.error.nameFirst'],
  [
    'an unknown table',
    'GET',
    '/tables/00000000-0000-4000-8000-000000000000',
    undefined,
    404,
    'server.error.noSuchTable',
  ],
  ['no table id', 'GET', '/tables/first', undefined, 400, 'server.error.badRequest'],
  ['an unknown place', 'GET', '/nowhere', undefined, 404, 'server.error.noSuchPlace'],
])('the API refuses %s with a typed error', async (_, method, place, body, status, key) => {
  expect(await server.ask(method, place, body)).toMatchObject({ status, body: { error: { key } } });
});

it('the API refuses an unknown identity, game, option and bot, and a wrong number of seats', async () => {
  const make = async (change: object) =>
    (await server.ask('POST', '/tables', { ...DUEL, ...change }, anna)).body.error.key;
  expect((await server.ask('POST', '/tables', DUEL, 'A'.repeat(43))).body.error.key).toBe(
    'server.error.unknownIdentity',
  );
  expect(await make({ game: 'chess' })).toBe('server.error.noSuchGame');
  expect(await make({ options: { fast: true } })).toBe('server.error.badOptions');
  expect(await make({ seats: ['me', { bot: 'oracle' }] })).toBe('server.error.noSuchBot');
  expect(await make({ seats: ['me'] })).toBe('server.error.badSeats');
  expect(await make({ seats: ['me', 'me'] })).toBe('server.error.badSeats');
});

it('too many, too large and binary messages close the connection, and the other player plays on', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const good = server.page(id, anna);
  const [flood, huge] = [server.page(id, boris), server.page(id, boris)];
  await until(() => [good, flood, huge].every((page) => page.snapshot !== null));
  for (let sent = 0; sent < 1000; sent++) flood.ask({ type: 'why', id: 'x', move: {} });
  huge.send('x'.repeat(10_000));
  await until(() => flood.closed !== null && huge.closed !== null);
  expect([flood.closed, huge.closed]).toEqual([4008, 1009]);
  expect(await good.client.whyNot({ kind: 'storm', column: 0 })).toMatchObject({ kind: 'reason' });
});

it('a burst of requests over one connection is answered in its order', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const page = server.page(id, anna);
  await until(() => page.snapshot !== null);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const request of ids) page.ask({ type: 'undo', id: request });
  const answers = () => page.received('refused');
  await until(() => answers().length === ids.length);
  expect(answers().map((answer) => answer.id)).toEqual(ids);
});

it('a message that is not JSON is answered with an error, and the connection stays open', async () => {
  const id = await server.begun(CARDS, [anna, boris]);
  const page = server.page(id, anna);
  await until(() => page.snapshot !== null);
  page.send('{');
  await until(() => page.received('error').some(({ error }) => error.key === 'server.error.badRequest'));
  expect(page.closed).toBeNull();
});

it('a body nested two thousand levels deep is refused as a bad request', async () => {
  const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
  const body = `{"game":"tortuga-cards","visibility":"public","seats":["me","open"],"options":{"x":${deep}}}`;
  expect((await server.ask('POST', '/tables', body, anna)).status).toBe(400);
});

it.each(['\u200d', '\u3164', '\u2800 \u2800', '\u115f\u1160'])(
  'a name that looks like nothing is refused',
  async (name) => {
    expect((await server.ask('POST', '/players', { name })).status).toBe(400);
  },
);

it.each(['\u0000', '\ud800'])('a request id that no database can store is refused as a bad request', async (id) => {
  const game = await server.begun(CARDS, [anna, boris]);
  const page = server.page(game, anna);
  await until(() => page.snapshot !== null);
  page.send(JSON.stringify({ type: 'undo', id }));
  await until(() => page.received('error').some(({ error }) => error.key === 'server.error.badRequest'));
});
