import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

const idOf = async (token: string): Promise<string> => (await server.ask('GET', '/me', undefined, token)).body.id;

it('one stream tells a bot of every table where it sits, of new ones, and of invitations', async () => {
  const first = await server.begun(CARDS, [anna, boris]);
  for (const [by, other] of [
    [anna, boris],
    [boris, anna],
  ] as const)
    await server.ask('POST', `/people/${await idOf(other)}`, { want: 'friend' }, by);
  const stream = await server.stream('/events', boris);
  const begun = await stream.until('"type":"snapshot"');
  expect(begun).toContain(`{"table":"${first}","to":"table"`);
  const { table } = (await server.ask('POST', '/tables', { ...DUEL, visibility: 'invite' }, anna)).body;
  await server.ask('POST', `/tables/${table.id}/invitations`, { player: await idOf(boris) }, anna);
  const invited = await stream.until('"invitation"');
  expect(invited).toContain(`"table":"${table.id}"`);
  await server.ask('POST', `/tables/${table.id}/join`, {}, boris);
  await stream.until(`{"table":"${table.id}","to":"table"`);
  await server.ask('POST', `/tables/${table.id}/start`, undefined, anna);
  await stream.until(`{"table":"${table.id}","to":"match"`);
  await stream.close();
});

it('a bot plays two tables at once by its stream, and counts as present at both', async () => {
  const ids = [await server.begun(CARDS, [anna, boris]), await server.begun(CARDS, [anna, boris])];
  const pages = ids.map((id) => server.page(id, anna));
  const stream = await server.stream('/events', boris);
  await until(() => pages.every(({ tableInfo }) => tableInfo?.seats[1]?.present === true));
  for (const page of pages) page.playAlong();
  let rest = '';
  for (let moves = 0; moves < 6; ) {
    rest += await stream.until('\n\n');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const { table, to, message } = JSON.parse(event.replace('data: ', ''));
      const offers = to === 'match' && (message.type === 'snapshot' ? message.offers : message.own?.offers);
      if (!offers) continue;
      const { decision } = message.shared ?? message;
      const move = { type: 'move', id: crypto.randomUUID(), decision, move: offers.legal[0].move };
      if ((await server.ask('POST', `/tables/${table}/match`, move, boris)).status === 200) moves++;
    }
  }
  await stream.close();
  for (const page of pages) page.leave();
});

it('whoever closes the stream is present no more', async () => {
  const page = server.page(await server.begun(CARDS, [anna, boris]), anna);
  const isThere = () => page.tableInfo?.seats[1]?.present;
  const stream = await server.stream('/events', boris);
  await until(() => isThere() === true);
  await stream.close();
  await until(() => isThere() === false);
});

it('a stream needs a name, and one player has three at most', async () => {
  expect((await server.ask('GET', '/events')).status).toBe(401);
  const streams = [];
  for (let count = 0; count < 3; count++) streams.push(await server.stream('/events', anna));
  expect((await server.ask('GET', '/events', undefined, anna)).body.error).toMatchObject({
    key: 'server.error.tooMany',
    message: expect.stringMatching(/^Too many requests/),
  });
  for (const stream of streams) await stream.close();
  await until(async () => {
    const again = await fetch(`${server.origin}/api/events`, { headers: { authorization: `Bearer ${anna}` } });
    await again.body?.cancel();
    return again.status === 200;
  });
});
