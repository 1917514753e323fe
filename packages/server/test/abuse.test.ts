import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Allowance, addressOf, Headcount } from '../src/limits.ts';
import { Turns } from '../src/turns.ts';
import { serverForEach } from './server-for-each.ts';
import { type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna = '';
let boris = '';
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

const CARDS = 'tortuga-cards';
const duel = { game: CARDS, visibility: 'public', seats: ['me', 'open'] };

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

async function connections(): Promise<number> {
  const { body } = await server.ask('GET', `/tables/${table}`);
  return body.watching;
}

let table = '';

describe('a connection that does not read', () => {
  it.each([
    ['pings', frame(9, 'x'.repeat(100))],
    ['asks for snapshots', frame(1, '{"type":"resume","from":0}')],
  ])('and %s is ended before it costs memory', async (_, bytes) => {
    table = await server.begun(CARDS, [anna, boris]);
    const sockets = Array.from({ length: 5 }, () => deafSocket(table));
    await until(async () => (await connections()) === 5);
    const flooding = setInterval(() => {
      for (const socket of sockets) socket.write(Buffer.concat(new Array(20).fill(bytes)));
    }, 50);
    await until(async () => (await connections()) === 0);
    clearInterval(flooding);
    for (const socket of sockets) socket.destroy();
  });

  it('to the events of a table, by somebody who is nobody any more, does not end the process', async () => {
    await server.close();
    await server.open({ heartbeatMs: 50 });
    table = await server.begun(CARDS, [anna, boris]);
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

  it('and hangs up while its identity is looked up leaves nobody behind at the events of a table', async () => {
    table = (await server.ask('POST', '/tables', duel, anna)).body.table.id;
    for (let round = 0; round < 20; round++) {
      const stream = deaf(`/api/tables/${table}/events`, { authorization: `Bearer ${anna}` });
      stream.once('connect', () => stream.destroy());
    }
    await until(async () => !(await server.ask('GET', `/tables/${table}`)).body.seats[0].present);
  });
});

describe('a limit', () => {
  it('of requests holds however the address is written', async () => {
    await server.close();
    await server.open({ requestsPerMinute: 20 });
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await fetch(`${server.origin}/%61pi/games`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await fetch(`${server.origin}/api/games`)).status).toBe(429);
  });

  it('of new names from one address holds', async () => {
    await server.close();
    await server.open({ requestsPerMinute: 50 });
    const made = await Promise.all(Array.from({ length: 12 }, () => server.ask('POST', '/players', { name: 'Anna' })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
  });

  it('of connections from one address holds, and counts those that are open', async () => {
    await server.close();
    await server.open({ requestsPerMinute: 20 });
    const { id } = (await server.ask('POST', '/tables', duel, anna)).body.table;
    const pages = Array.from({ length: 10 }, () => server.page(id, anna));
    await until(() => pages.every((page) => page.tableInfo !== null));
    const late = server.page(id, anna);
    await until(() => late.closed === 4029);
    pages[0]?.leave();
    await sleep(50);
    const next = server.page(id, anna);
    await until(() => next.tableInfo !== null);
  });

  it('of lines of chat holds for each who speaks', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    const say = (token: string) => server.ask('POST', `/tables/${id}/chat`, { text: 'ahoy' }, token);
    const lines = await Promise.all(Array.from({ length: 25 }, () => say(anna)));
    expect(lines.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(lines.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await say(boris)).status).toBe(201);
    const numbers = (await server.ask('GET', `/tables/${id}/chat`)).body.map(({ n }: { n: number }) => n);
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  it('of tables holds for each who opens them', async () => {
    const made = await Promise.all(Array.from({ length: 32 }, () => server.ask('POST', '/tables', duel, anna)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(30);
    expect((await server.ask('POST', '/tables', duel, boris)).status).toBe(201);
    const open = (await server.ask('GET', '/tables')).body as { host: string }[];
    expect(open).toHaveLength(4);
  });

  it('grows back with time, on a clock that is no time of day', () => {
    let now = 0;
    const allowance = new Allowance({ max: 2, perMs: 1000 }, () => now);
    expect([allowance.take('a'), allowance.take('a'), allowance.take('a'), allowance.take('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now = 500;
    expect([allowance.take('a'), allowance.take('a')]).toEqual([true, false]);
  });

  it('of what is open counts down when it is closed', () => {
    const headcount = new Headcount(1);
    expect([headcount.enter('a'), headcount.enter('a')]).toEqual([true, false]);
    headcount.leave('a');
    expect(headcount.enter('a')).toBe(true);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes %s for %s', (ip, address) => {
    expect(addressOf({ ip })).toBe(address);
  });
});

describe('who keeps a connection', () => {
  const isEnded = (socket: Socket): Promise<boolean> =>
    new Promise((resolve) => {
      socket.resume().on('close', () => resolve(true));
      setTimeout(() => resolve(false), 5000).unref();
    });

  it('and says nothing, or a byte at a time, does not keep it for ever', async () => {
    await server.close();
    await server.open({ silentMs: 300, slowMs: 600 });
    const { port } = new URL(server.origin);
    const silent = connect(Number(port), '127.0.0.1');
    expect(await isEnded(silent)).toBe(true);
    const slow = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    slow.write(
      'POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
    );
    const dripping = setInterval(() => slow.write('{'), 100);
    expect(await isEnded(slow)).toBe(true);
    clearInterval(dripping);
  });

  it('to a socket or to events, and is spoken to, keeps it', async () => {
    await server.close();
    await server.open({ silentMs: 300, slowMs: 600, heartbeatMs: 100 });
    table = await server.begun(CARDS, [anna, boris]);
    const page = server.page(table, anna);
    const events = deaf(`/api/tables/${table}/events`).resume();
    await sleep(1500);
    expect([page.closed, events.destroyed]).toEqual([null, false]);
    events.destroy();
  });

  it('whose handshake was refused loses it', async () => {
    const { cookie } = await server.ask('POST', '/players', { name: 'Carla' });
    const { id } = (await server.ask('POST', '/tables', duel, anna)).body.table;
    const [secret = ''] = (cookie ?? '').split(';');
    const socket = deafSocket(id, { cookie: secret, origin: 'http://evil.example' });
    expect(await isEnded(socket)).toBe(true);
  });

  it('and asks for one snapshot after the other is sent away', async () => {
    table = await server.begun(CARDS, [anna, boris]);
    const page = server.page(table);
    await until(() => page.snapshot !== null);
    for (let asked = 0; asked < 15; asked++) page.ask({ type: 'resume', from: 0 });
    await until(() => page.closed === 4008);
    expect(page.received('snapshot').length).toBeLessThan(13);
  });
});

describe('bots', () => {
  it('play at so many tables of one host at a time', async () => {
    const statuses: number[] = [];
    const hosts = [anna, boris];
    for (let n = 0; n < 31; n++) {
      // The limit of new tables an hour is the same; a seat at somebody else's table does not count.
      const seats = ['me', { bot: 'random' }];
      const made = await server.ask('POST', '/tables', { ...duel, seats }, hosts[n === 30 ? 1 : 0]);
      const started = await server.ask(
        'POST',
        `/tables/${made.body.table.id}/start`,
        undefined,
        hosts[n === 30 ? 1 : 0],
      );
      statuses.push(started.status);
    }
    expect(statuses.every((status) => status === 200)).toBe(true);
    await server.meanwhile(() => undefined);
    const made = await server.ask('POST', '/tables', { ...duel, seats: ['me', { bot: 'random' }] }, anna);
    const { status, body } = await server.ask('POST', `/tables/${made.body.table.id}/start`, undefined, anna);
    expect([status, body.error.key]).toEqual([429, 'server.error.tooManyTables']);
  });

  it.each(['montecarlo:9999999', 'montecarlo:2', 'clever'])('are not called %s', async (bot) => {
    const { status, body } = await server.ask('POST', '/tables', { ...duel, seats: ['me', { bot }] }, anna);
    expect([status, body.error.key]).toEqual([400, 'server.error.noSuchBot']);
  });

  it('do not play among themselves', async () => {
    const seats = [{ bot: 'greedy' }, { bot: 'greedy' }];
    const { id } = (await server.ask('POST', '/tables', { ...duel, seats }, anna)).body.table;
    const { status, body } = await server.ask('POST', `/tables/${id}/start`, undefined, anna);
    expect([status, body.error.key]).toEqual([409, 'server.refuse.nobodyPlays']);
  });

  it('of different hosts take turns, and those that somebody waits for come first', () => {
    const turns = new Turns<string>();
    for (const task of ['a1', 'a2', 'a3']) turns.add('a', true, task);
    turns.add('b', true, 'b1');
    turns.add('c', false, 'c1');
    const served = [];
    for (let next = turns.next(false); next !== null; next = turns.next(false)) served.push(next.task);
    expect(served).toEqual(['a1', 'b1', 'a2', 'a3', 'c1']);
    turns.add('c', false, 'c2');
    expect(turns.next(true)).toBeNull();
  });
});

describe('a request', () => {
  it('of another site with the cookie of a visitor is refused, one of our own page is not', async () => {
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

  it('of another site can’t open a socket with the cookie of a visitor', async () => {
    const { cookie } = await server.ask('POST', '/players', { name: 'Carla' });
    const [secret = ''] = (cookie ?? '').split(';');
    const { id } = (await server.ask('POST', '/tables', duel, anna)).body.table;
    const { default: WebSocket } = await import('ws');
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

  it('nested two thousand deep is a bad request', async () => {
    const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
    const body = `{"game":"tortuga-cards","visibility":"public","seats":["me","open"],"options":{"x":${deep}}}`;
    expect((await server.ask('POST', '/tables', body, anna)).status).toBe(400);
  });

  it.each(['\u200d', '\u3164', '\u2800 \u2800', '\u115f\u1160'])(
    'for a name that looks like nothing is refused',
    async (name) => {
      expect((await server.ask('POST', '/players', { name })).status).toBe(400);
    },
  );

  it.each(['\u0000', '\ud800'])('with an id that no database keeps is no request', async (id) => {
    const game = await server.begun(CARDS, [anna, boris]);
    const page = server.page(game, anna);
    await until(() => page.snapshot !== null);
    page.send(JSON.stringify({ type: 'undo', id }));
    await until(() => page.received('error').some(({ error }) => error.key === 'server.error.badRequest'));
  });

  it('for the metrics is answered to this machine only', async () => {
    const from = (address: string) => fetch(`${server.origin}/metrics`, { headers: { 'x-forwarded-for': address } });
    expect((await from('203.0.113.7')).status).toBe(404);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
  });

  it('by a client that speaks what we don’t is told to load itself anew', async () => {
    const { id } = (await server.ask('POST', '/tables', duel, anna)).body.table;
    const future = server.page(id, anna, { protocol: '999' });
    await until(() => future.closed === 4010);
    const present = server.page(id, anna);
    await until(() => present.tableInfo !== null);
  });
});

describe('a table by invitation', () => {
  it('is private in what is said there', async () => {
    const made = (await server.ask('POST', '/tables', { ...duel, visibility: 'invite' }, anna)).body;
    const { id } = made.table;
    await server.ask('POST', `/tables/${id}/join`, { invite: made.invite }, boris);
    await server.ask('POST', `/tables/${id}/start`, undefined, anna);
    const stranger = await server.newPlayer('Anna');
    const pages = [
      server.page(id, boris),
      server.page(id, stranger),
      server.page(id),
      server.page(id, undefined, { invite: made.invite }),
    ];
    await until(() => pages.every((page) => page.tableInfo !== null));
    await server.ask('POST', `/tables/${id}/chat`, { text: 'between us' }, anna);
    await sleep(100);
    const heard = pages.map((page) => JSON.stringify(page.messages).includes('between us'));
    expect(heard).toEqual([true, false, false, true]);
    const reads = async (token?: string, query = '') =>
      (await server.ask('GET', `/tables/${id}/chat${query}`, undefined, token)).body.length;
    expect([
      await reads(boris),
      await reads(stranger),
      await reads(),
      await reads(undefined, `?invite=${made.invite}`),
    ]).toEqual([1, 0, 0, 1]);
    const spoken = await server.ask('POST', `/tables/${id}/chat`, { text: 'I am Anna' }, stranger);
    expect([spoken.status, spoken.body.error.rule]).toEqual([409, 'table-5.1']);
  });
});

describe('lists', () => {
  it('come from rows: no match is woken for them', async () => {
    for (let n = 0; n < 3; n++) await server.playToTheEnd(await server.begun(CARDS, [anna, boris]), [anna, boris]);
    const running = await server.begun(CARDS, [anna, boris]);
    await server.close();
    await server.open();
    const mine = (await server.ask('GET', '/tables/mine', undefined, anna)).body;
    expect(mine).toHaveLength(4);
    expect(mine[0]).toMatchObject({ id: running, state: 'playing' });
    expect(mine[0].pending).toHaveLength(1);
    await server.ask('GET', '/tables');
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toMatch(/^tortuga_tables_awake 0$/m);
  });

  it('of a crowd: a thousand who come at once are told of once, not each of each', async () => {
    table = await server.begun(CARDS, [anna, boris]);
    const first = server.page(table);
    await until(() => first.tableInfo !== null);
    const before = first.messages.length;
    const crowd = Array.from({ length: 50 }, () => server.page(table));
    await until(() => crowd.every((page) => page.tableInfo !== null));
    await until(() => first.tableInfo?.watching === 51);
    expect(first.messages.length - before).toBeLessThan(5);
  });
});

describe('a player over HTTP', () => {
  it('is there while their requests come, and is not replaced', async () => {
    const id = await server.begun(CARDS, [anna, boris]);
    await server.ask('GET', `/tables/${id}/match`, undefined, boris);
    const { status, body } = await server.ask('POST', `/tables/${id}/replace`, { seat: 1 }, anna);
    expect([status, body.error.key]).toEqual([409, 'server.refuse.notAbsent']);
  });
});

describe('a clock that is set', () => {
  it.each([-1, 1])('by %i month gives up no lobby, ends no match and forgets nobody', async (months) => {
    await server.close();
    let drift = 0;
    await server.open({ now: () => Date.now() + drift, restMs: 20 });
    const lobby = (await server.ask('POST', '/tables', duel, anna)).body.table.id;
    const id = await server.begun(CARDS, [anna, boris]);
    const pages = [anna, boris].map((token) => server.page(id, token));
    await until(() => pages.every(({ snapshot }) => snapshot !== null));
    drift = months * 31 * 24 * 3600 * 1000;
    await sleep(200);
    expect((await server.ask('GET', `/tables/${lobby}`)).status).toBe(200);
    for (const page of pages) page.playAlong();
    await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
    expect(pages.every(({ snapshot }) => snapshot?.clocks.every((used) => used >= 0))).toBe(true);
  });
});
