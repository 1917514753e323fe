import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { serverForEach } from './server-for-each.ts';
import { DUEL, type TestServer } from './test-server.ts';

let server: TestServer;
let anna = '';
serverForEach((ready) => {
  ({ server, anna } = ready);
});

it('a request from another site with a visitor’s cookie is refused, one from our own page is not', async () => {
  const { cookie } = await server.ask('POST', '/players', { name: 'Carla' });
  const [secret = ''] = (cookie ?? '').split(';');
  const leave = (headers: Record<string, string>) =>
    fetch(`${server.origin}/api/tables/${crypto.randomUUID()}/leave`, {
      method: 'POST',
      headers: { cookie: secret, ...headers },
    });
  expect((await leave({ origin: 'http://evil.example' })).status).toBe(403);
  expect((await leave({ origin: server.origin })).status).toBe(404);
  expect((await leave({ origin: 'https://tortuga.example', 'sec-fetch-site': 'same-origin' })).status).toBe(404);
  expect((await leave({})).status).toBe(404);
});

it('another site cannot open a socket with a visitor’s cookie', async () => {
  const { cookie } = await server.ask('POST', '/players', { name: 'Carla' });
  const [secret = ''] = (cookie ?? '').split(';');
  const { id } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
  const open = (origin: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: { cookie: secret, origin },
      });
      socket.on('open', () => resolve('open'));
      socket.on('error', () => resolve('refused'));
    });
  expect(await open('http://evil.example')).toBe('refused');
  expect(await open(server.origin)).toBe('open');
});
