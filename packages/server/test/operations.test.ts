import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

it('each refused request and message leaves one line in the log', async () => {
  await server.close();
  const lines: string[] = [];
  await server.open({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  await server.ask('POST', '/players', '{"name":');
  const id = await server.begun(CARDS, [anna, boris]);
  const [page, binary, huge] = [server.page(id, anna), server.page(id), server.page(id)];
  await until(() => [page, binary, huge].every(({ snapshot }) => snapshot !== null));
  page.send('{');
  binary.sendBytes();
  huge.send('x'.repeat(10_000));
  await until(() => lines.length >= 4);
  const flood = server.page(id);
  await until(() => flood.snapshot !== null);
  for (let sent = 0; sent < 1000; sent++) flood.ask({ type: 'undo', id: 'x' });
  await until(() => flood.closed !== null);
  for (const said of ['server.error.badRequest', 'not understood', 'not a text', 'Max payload', 'flood'])
    expect(lines.filter((line) => line.includes(said))).toHaveLength(1);
});

it('the server answers on its health, its metrics and its API page', async () => {
  const get = (place: string) => fetch(`${server.origin}${place}`);
  expect(await (await get('/healthz')).json()).toEqual({ alive: true, ready: true, draining: false });
  expect(await (await get('/metrics')).text()).toContain('tortuga_requests_total');
  expect(await (await get('/api/docs')).text()).toContain('swagger');
});

it('metrics are shown only to programs on the same machine', async () => {
  const from = (address: string) => fetch(`${server.origin}/metrics`, { headers: { 'x-forwarded-for': address } });
  expect((await from('203.0.113.7')).status).toBe(404);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
});
