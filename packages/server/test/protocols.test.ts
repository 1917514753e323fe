import { inflateSync } from 'node:zlib';
import { at } from '@tortuga/kernel';
import { DEFLATED_SNAPSHOTS, PROTOCOL } from '@tortuga/protocol';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { serverForEach } from './server-for-each.ts';
import { DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((given) => {
  ({ server, anna, boris } = given);
});

type Fields = Record<string, unknown>;

/** A page from before there were envelopes; the first version does not say which protocol it speaks. */
function earlierPage(table: string, token: string, query: string) {
  const address = `${server.origin.replace('http', 'ws')}/api/tables/${table}/socket${query}`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  const messages: Fields[] = [];
  let moves = 0;
  socket.on('open', () => socket.send('{"type":"resume","from":0}'));
  socket.on('message', (data) => {
    const message: Fields = JSON.parse(String(data));
    messages.push(message);
    const offers = message['offers'] as { legal: { move: unknown; price?: object }[] } | null | undefined;
    if (offers === null || offers === undefined) return;
    const move = at(offers.legal, 0).move;
    socket.send(JSON.stringify({ type: 'move', id: `${moves++}`, decision: message['decision'], move }));
  });
  return { messages, close: () => socket.close() };
}

/** The kinds of prices that were sent. */
const pricesIn = (messages: readonly Fields[]) =>
  new Set(
    messages
      .flatMap(({ offers }) => (offers as { legal: { price?: { kind?: string } }[] } | null | undefined)?.legal ?? [])
      .flatMap(({ price }) => (price === undefined || price === null ? [] : [price.kind])),
  );

const POSITION = 'clocks decision offers pending prompt redo result seed undo'.split(' ');
const SNAPSHOT = [...POSITION, ...'game missed n options rulesVersion seats seedCommitment type view'.split(' ')];
const UPDATE = [...POSITION, ...'changes events kind n own seat type'.split(' ')];

describe('clients of different protocol versions', () => {
  it.each([
    ['the first version', ''],
    ['version 2', '?protocol=2'],
  ])('a page of %s plays a whole game, and gets only the fields that it knows', async (_, query) => {
    const table = await server.begun('tortuga-cards', [anna, boris]);
    const today = server.page(table, boris);
    today.playAlong();
    const earlier = earlierPage(table, anna, query);
    await until(() => today.snapshot !== null && today.snapshot.result !== null);
    await until(() => earlier.messages.some((message) => typeof message['seed'] === 'string'));
    const fieldsOf = (kind: string) =>
      new Set(
        earlier.messages.filter(({ type }) => type === kind).map((message) => Object.keys(message).sort().join(' ')),
      );
    expect(fieldsOf('snapshot')).toEqual(new Set([SNAPSHOT.toSorted().join(' ')]));
    const mine = [...UPDATE, 'answers'].sort().join(' ');
    expect(fieldsOf('update')).toEqual(new Set([UPDATE.toSorted().join(' '), mine]));
    // It would take any other price for that of a strategy.
    expect(pricesIn(earlier.messages)).toEqual(new Set([undefined]));
    earlier.close();
    today.leave();
  });

  it('a snapshot is sent once for each time that a page connects, with the steps since the last one it has', async () => {
    const table = await server.begun('tortuga-cards', [anna, boris]);
    const pages = [server.page(table, anna), server.page(table, boris)];
    await until(() => pages.every(({ snapshot }) => snapshot !== null));
    const mover = pages.find(({ snapshot }) => snapshot?.offers !== null);
    await mover?.client.play(at(mover.snapshot?.offers?.legal ?? [], 0).move);
    await until(() => pages.every(({ snapshot }) => snapshot?.n === 1));
    expect(pages.map((page) => page.received('snapshot').length)).toEqual([1, 1]);
    mover?.reconnect();
    await until(() => mover?.received('snapshot').length === 2);
    expect(mover?.received('snapshot').at(-1)?.missed).toEqual([]);
    const late = server.page(table);
    await until(() => late.snapshot !== null);
    expect(late.received('snapshot')).toMatchObject([{ n: 1, missed: [{ n: 1 }] }]);
    for (const page of [...pages, late]) page.leave();
  });

  it('a client that asks for it gets snapshots deflated, and everything else as text', async () => {
    const table = await server.begun('tortuga-cards', [anna, boris]);
    const pages = [server.page(table, anna), server.page(table, boris)];
    const deflated: Fields[] = [];
    const texts: Fields[] = [];
    const address = `${server.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
    const socket = new WebSocket(`${address}?protocol=${PROTOCOL}&snapshots=${DEFLATED_SNAPSHOTS}`);
    socket.on('open', () => socket.send('{"to":"match","message":{"type":"resume","from":0}}'));
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? String(inflateSync(data as Buffer)) : String(data);
      (isBinary ? deflated : texts).push(JSON.parse(text).message);
    });
    await until(() => deflated.length > 0 && pages.every(({ snapshot }) => snapshot !== null));
    const mover = pages.find(({ snapshot }) => snapshot?.offers !== null);
    await mover?.client.play(at(mover.snapshot?.offers?.legal ?? [], 0).move);
    await until(() => texts.some(({ type }) => type === 'update'));
    const late = server.page(table);
    await until(() => late.snapshot !== null);
    socket.send('{"to":"match","message":{"type":"resume","from":0}}');
    await until(() => deflated.length === 2);
    expect(deflated.map(({ type, n }) => [type, n])).toEqual([
      ['snapshot', 0],
      ['snapshot', 1],
    ]);
    expect(deflated[1]?.['view']).toEqual(late.received('snapshot')[0]?.view);
    expect(texts.filter(({ type }) => type === 'snapshot')).toEqual([]);
    socket.close();
    for (const page of [...pages, late]) page.leave();
  });

  it('a page that waits in the lobby gets its snapshot when the match begins', async () => {
    const seats = ['me', { bot: 'random' }];
    const made = await server.ask('POST', '/tables', { game: 'tortuga-cards', visibility: 'public', seats }, anna);
    const { id } = made.body.table;
    const page = server.page(id, anna);
    await until(() => page.tableInfo !== null);
    expect(page.received('snapshot')).toEqual([]);
    await server.ask('POST', `/tables/${id}/start`, undefined, anna);
    await until(() => page.snapshot !== null);
    expect(page.received('snapshot')).toHaveLength(1);
    page.leave();
  });

  it('a page of an unknown protocol version is asked to reload itself', async () => {
    const { id } = (await server.ask('POST', '/tables', DUEL, anna)).body.table;
    const future = server.page(id, anna, { protocol: '999' });
    await until(() => future.closed === 4010);
    const present = server.page(id, anna);
    await until(() => present.tableInfo !== null);
  });
});
