import { describe, expect, it } from 'vitest';
import { type Asking, alertsForEach, FAST, PUBLIC_URL, quiet } from './alerts-for-tests.ts';
import type { HttpSink } from './sinks-for-tests.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna: string;
let boris: string;
let sink: HttpSink;
let ask: Asking;
alertsForEach((ready) => {
  ({ server, anna, boris, sink, ask } = ready);
});

describe('webhooks', () => {
  it('a webhook gets plain JSON, and Discord a message in which no name calls anybody', async () => {
    const everyone = await server.newPlayer('@everyone **x**');
    await ask.addHook(anna, 'plain', `${sink.url}/plain`);
    await ask.addHook(anna, 'discord', `${sink.url}/discord`);
    const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
    await server.ask('POST', `/tables/${table}/join`, {}, everyone);
    await sink.count(2);
    const at = (path: string) => sink.json(sink.arrived.findIndex((each) => each.path === path));
    expect(at('/plain')).toMatchObject({
      kind: 'joined',
      title: '@everyone **x** has sat down at your table',
      game: CARDS,
      table,
      players: ['@everyone **x**'],
      url: `${PUBLIC_URL}/table/${table}`,
      stop: expect.stringContaining(`${PUBLIC_URL}/alerts/stop#`),
    });
    const { content, ...rest } = at('/discord');
    expect(rest).toEqual({ allowed_mentions: { parse: [] } });
    // In the title and in the line below it.
    const parts = String(content).split('\\@everyone \\*\\*x\\*\\*');
    expect(parts).toHaveLength(3);
    expect(parts.join('')).not.toContain('everyone');
  });

  it('a player is told that the game is over, and of a rematch, by a link to where they need no invitation', async () => {
    await ask.addHook(anna, 'plain');
    const table = await server.begun(CARDS, [anna, boris]);
    await server.ask('POST', `/tables/${table}/resign`, undefined, boris);
    const kinds = () => sink.arrived.map((_, index) => sink.json(index)['kind']);
    await until(() => kinds().includes('over'), 'the end is not told');
    await server.ask('POST', `/tables/${table}/rematch`, undefined, boris);
    await until(() => kinds().includes('rematch'), 'the rematch is not told');
    const told = sink.json(kinds().indexOf('rematch'));
    expect(told).toMatchObject({ title: 'Boris would like a rematch', url: `${PUBLIC_URL}/table/${table}` });
  });

  it('a friend is told of an invitation, by a link to where they need no other', async () => {
    const [annasId, borisId] = await Promise.all(
      [anna, boris].map(async (token) => (await server.ask('GET', '/me', undefined, token)).body.id),
    );
    await ask.wantOnly(anna, ['invited']);
    await ask.addHook(anna, 'plain');
    await server.begun(CARDS, [anna, boris]);
    const { table } = (await server.ask('POST', '/tables', { ...DUEL, visibility: 'invite' }, boris)).body;
    const invite = () => server.ask('POST', `/tables/${table.id}/invitations`, { player: annasId }, boris);
    expect((await invite()).status).toBe(409);
    await server.ask('POST', `/people/${annasId}`, { want: 'friend' }, boris);
    await server.ask('POST', `/people/${borisId}`, { want: 'friend' }, anna);
    expect((await invite()).status).toBe(200);
    await sink.count(1);
    expect(sink.json(0)).toMatchObject({
      kind: 'invited',
      title: 'Boris invites you to play',
      players: ['Boris'],
      url: `${PUBLIC_URL}/table/${table.id}`,
    });
    expect((await server.ask('POST', `/tables/${table.id}/join`, {}, anna)).status).toBe(200);
  });

  it('what a player does not want to be told is not told', async () => {
    await ask.addHook(anna, 'plain');
    const kinds = ['turn', 'over'];
    expect((await ask.wantOnly(anna, kinds)).body.kinds).toEqual(kinds);
    const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
    await server.ask('POST', `/tables/${table}/join`, {}, boris);
    await quiet(600);
    expect(sink.arrived).toEqual([]);
  });

  it('a player is told twenty times in an hour at most, and others are told all the same', async () => {
    for (const token of [anna, boris]) await ask.wantOnly(token, ['joined']);
    await ask.addHook(anna, 'plain', `${sink.url}/anna`);
    await ask.addHook(boris, 'plain', `${sink.url}/boris`);
    const open = async (host: string, guest: string): Promise<void> => {
      const table = (await server.ask('POST', '/tables', DUEL, host)).body.table.id;
      await server.ask('POST', `/tables/${table}/join`, {}, guest);
    };
    for (let count = 0; count < 22; count++) await open(anna, boris);
    const told = (path: string) => sink.arrived.filter((each) => each.path === path).length;
    await until(() => told('/anna') === 20);
    await open(boris, anna);
    await until(() => told('/boris') === 1);
    await quiet(600);
    expect(told('/anna')).toBe(20);
  });

  it('a message that fails for a moment is tried again, and arrives once', async () => {
    await ask.wantOnly(anna, ['joined']);
    await ask.addHook(anna, 'plain');
    sink.status = 503;
    const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
    await server.ask('POST', `/tables/${table}/join`, {}, boris);
    await sink.count(1);
    sink.status = 200;
    await sink.count(2);
    expect(sink.json(1)).toEqual(sink.json(0));
    await quiet(1000);
    expect(sink.arrived).toHaveLength(2);
  });

  it('a message that fails is not tried again once its player has been at the table', async () => {
    await ask.wantOnly(anna, ['joined']);
    await ask.addHook(anna, 'plain');
    sink.status = 503;
    const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
    await server.ask('POST', `/tables/${table}/join`, {}, boris);
    await sink.count(1);
    const page = server.page(table, anna);
    await until(() => page.tableInfo !== null);
    await quiet(1000);
    expect(sink.arrived).toHaveLength(1);
  });

  it('webhooks that the server does not offer are refused', async () => {
    await server.reopen({ alerts: { ...FAST, areHooksOn: false } });
    expect((await ask.addHook(anna, 'plain')).body.error.key).toBe('server.error.notOffered');
    expect((await server.ask('GET', '/me/alerts', undefined, anna)).body.offers).toMatchObject({
      mail: false,
      hook: false,
    });
  });

  it('nobody sees, tests or removes what belongs to others', async () => {
    await ask.addHook(anna, 'plain');
    const [way] = await ask.waysOf(anna);
    expect(await ask.waysOf(boris)).toEqual([]);
    for (const [method, place] of [
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const)
      expect((await server.ask(method, `/me/alerts/ways/${way.id}${place}`, undefined, boris)).status).toBe(404);
    expect(await ask.waysOf(anna)).toHaveLength(1);
    expect(JSON.stringify(await ask.waysOf(anna))).not.toContain('/hook');
  });
});
