import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tortuga2199 } from '@tortuga/games/tortuga-2199';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import type { FastifyInstance } from 'fastify';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { buildApp, type Parts } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { Thinkers } from '../src/thinking.ts';
import { buildBotWorker } from './bot-worker-for-tests.ts';
import { type Reply, request, TestPage, until } from './test-server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tortuga-server-'));
let worker = '';
let dataDir = '';
let app: FastifyInstance;
let origin = '';
let count = 0;

beforeAll(async () => {
  worker = await buildBotWorker(folder);
});
beforeEach(async () => {
  dataDir = path.join(folder, `data-${count++}`);
  await open();
});
afterEach(() => app.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(options: Partial<Parts> = {}): Promise<void> {
  const store = options.store ?? (await openStore({ dataDir }));
  const parts = { thinkers: new Thinkers(worker, 1), now: () => Date.now(), logger: false, requestsPerMinute: 10_000 };
  app = await buildApp({ ...parts, ...options, store });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

const api = (method: string, place: string, body?: unknown, token?: string): Promise<Reply> =>
  request(origin, method, place, body, token);

const newPlayer = async (name: string): Promise<string> => (await api('POST', '/players', { name })).body.token;

/** As far as these tests look into a pack. */
interface Box {
  readonly cards: readonly { readonly id: string; readonly cost: number }[];
}

const duel = { game: 'tortuga-cards', visibility: 'public', seats: ['me', 'open'] };

/** Somebody with the table open in a page. */
class Page extends TestPage {
  constructor(table: string, token?: string) {
    super(origin, table, token);
  }
}

/** How many tables the server holds in memory. */
async function awake(): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^tortuga_tables_awake (\d+)/m.exec(metrics)?.[1]);
}

/** Anna and Boris at a table that has begun. */
async function begunDuel() {
  const [anna, boris] = [await newPlayer('Anna'), await newPlayer('Борис')];
  const { id } = (await api('POST', '/tables', duel, anna)).body.table;
  await api('POST', `/tables/${id}/join`, {}, boris);
  expect((await api('POST', `/tables/${id}/start`, undefined, anna)).status).toBe(200);
  return { id, anna, boris };
}

describe('identity', () => {
  it('a guest becomes a player by a name, with a secret in an HttpOnly cookie and as a token', async () => {
    const { status, body, cookie } = await api('POST', '/players', { name: ' Anna ' });
    expect(status).toBe(201);
    expect(body.player.name).toBe('Anna');
    expect(cookie).toMatch(/HttpOnly/);
    expect((await api('GET', '/me', undefined, body.token)).body).toEqual(body.player);
  });

  it.each(['Анна', '👩‍🚀 Ana', 'O’Neill, 3rd', '李'])('may be called %s', async (name) => {
    expect(await api('POST', '/players', { name })).toMatchObject({ status: 201, body: { player: { name } } });
  });

  it('is carried to a second device, and revoked on one of them', async () => {
    const first = await newPlayer('Anna');
    const { token: second } = (await api('POST', '/me/devices', undefined, first)).body;
    expect((await api('POST', '/session', { token: second })).body.name).toBe('Anna');
    await api('DELETE', '/session', undefined, first);
    expect((await api('GET', '/me', undefined, first)).status).toBe(401);
    expect((await api('GET', '/me', undefined, second)).status).toBe(200);
  });
});

