import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

const TOKEN = 'a token for tests that nobody guesses'.replaceAll(' ', '-');

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

const openWithToken = (options = {}) => server.reopen({ adminToken: TOKEN, ...options });
const keep = (method: string, place: string, body?: unknown) => server.ask(method, `/admin${place}`, body, TOKEN);
const idOf = async (token: string): Promise<string> => (await server.ask('GET', '/me', undefined, token)).body.id;
const say = (table: string, text: string, token: string) =>
  server.ask('POST', `/tables/${table}/chat`, { text }, token);
const chatOf = async (table: string, token: string): Promise<string[]> =>
  (await server.ask('GET', `/tables/${table}/chat`, undefined, token)).body.map(
    ({ said }: { said: { text: string } }) => said.text,
  );
const deeds = async (): Promise<string[]> =>
  (await keep('GET', '/deeds')).body.map(({ deed }: { deed: string }) => deed);
/** From another place than this machine, as a proxy says. */
const from = (address: string, place: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/api${place}`, { ...init, headers: { 'x-forwarded-for': address } });

it('without an admin token in its settings nobody administers a server', async () => {
  expect((await keep('GET', '')).body.error).toMatchObject({ key: 'server.error.noAdministration' });
});

it('whoever does not have the token is refused, slowed down, and told nothing', async () => {
  await openWithToken();
  for (const token of [undefined, anna, `${TOKEN}x`]) {
    const refused = await server.ask('GET', '/admin/players', undefined, token);
    expect(refused).toMatchObject({ status: 401, body: { error: { key: 'server.error.wrongAdminToken' } } });
  }
  expect((await fetch(`${server.origin}/api/admin?token=${TOKEN}`)).status).toBe(401);
  const statuses = [];
  for (let tries = 0; tries < 10; tries++) statuses.push((await server.ask('GET', '/admin', undefined, anna)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await keep('GET', '')).status).toBe(200);
});

it('the token is in no line of the log, whatever is logged', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  await server.close();
  await server.open({ adminToken: TOKEN, logger });
  await keep('GET', '');
  await keep('DELETE', '/tables/00000000-0000-4000-8000-000000000000');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter((line) => line.includes(TOKEN))).toEqual([]);
});

it('tables and players are found by name and by id', async () => {
  await openWithToken();
  const duel = await server.begun(CARDS, [anna, boris]);
  await server.ask('POST', '/tables', DUEL, anna);
  expect((await keep('GET', '')).body.counts).toMatchObject({ lobby: 1, playing: 1, finished: 0, players: 2 });
  const found = async (search: string) => (await keep('GET', `/tables?search=${encodeURIComponent(search)}`)).body;
  expect(await found('bori')).toMatchObject([{ id: duel, state: 'playing' }]);
  expect(await found(duel.slice(0, 8))).toHaveLength(1);
  expect(await found('')).toHaveLength(2);
  expect(await found('%')).toHaveLength(2);
  expect((await keep('GET', '/players?search=ANN')).body).toMatchObject([{ name: 'Anna', sanctions: [] }]);
  expect((await keep('GET', `/players?search=${await idOf(boris)}`)).body).toMatchObject([{ name: 'Boris' }]);
});

it('table-11.1: a muted player can’t write in chats until it is lifted or over', async () => {
  let now = Date.now();
  await openWithToken({ now: () => now });
  const table = await server.begun(CARDS, [anna, boris]);
  const target = await idOf(boris);
  expect((await keep('POST', '/sanctions', { kind: 'mute', target, reason: 'spam', hours: 2 })).status).toBe(204);
  expect((await say(table, 'buy!', boris)).body.error).toMatchObject({
    rule: 'table-11.1',
    key: 'server.refuse.muted',
    params: { reason: 'spam' },
  });
  expect((await say(table, 'hello', anna)).status).toBe(201);
  now += 2 * 3_600_000 + 1;
  expect((await say(table, 'sorry', boris)).status).toBe(201);
  await keep('POST', '/sanctions', { kind: 'mute', target });
  expect((await say(table, 'why?', boris)).status).toBe(409);
  await keep('POST', '/sanctions/lifting', { kind: 'mute', target });
  expect((await say(table, 'thanks', boris)).status).toBe(201);
  expect((await keep('POST', '/sanctions/lifting', { kind: 'mute', target })).body.error).toMatchObject({
    key: 'server.error.noSuchSanction',
  });
  expect(await chatOf(table, anna)).toEqual(['hello', 'sorry', 'thanks']);
});

it('table-11.2: a banned player may do nothing that needs a name, and a bot plays on for them', async () => {
  await openWithToken();
  const table = await server.begun(CARDS, [anna, boris]);
  const page = server.page(table, boris);
  await until(() => page.snapshot !== null);
  const target = await idOf(boris);
  await keep('POST', '/sanctions', { kind: 'ban', target, reason: 'insults' });
  await until(() => page.tableInfo?.seats[1]?.kind === 'bot');
  const refused = {
    status: 403,
    body: { error: { rule: 'table-11.2', params: { reason: 'insults', until: 'ever' } } },
  };
  expect(await server.ask('GET', '/me', undefined, boris)).toMatchObject(refused);
  expect(await server.ask('POST', '/tables', DUEL, boris)).toMatchObject(refused);
  expect(await server.ask('POST', `/tables/${table}/return`, undefined, boris)).toMatchObject(refused);
  expect((await server.ask('GET', '/news', undefined, boris)).body.ban).toEqual({ reason: 'insults', until: null });
  // What is open to everybody stays so.
  expect((await server.ask('GET', `/tables/${table}/match`, undefined, boris)).body.offers).toBeNull();
  // It holds over a restart.
  await openWithToken();
  expect((await server.ask('GET', '/me', undefined, boris)).status).toBe(403);
  await keep('POST', '/sanctions/lifting', { kind: 'ban', target });
  expect((await server.ask('POST', `/tables/${table}/return`, undefined, boris)).body.seats[1].kind).toBe('person');
});

it('table-11.2: a banned address gets nothing but the reason, the others in its neighbourhood everything', async () => {
  await openWithToken();
  await keep('POST', '/sanctions', { kind: 'address', target: '203.0.113.0/28', reason: 'flood', hours: 1 });
  await keep('POST', '/sanctions', { kind: 'address', target: '2001:db8:0:1::5', hours: 1 });
  for (const address of ['203.0.113.7', '2001:db8:0:1::99']) {
    expect((await from(address, '/tables')).status).toBe(403);
    expect(await (await from(address, '/news')).json()).toMatchObject({ ban: { until: expect.anything() } });
    expect((await from(address, '/players', { method: 'POST' })).status).toBe(403);
  }
  for (const address of ['203.0.113.16', '2001:db8:0:2::5']) expect((await from(address, '/tables')).status).toBe(200);
});

it.each([
  ['nonsense', 'noAddress'],
  ['10.0.0.0/99', 'noAddress'],
  ['0.0.0.0/0', 'networkTooLarge'],
  ['127.0.0.1', 'thisMachine'],
  ['127.0.0.0/8', 'thisMachine'],
])('the address %s is not banned: %s', async (target, key) => {
  await openWithToken();
  const { body } = await keep('POST', '/sanctions', { kind: 'address', target });
  expect(body.error).toMatchObject({ key: `server.error.${key}`, params: { value: target } });
  expect((await keep('GET', '/sanctions')).body).toEqual([]);
});

it('table-11.3: a lobby that is closed is gone for all who have it open', async () => {
  await openWithToken();
  const { table } = (await server.ask('POST', '/tables', DUEL, anna)).body;
  const page = server.page(table.id, anna);
  await until(() => page.tableInfo !== null);
  expect((await keep('DELETE', `/tables/${table.id}`)).status).toBe(204);
  await until(() => page.closed === 4004);
  expect((await server.ask('GET', `/tables/${table.id}`)).status).toBe(404);
  expect((await keep('DELETE', `/tables/${table.id}`)).status).toBe(404);
});

it('table-11.3: a match that is closed ends without a winner, is listed no more, and stays as it was played', async () => {
  await openWithToken();
  const table = await server.begun(CARDS, [anna, boris]);
  expect((await server.ask('GET', '/tables/running')).body).toHaveLength(1);
  await keep('DELETE', `/tables/${table}`);
  const { state, ending } = (await server.ask('GET', `/tables/${table}`)).body;
  expect({ state, ending }).toMatchObject({ state: 'finished', ending: { cause: 'closed', ranking: [[0, 1]] } });
  expect((await server.ask('GET', '/tables/running')).body).toEqual([]);
  expect((await server.ask('GET', `/tables/${table}/record`, undefined, anna)).status).toBe(200);
  await openWithToken();
  expect((await server.ask('GET', `/tables/${table}`)).body.ending.cause).toBe('closed');
});

it('table-11.4: a reported message waits with its words for the keepers, once for each who reports it', async () => {
  await openWithToken();
  const table = await server.begun(CARDS, [anna, boris]);
  const page = server.page(table, anna);
  await until(() => page.tableInfo !== null);
  await say(table, 'you fool', boris);
  const report = (token: string, n = 1) => server.ask('POST', `/tables/${table}/reports`, { n, reason: 'rude' }, token);
  expect((await report(anna)).status).toBe(204);
  expect((await report(anna)).status).toBe(204);
  expect((await report(boris)).body.error).toMatchObject({ rule: 'table-11.4' });
  expect((await report(anna, 7)).body.error).toMatchObject({ key: 'server.error.noSuchMessage' });
  const open = (await keep('GET', '/reports')).body;
  expect(open).toMatchObject([{ name: 'Boris', reporter: 'Anna', said: 'you fool', reason: 'rude', tableId: table }]);
  await keep('POST', `/tables/${table}/chat/removal`, { n: 1 });
  await until(() => page.received('unsaid').length === 1);
  expect(await chatOf(table, anna)).toEqual([]);
  await keep('POST', `/reports/${open[0].id}/settlement`);
  expect((await keep('GET', '/reports')).body).toEqual([]);
  expect((await keep('GET', '/reports?settled=yes')).body).toMatchObject([{ said: 'you fool' }]);
  expect((await keep('POST', `/reports/${open[0].id}/settlement`)).status).toBe(404);
});

it('table-11.4: a stranger can’t report what was said at a table by invitation', async () => {
  const table = await server.begun(CARDS, [anna, boris], 0, { visibility: 'invite' });
  await say(table, 'psst', boris);
  const carla = await server.newPlayer('Carla');
  expect((await server.ask('POST', `/tables/${table}/reports`, { n: 1 }, carla)).status).toBe(404);
});

it('table-11.4: whom a player has muted is in their list alone', async () => {
  const place = `/people/${await idOf(boris)}/mute`;
  expect((await server.ask('POST', place, { mute: true }, anna)).body.muted).toMatchObject([{ name: 'Boris' }]);
  expect((await server.ask('GET', '/people', undefined, boris)).body.muted).toEqual([]);
  expect((await server.ask('POST', place, { mute: false }, anna)).body.muted).toEqual([]);
  expect((await server.ask('POST', `/people/${await idOf(anna)}/mute`, { mute: true }, anna)).status).toBe(404);
});

it('a player whom the keepers rename has the new name at tables and in chats, and a bad name is refused', async () => {
  await openWithToken();
  const table = await server.begun(CARDS, [anna, boris]);
  const page = server.page(table, anna);
  await until(() => page.tableInfo !== null);
  await say(table, 'hello', boris);
  const place = `/players/${await idOf(boris)}`;
  expect((await keep('PATCH', place, { name: ' ' })).body.error.key).toBe('server.error.badName');
  expect((await keep('PATCH', place, { name: 'Guest' })).status).toBe(204);
  await until(() => page.tableInfo?.seats[1]?.name === 'Guest');
  expect((await server.ask('GET', `/tables/${table}/chat`, undefined, anna)).body).toMatchObject([{ name: 'Guest' }]);
  // The match goes on.
  const offers = (token: string) => server.ask('GET', `/tables/${table}/match`, undefined, token);
  expect([await offers(anna), await offers(boris)].some(({ body }) => body.offers !== null)).toBe(true);
});

it('what is announced reaches every page until its time is over', async () => {
  let now = Date.now();
  await openWithToken({ now: () => now });
  expect((await server.ask('GET', '/news')).body).toEqual({ announcement: null, isDraining: false, ban: null });
  await keep('POST', '/announcement', { text: 'Restart at ten', minutes: 10 });
  expect((await server.ask('GET', '/news')).body.announcement).toMatchObject({ text: 'Restart at ten' });
  now += 10 * 60_000;
  expect((await server.ask('GET', '/news')).body.announcement).toBeNull();
  await keep('POST', '/announcement', { text: 'Again' });
  await keep('POST', '/announcement', { text: null });
  expect((await server.ask('GET', '/news')).body.announcement).toBeNull();
});

it('a server that is drained begins nothing new, says so, and lets running matches go on', async () => {
  await openWithToken();
  const table = await server.begun(CARDS, [anna, boris]);
  const { id } = (await server.ask('POST', '/tables', { ...DUEL, seats: ['me', { bot: 'random' }] }, anna)).body.table;
  await keep('POST', '/draining', { isDraining: true });
  const health = await fetch(`${server.origin}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { alive: true, ready: false, draining: true }]);
  for (const [place, body] of [
    ['/tables', DUEL],
    [`/tables/${id}/start`, undefined],
  ] as const) {
    const refused = await server.ask('POST', place, body, anna);
    expect(refused).toMatchObject({ status: 503, body: { error: { key: 'server.error.draining' } } });
  }
  await server.playToTheEnd(table, [anna, boris]);
  expect((await server.ask('POST', `/tables/${table}/rematch`, undefined, anna)).status).toBe(503);
  await keep('POST', '/draining', { isDraining: false });
  expect((await server.ask('POST', `/tables/${id}/start`, undefined, anna)).status).toBe(200);
});

