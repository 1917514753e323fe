import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

/** A client that sends what it likes and never reads. */
function deaf(place: string, headers: Readonly<Record<string, string>> = {}): Socket {
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), '127.0.0.1');
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${place} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.on('error', () => undefined);
  socket.pause();
  return socket;
}

const deafSocket = (table: string, headers: Readonly<Record<string, string>> = {}): Socket =>
  deaf(`/api/tables/${table}/socket`, {
    ...headers,
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  });

/** A masked frame, as a client sends it. */
function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

const isEnded = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.resume().on('close', () => resolve(true));
    setTimeout(() => resolve(false), 5000).unref();
  });

const watching = async (table: string): Promise<number> => (await server.ask('GET', `/tables/${table}`)).body.watching;

it.each([
  ['pings', frame(9, 'x'.repeat(100))],
  ['asks for snapshots', frame(1, '{"type":"resume","from":0}')],
])('a connection that %s without reading is closed before it costs memory', async (_, bytes) => {
  const table = await server.begun(CARDS, [anna, boris]);
  const sockets = Array.from({ length: 5 }, () => deafSocket(table));
  await until(async () => (await watching(table)) === 5);
  const flooding = setInterval(() => {
    for (const socket of sockets) socket.write(Buffer.concat(new Array(20).fill(bytes)));
  }, 50);
  await until(async () => (await watching(table)) === 0);
  clearInterval(flooding);
  for (const socket of sockets) socket.destroy();
});

it('event streams that are not read, of a revoked identity, do not end the process', async () => {
  await server.reopen({ heartbeatMs: 50 });
  const table = await server.begun(CARDS, [anna, boris]);
  const streams = Array.from({ length: 5 }, () =>
    deaf(`/api/tables/${table}/events`, { authorization: `Bearer ${boris}` }),
  );
  await until(async () => (await server.ask('GET', `/tables/${table}`)).body.seats[1].present);
  for (let round = 0; round < 30; round++) {
    await server.ask('POST', `/tables/${table}/leave`, undefined, boris);
    await server.ask('POST', `/tables/${table}/return`, undefined, boris);
  }
  await server.ask('DELETE', '/session', undefined, boris);
  await until(async () => !(await server.ask('GET', `/tables/${table}`)).body.seats[1].present);
  expect((await server.ask('POST', `/tables/${table}/chat`, { text: 'still here' }, anna)).status).toBe(201);
  for (const stream of streams) stream.destroy();
});

it('an event stream that closes while its identity is looked up leaves nobody at the table', async () => {
  const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
  for (let round = 0; round < 20; round++) {
    const stream = deaf(`/api/tables/${table}/events`, { authorization: `Bearer ${anna}` });
    stream.once('connect', () => stream.destroy());
  }
  await until(async () => !(await server.ask('GET', `/tables/${table}`)).body.seats[0].present);
});

it('a connection that sends nothing, or a byte at a time, is closed', async () => {
  await server.reopen({ silentMs: 300, slowMs: 600 });
  const { port } = new URL(server.origin);
  const silent = connect(Number(port), '127.0.0.1');
  expect(await isEnded(silent)).toBe(true);
  const slow = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  slow.write('POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n');
  const dripping = setInterval(() => slow.write('{'), 100);
  expect(await isEnded(slow)).toBe(true);
  clearInterval(dripping);
});

it('a socket and an event stream that get heartbeats stay open', async () => {
  await server.reopen({ silentMs: 300, slowMs: 600, heartbeatMs: 100 });
  const table = await server.begun(CARDS, [anna, boris]);
  const page = server.page(table, anna);
  const events = deaf(`/api/tables/${table}/events`).resume();
  await sleep(1500);
  expect([page.closed, events.destroyed]).toEqual([null, false]);
  events.destroy();
});

it('a connection whose handshake was refused is closed', async () => {
  const { cookie } = await server.ask('POST', '/players', { name: 'Carla' });
  const { id } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
  const [secret = ''] = (cookie ?? '').split(';');
  const socket = deafSocket(id, { cookie: secret, origin: 'http://evil.example' });
  expect(await isEnded(socket)).toBe(true);
});