describe('a table', () => {
  it('two people play a whole game over sockets, each with a cut connection in the middle, and it verifies', async () => {
    const { id, anna, boris } = await begunDuel();
    const pages = [new Page(id, anna), new Page(id, boris)];
    await until(() => pages.every((page) => page.snapshot !== null));
    for (const page of pages) page.playAlong();
    for (const [index, page] of pages.entries()) {
      await until(() => (page.snapshot?.n ?? 0) >= 10 + 15 * index);
      page.reconnect();
    }
    await until(() => pages.every((page) => page.snapshot?.result !== null && page.snapshot !== null));
    await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
    const file = await api('GET', `/tables/${id}/export`);
    const parsed = parseMatchFile(JSON.stringify(file.body));
    expect(parsed.ok && replayMatchFile(tortugaCards.game, parsed.value).ok).toBe(true);
  });

  it('a person plays against a bot, which thinks in a worker', async () => {
    const anna = await newPlayer('Anna');
    const table = { ...duel, seats: ['me', { bot: 'greedy' }] };
    const { id } = (await api('POST', '/tables', table, anna)).body.table;
    await api('POST', `/tables/${id}/start`, undefined, anna);
    const page = new Page(id, anna);
    await until(() => page.snapshot !== null);
    page.playAlong();
    await until(() => page.snapshot?.result !== null && page.snapshot !== null);
    expect(page.snapshot?.n).toBe(52);
  });

  it('a bot can be written with plain HTTP', async () => {
    const { id, anna, boris } = await begunDuel();
    const looked = (await api('GET', `/tables/${id}/match`, undefined, anna)).body;
    const token = looked.pending[0] === 0 ? anna : boris;
    const { body } = await api('GET', `/tables/${id}/match`, undefined, token);
    const move = { type: 'move', id: '1', decision: body.decision, move: body.offers.legal[0].move };
    expect((await api('POST', `/tables/${id}/match`, move, token)).body).toEqual({ type: 'done', id: '1', n: 1 });
    expect((await api('POST', `/tables/${id}/match`, move, token)).body).toEqual({ type: 'done', id: '1', n: 1 });
    const late = await api('POST', `/tables/${id}/match`, { ...move, id: '2' }, token);
    expect(late).toMatchObject({ status: 409, body: { type: 'refused', refusal: { rule: 'table-1.1' } } });
  });

  it('a program without sockets hears the same as a stream of events', async () => {
    const { id, anna } = await begunDuel();
    const stream = await fetch(`${origin}/api/tables/${id}/events`, { headers: { authorization: `Bearer ${anna}` } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('"type":"snapshot"')) heard += (await reader?.read())?.value ?? '';
    expect(heard).toMatch(/^data: \{"type":"table"/m);
    expect(heard).toMatch(/^data: \{"type":"snapshot".*\}\n\n/m);
    await reader?.cancel();
  });

  it('a spectator sees no hand and no seed, in any frame', async () => {
    const { id, anna, boris } = await begunDuel();
    const spectator = new Page(id);
    const pages = [new Page(id, anna), new Page(id, boris)];
    await until(() => [spectator, ...pages].every((page) => page.snapshot !== null));
    expect(await spectator.client.undo()).toMatchObject({ kind: 'refused', refusal: { rule: 'table-1.3' } });
    for (const page of pages) page.playAlong();
    await until(() => spectator.snapshot?.result !== null && spectator.snapshot !== null);
    const updates = spectator.received('update');
    const hidden = expect.objectContaining({ hidden: true });
    const events = updates.flatMap(({ shared }) => shared.events as unknown as { type: string; hands: unknown }[]);
    const deals = events.filter(({ type }) => type === 'dealt');
    expect(deals.map(({ hands }) => hands)).toEqual([[hidden, hidden]]);
    expect(spectator.snapshot?.view).toMatchObject({ hands: [hidden, hidden] });
    expect(updates.length).toBeGreaterThan(50);
    expect(updates.filter(({ shared }) => shared.seed !== null && shared.result === null)).toEqual([]);
  });

  it('is by invitation if its host wants', async () => {
    const [anna, boris] = [await newPlayer('Anna'), await newPlayer('Boris')];
    const made = (await api('POST', '/tables', { ...duel, visibility: 'invite' }, anna)).body;
    expect((await api('GET', '/tables')).body).toEqual([]);
    const join = (invite?: string) =>
      api('POST', `/tables/${made.table.id}/join`, invite === undefined ? {} : { invite }, boris);
    expect((await join()).body.error).toMatchObject({ rule: 'table-4.3' });
    expect((await join('wrong')).status).toBe(409);
    expect((await join(made.invite)).body.seats[1]).toMatchObject({ kind: 'person', name: 'Boris' });
  });

  it('lets the host replace who is away by a bot, and lets them come back', async () => {
    const { id, anna, boris } = await begunDuel();
    const page = new Page(id, boris);
    await until(() => page.snapshot !== null);
    expect((await api('POST', `/tables/${id}/replace`, { seat: 1 }, anna)).body.error.rule).toBe('table-4.8');
    page.leave();
    await until(() => page.closed !== null);
    await until(() => true);
    const replaced = await api('POST', `/tables/${id}/replace`, { seat: 1 }, anna);
    expect(replaced.body.seats[1]).toMatchObject({ kind: 'bot', name: 'Борис' });
    expect((await api('POST', `/tables/${id}/return`, undefined, boris)).body.seats[1]).toMatchObject({
      kind: 'person',
    });
  });

  it('is found again after a restart, in the middle of a match, and in one’s own list', async () => {
    const { id, anna, boris } = await begunDuel();
    const page = new Page(id, anna);
    await until(() => page.snapshot !== null);
    const before = (await api('GET', `/tables/${id}/match`, undefined, boris)).body;
    await app.close();
    await open();
    const after = (await api('GET', `/tables/${id}/match`, undefined, boris)).body;
    expect(after.view).toEqual(before.view);
    expect((await api('GET', '/tables/mine', undefined, anna)).body).toMatchObject([{ id, state: 'playing' }]);
  });

  it('sleeps when nobody is there, and wakes where it was; one that somebody watches stays awake', async () => {
    await app.close();
    await open({ restMs: 100 });
    const { id, anna, boris } = await begunDuel();
    const pages = [anna, boris].map((token) => new Page(id, token));
    await until(() => pages.every(({ snapshot }) => snapshot !== null));
    const mover = pages.find(({ snapshot }) => snapshot?.offers !== null);
    await mover?.client.play(at(mover.snapshot?.offers?.legal ?? [], 0).move);
    const watcher = new Page(id);
    await until(() => watcher.snapshot?.n === 1);
    for (const page of pages) page.leave();
    await new Promise((resume) => setTimeout(resume, 500));
    expect(await awake()).toBe(1);
    watcher.leave();
    await until(async () => (await awake()) === 0, 'it never sleeps');
    const again = [anna, boris].map((token) => new Page(id, token));
    await until(() => again.every(({ snapshot }) => snapshot?.n === 1));
    for (const page of again) page.playAlong();
    await until(() => again.every(({ snapshot }) => snapshot?.result !== null));
    for (const page of again) page.leave();
    await until(async () => (await awake()) === 0, 'it never sleeps after the match');
    expect((await api('GET', `/tables/${id}`, undefined, anna)).body.state).toBe('finished');
  });

  it('goes on without anybody there as long as a bot is to move', async () => {
    await app.close();
    await open({ restMs: 5 });
    const anna = await newPlayer('Anna');
    const seats = ['me', { bot: 'greedy' }];
    const { id } = (await api('POST', '/tables', { ...duel, seats }, anna)).body.table;
    await api('POST', `/tables/${id}/start`, undefined, anna);
    await api('POST', `/tables/${id}/leave`, undefined, anna);
    // Asking for the table would wake it.
    await until(async () => (await awake()) === 0, 'it never sleeps');
    expect((await api('GET', `/tables/${id}`)).body.state).toBe('finished');
  });

  it('ends when it wakes, if the server was ended between the last move and that', async () => {
    const { id, anna, boris } = await begunDuel();
    const pages = [new Page(id, anna), new Page(id, boris)];
    await until(() => pages.every((page) => page.snapshot !== null));
    for (const page of pages) page.playAlong();
    await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
    await app.close();
    const file = new Libsql(path.join(dataDir, 'tortuga.sqlite'));
    file.exec("update tables set state = 'playing'; update matches set finished_at = null, result_json = null");
    file.close();
    await open();
    expect((await api('GET', `/tables/${id}`)).body.state).toBe('finished');
  });

  it('has a chat: free text and quick phrases, numbered, told to all and kept', async () => {
    const { id, anna, boris } = await begunDuel();
    const page = new Page(id, boris);
    await until(() => page.snapshot !== null);
    const say = (said: object, token?: string) => api('POST', `/tables/${id}/chat`, said, token);
    await Promise.all([say({ text: ' Ahoy <b>mates</b> ' }, anna), say({ phrase: 'goodLuck' }, boris)]);
    await until(() => page.received('chat').length === 2);
    const { body } = await api('GET', `/tables/${id}/chat`);
    expect(body.map(({ n }: { n: number }) => n)).toEqual([1, 2]);
    expect(JSON.stringify(body)).toContain('Ahoy <b>mates</b>');
    expect((await say({ text: 'hi' })).status).toBe(401);
    expect((await say({ phrase: 'rude' }, anna)).status).toBe(400);
    expect((await say({ text: 'x'.repeat(301) }, anna)).status).toBe(400);
  });

  it('plays with a pack of one’s own, after a restart and in the rematch too', async () => {
    const anna = await newPlayer('Anna');
    const pack = { ...(tortuga2199.pack as Box), id: 'my-box', rounds: 5 };
    const wanted = { game: 'tortuga-2199', visibility: 'public', seats: ['me', { bot: 'greedy' }], pack };
    const { id, pack: named } = (await api('POST', '/tables', wanted, anna)).body.table;
    expect(named).toEqual({ id: 'my-box', digest: expect.any(String) });
    await api('POST', `/tables/${id}/start`, undefined, anna);
    await app.close();
    await open();
    expect((await api('GET', `/tables/${id}/pack`)).body).toEqual(pack);
    const page = new Page(id, anna);
    await until(() => page.snapshot !== null);
    page.playAlong();
    await until(() => page.tableInfo?.state === 'finished');
    const parsed = parseMatchFile(JSON.stringify((await api('GET', `/tables/${id}/export`)).body));
    const own = tortuga2199.withPack(pack);
    expect(own.ok && parsed.ok && replayMatchFile(own.title.game, parsed.value).ok).toBe(true);
    expect(parsed.ok && replayMatchFile(tortuga2199.game, parsed.value).ok).toBe(false);
    const again = (await api('POST', `/tables/${id}/rematch`, undefined, anna)).body.table;
    expect(again.pack).toEqual(named);
  });

  it('has a rematch only for those who sat there', async () => {
    const anna = await newPlayer('Anna');
    const { id } = (await api('POST', '/tables', { ...duel, seats: ['me', { bot: 'random' }] }, anna)).body.table;
    await api('POST', `/tables/${id}/start`, undefined, anna);
    const page = new Page(id, anna);
    page.playAlong();
    await until(() => page.tableInfo?.state === 'finished');
    const stranger = await newPlayer('Carla');
    expect((await api('POST', `/tables/${id}/rematch`, undefined, stranger)).body.error.rule).toBe('table-4.10');
  });
});

describe('bad input gets a typed error, and everybody else is unaffected', () => {
  it.each([
    ['malformed JSON', 'POST', '/players', '{"name":', 400, 'server.error.badRequest'],
    ['no name', 'POST', '/players', { name: '  ' }, 400, 'server.error.badName'],
    ['a name with control characters', 'POST', '/players', { name: 'a\u0007b' }, 400, 'server.error.badName'],
    ['a name too long', 'POST', '/players', { name: 'W'.repeat(25) }, 400, 'server.error.badName'],
    ['an unknown field', 'POST', '/players', { name: 'Anna', admin: true }, 400, 'server.error.badRequest'],
    ['a huge body', 'POST', '/players', { name: 'x'.repeat(100_000) }, 413, 'server.error.tooLarge'],
    ['nobody', 'GET', '/me', undefined, 401, 'server.error.nameFirst'],
    [
      'an unknown table',
      'GET',
      '/tables/00000000-0000-4000-8000-000000000000',
      undefined,
      404,
      'server.error.noSuchTable',
    ],
    ['no table id', 'GET', '/tables/first', undefined, 400, 'server.error.badRequest'],
    ['an unknown place', 'GET', '/nowhere', undefined, 404, 'server.error.noSuchPlace'],
  ])('%s', async (_, method, place, body, status, key) => {
    expect(await api(method, place, body)).toMatchObject({ status, body: { error: { key } } });
  });

  it('an unknown identity, game, option, bot, seat count', async () => {
    const anna = await newPlayer('Anna');
    const make = async (change: object) => (await api('POST', '/tables', { ...duel, ...change }, anna)).body.error.key;
    expect((await api('POST', '/tables', duel, 'A'.repeat(43))).body.error.key).toBe('server.error.unknownIdentity');
    expect(await make({ game: 'chess' })).toBe('server.error.noSuchGame');
    expect(await make({ options: { fast: true } })).toBe('server.error.badOptions');
    expect(await make({ seats: ['me', { bot: 'oracle' }] })).toBe('server.error.noSuchBot');
    expect(await make({ seats: ['me'] })).toBe('server.error.badSeats');
    expect(await make({ seats: ['me', 'me'] })).toBe('server.error.badSeats');
  });

  it('a pack that is wrong is refused with the place, and no table is made', async () => {
    const anna = await newPlayer('Anna');
    const open = (pack: unknown) =>
      api('POST', '/tables', { game: 'tortuga-2199', visibility: 'public', seats: ['me', 'open'], pack }, anna);
    const box = tortuga2199.pack as Box;
    const [first, ...others] = box.cards;
    expect(await open({ ...box, cards: [{ ...first, cost: -1 }, ...others] })).toMatchObject({
      status: 400,
      body: { error: { key: '2199.pack.wrong', params: { place: `pack.cards.${first?.id}.cost` } } },
    });
    expect((await open('cards')).body.error).toMatchObject({ key: 'server.error.badRequest' });
    expect((await open({ ...box, name: 'x'.repeat(300_000) })).body.error).toMatchObject({
      key: 'server.error.tooLarge',
    });
    const deep = JSON.stringify({ game: 'tortuga-2199', visibility: 'public', seats: ['me', 'open'], pack: {} });
    const nested = deep.replace('{}', `{"cards":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect((await api('POST', '/tables', nested, anna)).status).toBe(400);
    expect((await api('GET', '/tables')).body).toEqual([]);
    const { id } = (await open(undefined)).body.table;
    expect((await api('GET', `/tables/${id}/pack`)).body.error.key).toBe('server.error.housePack');
    expect((await api('GET', '/games/tortuga-2199/pack-template')).body.id).toBe('my-box');
  });

  it('a seat already taken, somebody else’s seat, a match not begun', async () => {
    const { id, anna } = await begunDuel();
    const carla = await newPlayer('Carla');
    expect((await api('POST', `/tables/${id}/join`, { seat: 0 }, carla)).body.error.rule).toBe('table-4.1');
    const stranger = await api('POST', `/tables/${id}/match`, { type: 'undo', id: '1' }, carla);
    expect(stranger).toMatchObject({ status: 409, body: { refusal: { rule: 'table-1.3' } } });
    const lobby = (await api('POST', '/tables', duel, anna)).body.table.id;
    expect((await api('GET', `/tables/${lobby}/match`, undefined, anna)).body.error.key).toBe('server.error.notBegun');
  });

  it('a flood, an oversized and a binary frame close the connection, and the other player plays on', async () => {
    const { id, anna, boris } = await begunDuel();
    const good = new Page(id, anna);
    const [flood, huge] = [new Page(id, boris), new Page(id, boris)];
    await until(() => [good, flood, huge].every((page) => page.snapshot !== null));
    for (let sent = 0; sent < 1000; sent++) flood.ask({ type: 'why', id: 'x', move: {} });
    huge.send('x'.repeat(10_000));
    await until(() => flood.closed !== null && huge.closed !== null);
    expect([flood.closed, huge.closed]).toEqual([4008, 1009]);
    expect(await good.client.whyNot({ kind: 'storm', column: 0 })).toMatchObject({ kind: 'reason' });
  });

  it('a burst of requests is answered in the order it came', async () => {
    const { id, anna } = await begunDuel();
    const page = new Page(id, anna);
    await until(() => page.snapshot !== null);
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const request of ids) page.ask({ type: 'undo', id: request });
    const answers = () => page.received('refused');
    await until(() => answers().length === ids.length);
    expect(answers().map((answer) => answer.id)).toEqual(ids);
  });

  it('nonsense in a frame is answered and harms nobody', async () => {
    const { id, anna } = await begunDuel();
    const page = new Page(id, anna);
    await until(() => page.snapshot !== null);
    page.send('{');
    await until(() => page.received('error').some(({ error }) => error.key === 'server.error.badRequest'));
    expect(page.closed).toBeNull();
  });
});

const reopen = async (options: Partial<Parts>): Promise<void> => {
  await app.close();
  await open(options);
};

describe('who is there', () => {
  it('a table where nobody waits any more is not shown to strangers, until somebody does', async () => {
    let time = Date.now();
    await reopen({ now: () => time, restMs: 20 });
    const anna = await newPlayer('Anna');
    const { id } = (await api('POST', '/tables', duel, anna)).body.table;
    const shown = async () => (await api('GET', '/tables')).body.map((table: { id: string }) => table.id);
    expect(await shown()).toEqual([id]);
    time += 1_000_000;
    expect(await shown()).toEqual([]);
    const stranger = new Page(id, await newPlayer('Boris'));
    await until(() => stranger.tableInfo !== null);
    await new Promise((resume) => setTimeout(resume, 100));
    expect(await shown()).toEqual([]);
    new Page(id, anna);
    await until(async () => (await shown()).length === 1);
  });

  it('while the host is away, who is there starts the match and seats a bot for the host', async () => {
    const [anna, boris] = [await newPlayer('Anna'), await newPlayer('Boris')];
    const { id, host } = (await api('POST', '/tables', duel, anna)).body.table;
    await api('POST', `/tables/${id}/join`, {}, boris);
    const [hosting, page] = [new Page(id, anna), new Page(id, boris)];
    await until(() => page.tableInfo?.seats.every(({ present }) => present) ?? false);
    expect(page.tableInfo?.host).toBe(host);
    expect((await api('POST', `/tables/${id}/start`, undefined, boris)).body.error.rule).toBe('table-4.6');
    hosting.leave();
    await until(() => page.tableInfo?.host !== host);
    expect((await api('POST', `/tables/${id}/start`, undefined, boris)).body.state).toBe('playing');
    expect((await api('POST', `/tables/${id}/replace`, { seat: 0 }, boris)).body.seats[0].kind).toBe('bot');
    expect((await api('POST', `/tables/${id}/return`, undefined, anna)).body.seats[0].kind).toBe('person');
  });
});

describe('a line', () => {
  it('that is hung up before its identity is found leaves nobody behind', async () => {
    await app.close();
    const store = await openStore({ dataDir });
    let isFound = false;
    // A database that takes its time.
    const findBySecret: typeof store.players.findBySecret = async (hash) => {
      await new Promise((resume) => setTimeout(resume, 100));
      isFound = true;
      return store.players.findBySecret(hash);
    };
    await open({ store: { ...store, players: { ...store.players, findBySecret } } });
    const anna = await newPlayer('Anna');
    const { id } = (await api('POST', '/tables', duel, anna)).body.table;
    isFound = false;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { authorization: `Bearer ${anna}` },
    });
    socket.on('open', () => socket.terminate());
    await until(() => isFound);
    await new Promise((resume) => setTimeout(resume, 50));
    expect((await api('GET', `/tables/${id}`)).body.seats[0].present).toBe(false);
  });

  it('is told now and then that it is still there, and stays while its end answers', async () => {
    await reopen({ heartbeatMs: 30 });
    const { id, anna } = await begunDuel();
    const page = new Page(id, anna);
    await until(() => page.received('beat').length > 5);
    expect(page.closed).toBeNull();
  });

  it('whose end is gone without a word is ended: its player is away, and the host may seat a bot', async () => {
    await reopen({ heartbeatMs: 30 });
    const { id, anna, boris } = await begunDuel();
    const [host, lost] = [new Page(id, anna), new Page(id, boris)];
    const isThere = () => host.tableInfo?.seats[1]?.present ?? false;
    await until(() => lost.snapshot !== null && isThere());
    expect((await api('POST', `/tables/${id}/replace`, { seat: 1 }, anna)).body.error.rule).toBe('table-4.8');
    lost.goSilent();
    await until(() => !isThere(), 'nobody noticed');
    expect((await api('POST', `/tables/${id}/replace`, { seat: 1 }, anna)).body.seats[1].kind).toBe('bot');
  });

  it('of an unknown identity is closed at once, of a revoked one with the next beat, of a guest never', async () => {
    await reopen({ heartbeatMs: 30 });
    const { id, anna } = await begunDuel();
    const [stranger, known, guest] = [new Page(id, 'A'.repeat(43)), new Page(id, anna), new Page(id)];
    await until(() => stranger.closed !== null && known.snapshot !== null && guest.snapshot !== null);
    await api('DELETE', '/session', undefined, anna);
    await until(() => known.closed !== null);
    expect([stranger.closed, known.closed, guest.closed]).toEqual([4001, 4001, null]);
    expect((await api('GET', `/tables/${id}/match`, undefined, anna)).status).toBe(401);
    expect((await api('GET', `/tables/${id}/events`, undefined, anna)).status).toBe(401);
  });

  it('of events is told the same, and ends with its identity', async () => {
    await reopen({ heartbeatMs: 30 });
    const { id, anna } = await begunDuel();
    const stream = await fetch(`${origin}/api/tables/${id}/events`, { headers: { authorization: `Bearer ${anna}` } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('data: {"type":"beat"}')) heard += (await reader?.read())?.value ?? '';
    await api('DELETE', '/session', undefined, anna);
    while (!(await reader?.read())?.done);
  });
});

describe('behind a proxy', () => {
  const from = (address: string) =>
    fetch(`${origin}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
      body: '{"name":"Anna"}',
    });

  it('on the same machine every visitor is counted apart, and the cookie is for TLS only', async () => {
    await app.close();
    await open({ requestsPerMinute: 1 });
    const first = await from('192.0.2.1');
    expect(first.headers.get('set-cookie')).toMatch(/; Secure/);
    expect([first.status, (await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toEqual([201, 429, 201]);
  });

  it('that nobody has named its word does not count', async () => {
    await app.close();
    await open({ requestsPerMinute: 1, trustedProxies: '192.0.2.99' });
    const first = await from('192.0.2.1');
    expect(first.headers.get('set-cookie')).not.toMatch(/Secure/);
    expect([first.status, (await from('192.0.2.2')).status]).toEqual([201, 429]);
  });
});

describe('operations', () => {
  it('what is refused leaves a line in the log', async () => {
    await app.close();
    const lines: string[] = [];
    await open({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    await api('POST', '/players', '{"name":');
    const { id, anna } = await begunDuel();
    const [page, binary, huge] = [new Page(id, anna), new Page(id), new Page(id)];
    await until(() => [page, binary, huge].every(({ snapshot }) => snapshot !== null));
    page.send('{');
    binary.sendBytes();
    huge.send('x'.repeat(10_000));
    await until(() => lines.length >= 4);
    const flood = new Page(id);
    await until(() => flood.snapshot !== null);
    for (let sent = 0; sent < 1000; sent++) flood.ask({ type: 'undo', id: 'x' });
    await until(() => flood.closed !== null);
    for (const said of ['server.error.badRequest', 'not understood', 'not a text', 'Max payload', 'flood'])
      expect(lines.filter((line) => line.includes(said))).toHaveLength(1);
  });

  it('has health, metrics and the API’s page', async () => {
    const get = (place: string) => fetch(`${origin}${place}`);
    expect(await (await get('/healthz')).json()).toEqual({ alive: true, ready: true });
    expect(await (await get('/metrics')).text()).toContain('tortuga_requests_total');
    expect(await (await get('/api/docs')).text()).toContain('swagger');
  });
});

describe('an identity in a browser', () => {
  it('that nobody knows here is not taken out of it: the right database may come back', async () => {
    const session = (cookie: string) => fetch(`${origin}/api/session`, { headers: { cookie } });
    const stale = await session(`tortuga=${'A'.repeat(43)}`);
    expect(await stale.json()).toEqual({ player: null });
    expect(stale.headers.get('set-cookie')).toBeNull();
    const known = await session(`tortuga=${await newPlayer('Anna')}`);
    expect(await known.json()).toMatchObject({ player: { name: 'Anna' } });
    expect(known.headers.get('set-cookie')).toBeNull();
  });

  it('can be asked whose a secret is, without becoming anybody', async () => {
    const asked = await api('POST', '/session/who', { token: await newPlayer('Anna') });
    expect(asked).toMatchObject({ status: 200, body: { name: 'Anna' }, cookie: null });
    expect(await api('POST', '/session/who', { token: 'A'.repeat(43) })).toMatchObject({
      status: 401,
      body: { error: { key: 'server.error.unknownIdentity' } },
      cookie: null,
    });
  });
});
