import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { openStore } from '../src/storage/open.ts';
import { serverForEach } from './server-for-each.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

/** Long enough for a busy machine: a client that does not answer within one heartbeat is disconnected. */
const HEARTBEAT_MS = 200;

it('a connection that closes before its identity is found leaves nobody at the table', async () => {
  await server.close();
  const store = await openStore({ dataDir: server.dataDir });
  let isFound = false;
  // A slow database.
  const findBySecret: typeof store.players.findBySecret = async (hash) => {
    await sleep(100);
    isFound = true;
    return store.players.findBySecret(hash);
  };
  await server.open({ store: { ...store, players: { ...store.players, findBySecret } } });
  const { id } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
  isFound = false;
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: { authorization: `Bearer ${anna}` },
  });
  socket.on('open', () => socket.terminate());
  await until(() => isFound);
  await sleep(50);
  expect((await server.ask('GET', `/tables/${id}`)).body.seats[0].present).toBe(false);
});

it('a connection gets heartbeats, and stays open while its client answers', async () => {
  await server.reopen({ heartbeatMs: HEARTBEAT_MS });
  const id = await server.begun(CARDS, [anna, boris]);
  const page = server.page(id, anna);
  await until(() => page.received('beat').length > 2);
  expect(page.closed).toBeNull();
});

it('a connection whose client no longer answers is closed, so that the host may seat a bot for that player', async () => {
  await server.reopen({ heartbeatMs: HEARTBEAT_MS });
  const id = await server.begun(CARDS, [anna, boris]);
  const [host, lost] = [server.page(id, anna), server.page(id, boris)];
  const isThere = () => host.tableInfo?.seats[1]?.present ?? false;
  await until(() => lost.snapshot !== null && isThere());
  expect((await server.ask('POST', `/tables/${id}/replace`, { seat: 1 }, anna)).body.error.rule).toBe('table-4.8');
  lost.goSilent();
  await until(() => !isThere(), 'nobody noticed');
  expect((await server.ask('POST', `/tables/${id}/replace`, { seat: 1 }, anna)).body.seats[1].kind).toBe('bot');
});

it('a connection with an unknown identity is closed at once, one with a revoked identity at the next heartbeat, a guest’s never', async () => {
  await server.reopen({ heartbeatMs: HEARTBEAT_MS });
  const id = await server.begun(CARDS, [anna, boris]);
  const [stranger, known, guest] = [server.page(id, 'A'.repeat(43)), server.page(id, anna), server.page(id)];
  await until(() => stranger.closed !== null && known.snapshot !== null && guest.snapshot !== null);
  await server.ask('DELETE', '/session', undefined, anna);
  await until(() => known.closed !== null);
  expect([stranger.closed, known.closed, guest.closed]).toEqual([4001, 4001, null]);
  expect((await server.ask('GET', `/tables/${id}/match`, undefined, anna)).status).toBe(401);
  expect((await server.ask('GET', `/tables/${id}/events`, undefined, anna)).status).toBe(401);
});

it('an event stream gets heartbeats, and ends when its identity is revoked', async () => {
  await server.reopen({ heartbeatMs: HEARTBEAT_MS });
  const id = await server.begun(CARDS, [anna, boris]);
  const events = await server.events(id, anna);
  await events.until('data: {"type":"beat"}');
  await server.ask('DELETE', '/session', undefined, anna);
  await events.ended();
});
