import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

const idOf = async (token: string): Promise<string> => (await server.ask('GET', '/me', undefined, token)).body.id;
const listsOf = async (token: string) => (await server.ask('GET', '/people', undefined, token)).body;
const want = async (by: string, other: string, wanted: string) =>
  server.ask('POST', `/people/${await idOf(other)}`, { want: wanted }, by);
const namesIn = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

/** Two who have sat at a table, and have both said that they are friends. */
async function befriend(): Promise<void> {
  await server.begun(CARDS, [anna, boris]);
  await want(anna, boris, 'friend');
  await want(boris, anna, 'friend');
}

it('table-10.1: those who met are friends once both have said so, and see that the other is here', async () => {
  await server.begun(CARDS, [anna, boris]);
  expect(namesIn((await listsOf(anna)).met)).toEqual(['Boris']);
  await want(anna, boris, 'friend');
  expect(await listsOf(anna)).toMatchObject({ friends: [], asked: [{ name: 'Boris' }], met: [] });
  expect(await listsOf(boris)).toMatchObject({ friends: [], asking: [{ name: 'Anna' }], met: [] });
  await want(boris, anna, 'friend');
  for (const [token, name] of [
    [anna, 'Boris'],
    [boris, 'Anna'],
  ] as const) {
    expect(await listsOf(token)).toMatchObject({ friends: [{ name, isHere: true }], asking: [], asked: [], met: [] });
  }
});

it('table-10.1, table-10.3: whoever has 300 friends can have no more, but can still block anybody', async () => {
  const carla = await server.newPlayer('Carla');
  await befriend();
  await server.begun(CARDS, [anna, carla]);
  const me = await idOf(anna);
  await server.meanwhile((file) => {
    for (let index = 0; index < 299; index++) {
      const id = `friend ${index}`;
      file.prepare('insert into players select ?, name, created_at from players where id = ?').run(id, me);
      for (const [one, other] of [
        [me, id],
        [id, me],
      ])
        file.prepare("insert into stances values (?, ?, 'friend', 1)").run(one, other);
    }
  });
  expect((await server.ask('GET', '/people/friends', undefined, anna)).body).toHaveLength(300);
  const refused = await want(anna, carla, 'friend');
  expect(refused.body.error).toMatchObject({ key: 'server.error.tooManyPeople', params: { most: 300 } });
  expect((await want(anna, boris, 'friend')).status).toBe(200);
  for (const other of [carla, boris]) expect((await want(anna, other, 'blocked')).status).toBe(200);
  const lists = await listsOf(anna);
  expect(lists.friends).toHaveLength(299);
  expect(namesIn(lists.blocked)).toEqual(['Boris', 'Carla']);
});

it('table-10.1: a friendship ends for both, and whoever was declined is not told', async () => {
  await befriend();
  await want(boris, anna, 'nothing');
  for (const token of [anna, boris]) expect(await listsOf(token)).toMatchObject({ friends: [], asking: [], asked: [] });
});

it('table-10.1: strangers, oneself and nobody can’t be asked', async () => {
  expect((await want(anna, boris, 'friend')).body.error).toMatchObject({ rule: 'table-10.1' });
  expect((await want(anna, anna, 'friend')).status).toBe(404);
  const nobody = await server.ask('POST', '/people/00000000-0000-4000-8000-000000000000', { want: 'friend' }, anna);
  expect(nobody.status).toBe(404);
  expect((await server.ask('GET', '/people')).status).toBe(401);
});

it('table-10.2: an invited friend sits down at a table by invitation without its link, and may decline', async () => {
  await befriend();
  const { table } = (await server.ask('POST', '/tables', { ...DUEL, visibility: 'invite' }, anna)).body;
  const carla = await server.newPlayer('Carla');
  const invite = async (by: string, whom: string) =>
    server.ask('POST', `/tables/${table.id}/invitations`, { player: await idOf(whom) }, by);
  expect((await invite(boris, anna)).body.error).toMatchObject({ rule: 'table-10.2' });
  expect((await invite(anna, carla)).body.error).toMatchObject({ rule: 'table-10.2' });
  expect((await invite(anna, boris)).body).toEqual([await idOf(boris)]);
  const invitations = async () => (await server.ask('GET', '/invitations', undefined, boris)).body;
  expect(await invitations()).toMatchObject([{ from: { name: 'Anna' }, table: { id: table.id } }]);
  expect((await server.ask('GET', `/tables/${table.id}/invitations`, undefined, carla)).body).toEqual([]);
  const place = `/tables/${table.id}`;
  await server.ask('DELETE', `${place}/invitations`, undefined, boris);
  expect((await server.ask('POST', `${place}/join`, {}, boris)).body.error).toMatchObject({ rule: 'table-4.3' });
  await invite(anna, boris);
  expect((await server.ask('POST', `${place}/join`, {}, boris)).body.seats[1]).toMatchObject({ name: 'Boris' });
  await server.ask('POST', `${place}/start`, undefined, anna);
  expect(await invitations()).toEqual([]);
  expect((await invite(anna, boris)).body.error).toMatchObject({ rule: 'table-4.1' });
});

it('table-10.2: an invitation by somebody who is no friend any more does not count', async () => {
  await befriend();
  const { table } = (await server.ask('POST', '/tables', { ...DUEL, visibility: 'invite' }, anna)).body;
  await server.ask('POST', `/tables/${table.id}/invitations`, { player: await idOf(boris) }, anna);
  await want(anna, boris, 'nothing');
  expect((await server.ask('GET', '/invitations', undefined, boris)).body).toEqual([]);
  expect((await server.ask('POST', `/tables/${table.id}/join`, {}, boris)).body.error).toMatchObject({
    rule: 'table-4.3',
  });
});

it('table-10.3: whoever is blocked is no friend, asks in vain, and can’t sit down where the other one hosts', async () => {
  await befriend();
  await want(anna, boris, 'blocked');
  expect(await listsOf(anna)).toMatchObject({ friends: [], blocked: [{ name: 'Boris' }], met: [] });
  expect(await listsOf(boris)).toMatchObject({ friends: [], blocked: [], met: [{ name: 'Anna' }] });
  await want(boris, anna, 'friend');
  expect(await listsOf(anna)).toMatchObject({ friends: [], asking: [] });
  const { table } = (await server.ask('POST', '/tables', DUEL, anna)).body;
  expect((await server.ask('POST', `/tables/${table.id}/join`, {}, boris)).body.error).toMatchObject({
    rule: 'table-10.3',
  });
  await want(anna, boris, 'nothing');
  expect((await server.ask('POST', `/tables/${table.id}/join`, {}, boris)).status).toBe(200);
});
