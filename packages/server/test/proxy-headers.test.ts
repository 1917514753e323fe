import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import type { TestServer } from './test-server.ts';

let server: TestServer;
serverForEach((ready) => {
  server = ready.server;
});

const from = (address: string) =>
  fetch(`${server.origin}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
    body: '{"name":"Anna"}',
  });

it('behind a proxy on the same machine each visitor has their own limit, and the cookie is for TLS only', async () => {
  await server.reopen({ requestsPerMinute: 1 });
  const first = await from('192.0.2.1');
  expect(first.headers.get('set-cookie')).toMatch(/; Secure/);
  expect([first.status, (await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toEqual([201, 429, 201]);
});

it('the headers of a proxy that is not trusted are ignored', async () => {
  await server.reopen({ requestsPerMinute: 1, trustedProxies: '192.0.2.99' });
  const first = await from('192.0.2.1');
  expect(first.headers.get('set-cookie')).not.toMatch(/Secure/);
  expect([first.status, (await from('192.0.2.2')).status]).toEqual([201, 429]);
});