it('every deed of the keepers is noted, with what it was done to', async () => {
  await openWithToken();
  const target = await idOf(boris);
  const { table } = (await server.ask('POST', '/tables', DUEL, anna)).body;
  await keep('POST', '/sanctions', { kind: 'mute', target, hours: 1 });
  await keep('POST', '/sanctions/lifting', { kind: 'mute', target });
  await keep('PATCH', `/players/${target}`, { name: 'Guest' });
  await keep('DELETE', `/tables/${table.id}`);
  await keep('POST', '/announcement', { text: 'Hello' });
  await keep('POST', '/draining', { isDraining: true });
  expect((await deeds()).sort()).toEqual(['announce', 'closeTable', 'drain', 'lift', 'mute', 'rename']);
  const renamed = (await keep('GET', '/deeds')).body.find(({ deed }: { deed: string }) => deed === 'rename');
  expect(renamed.details).toEqual({ player: target, from: 'Boris', to: 'Guest' });
});

it('table-11.5: a player takes along all that is stored of them, and nothing of others', async () => {
  const table = await server.begun(CARDS, [anna, boris]);
  await say(table, 'from Anna', anna);
  await say(table, 'from Boris', boris);
  await server.ask('POST', `/people/${await idOf(boris)}`, { want: 'friend' }, anna);
  const { status, body } = await server.ask('GET', '/me/data', undefined, anna);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    player: [{ name: 'Anna' }],
    tables: [{ id: table, game: CARDS }],
    chat: [{ said: { text: 'from Anna' } }],
    friends: [{ otherId: await idOf(boris), stance: 'friend' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/from Boris|[Hh]ash|seed/);
});

it('table-11.5: whoever deletes what is theirs is nobody any more, and what was played stays', async () => {
  const table = await server.begun(CARDS, [anna, boris]);
  await say(table, 'from Anna', anna);
  await say(table, 'from Boris', boris);
  await server.ask('POST', `/people/${await idOf(boris)}`, { want: 'friend' }, anna);
  const page = server.page(table, boris);
  await until(() => page.snapshot !== null);
  const deleting = (name: string) => server.ask('POST', '/me/deletion', { name }, anna);
  expect((await deleting('Boris')).body.error).toMatchObject({ key: 'server.error.otherName' });
  expect((await deleting('Anna')).status).toBe(204);
  expect((await server.ask('GET', '/me', undefined, anna)).status).toBe(401);
  await until(() => page.tableInfo?.seats[0]?.kind === 'bot');
  expect(page.tableInfo?.seats[0]).toMatchObject({ name: '—' });
  expect(await chatOf(table, boris)).toEqual(['from Boris']);
  expect((await server.ask('GET', '/people', undefined, boris)).body).toMatchObject({ asking: [] });
  // The other one goes on against a bot.
  const before = page.snapshot?.n ?? 0;
  page.playAlong();
  await until(() => (page.snapshot?.n ?? 0) > before + 2);
});
