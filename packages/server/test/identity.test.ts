import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import type { TestServer } from './test-server.ts';

let server: TestServer;
serverForEach((ready) => {
  server = ready.server;
});

it('a guest becomes a player by choosing a name, and gets a secret as an HttpOnly cookie and as a token', async () => {
  const { status, body, cookie } = await server.ask('POST', '/players', { name: ' Anna ' });
  expect(status).toBe(201);
  expect(body.player.name).toBe('Anna');
  expect(cookie).toMatch(/HttpOnly/);
  expect((await server.ask('GET', '/me', undefined, body.token)).body).toEqual(body.player);
});

it.each(['Анна', '👩‍🚀 Ana', 'O’Neill, 3rd', '李'])('a player may be called %s', async (name) => {
  expect(await server.ask('POST', '/players', { name })).toMatchObject({ status: 201, body: { player: { name } } });
});

it('an identity works on a second device, and can be revoked on one of them', async () => {
  const first = await server.newPlayer('Anna');
  const { token: second } = (await server.ask('POST', '/me/devices', undefined, first)).body;
  expect((await server.ask('POST', '/session', { token: second })).body.name).toBe('Anna');
  await server.ask('DELETE', '/session', undefined, first);
  expect((await server.ask('GET', '/me', undefined, first)).status).toBe(401);
  expect((await server.ask('GET', '/me', undefined, second)).status).toBe(200);
});

it('an unknown cookie is not deleted from the browser, as the right database may come back', async () => {
  const session = (cookie: string) => fetch(`${server.origin}/api/session`, { headers: { cookie } });
  const stale = await session(`tortuga=${'A'.repeat(43)}`);
  expect(await stale.json()).toEqual({ player: null });
  expect(stale.headers.get('set-cookie')).toBeNull();
  const known = await session(`tortuga=${await server.newPlayer('Anna')}`);
  expect(await known.json()).toMatchObject({ player: { name: 'Anna' } });
  expect(known.headers.get('set-cookie')).toBeNull();
});

it('the owner of a secret can be looked up without signing in', async () => {
  const asked = await server.ask('POST', '/session/who', { token: await server.newPlayer('Anna') });
  expect(asked).toMatchObject({ status: 200, body: { name: 'Anna' }, cookie: null });
  expect(await server.ask('POST', '/session/who', { token: 'A'.repeat(43) })).toMatchObject({
    status: 401,
    body: { error: { key: 'server.error.unknownIdentity' } },
    cookie: null,
  });
});
