import { createPublicKey, verify } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkCatalogs } from '@tortuga/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alertWords } from '../src/alerts/text.ts';
import { serverForEach } from './server-for-each.ts';
import { HttpSink, MailSink, TestDevice } from './sinks-for-tests.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

const AWAY_MS = 150;
const PUBLIC_URL = 'https://tortuga.example.org';
const FAST = { awayMs: AWAY_MS, lookMs: 50, toOwnNetwork: true, publicUrl: PUBLIC_URL, areHooksOn: true };

let server: TestServer;
let anna: string;
let boris: string;
serverForEach((ready) => {
  ({ server, anna, boris } = ready);
});

let sink: HttpSink;
let mails: MailSink;
beforeEach(async () => {
  sink = await new HttpSink().listen();
  mails = await new MailSink().listen();
  await server.reopen({ alerts: { ...FAST, mail: { smtpUrl: mails.url, from: 'Tortuga <tortuga@example.org>' } } });
});
afterEach(async () => {
  await sink.close();
  await mails.close();
});

const addDevice = (token: string, device: TestDevice, language = 'en') =>
  server.ask('POST', '/me/alerts/devices', device.subscription(language), token);
const addHook = (token: string, format: string, url = `${sink.url}/hook`) =>
  server.ask('POST', '/me/alerts/hooks', { url, format, language: 'en' }, token);
const wantOnly = (token: string, kinds: readonly string[]) => server.ask('PATCH', '/me/alerts', { kinds }, token);
const waysOf = async (token: string) => (await server.ask('GET', '/me/alerts', undefined, token)).body.ways;

/** Whoever is asked, and who waits. */
async function askedAt(table: string): Promise<{ asked: string; other: string }> {
  const { body } = await server.ask('GET', `/tables/${table}`);
  const first = body.seats[body.pending[0]].name;
  return first === 'Anna' ? { asked: anna, other: boris } : { asked: boris, other: anna };
}

/** As a program does it, without having the table open. */
async function play(table: string, token: string): Promise<void> {
  const { body } = await server.ask('GET', `/tables/${table}/match`, undefined, token);
  const { move } = body.offers.legal[0];
  const done = await server.ask(
    'POST',
    `/tables/${table}/match`,
    { type: 'move', id: crypto.randomUUID(), decision: body.decision, move },
    token,
  );
  expect(done.body.type).toMatch(/done|update/);
}

/** Long enough for what should not be sent: rows say whose turn it is after two seconds. */
const quiet = (ms = 2600): Promise<void> => sleep(ms);

it('the words of alerts are complete in all languages', () => expect(checkCatalogs(alertWords)).toEqual([]));

describe('web push', () => {
  it('a player who is away is told of a turn, encrypted, in their language, with the game, who is there, and a link', async () => {
    const devices = { anna: new TestDevice(sink), boris: new TestDevice(sink) };
    for (const token of [anna, boris]) await wantOnly(token, ['turn']);
    await addDevice(anna, devices.anna, 'fr');
    await addDevice(boris, devices.boris, 'ru');
    const table = await server.begun(CARDS, [anna, boris]);
    await sink.count(1);
    const { asked } = await askedAt(table);
    const [device, body] =
      asked === anna
        ? [devices.anna, { lang: 'fr', title: 'C’est à vous de jouer', body: 'Tortuga Cartes, avec Boris.' }]
        : [devices.boris, { lang: 'ru', title: 'Ваш ход' }];
    expect(device.received).toEqual([expect.objectContaining({ ...body, path: `/table/${table}` })]);
    expect(device.received[0]?.body).toContain(asked === anna ? 'Boris' : 'Anna');
    const [{ headers, body: bytes }] = sink.arrived as [(typeof sink.arrived)[0]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(String(bytes)).not.toMatch(/Boris|Anna|table/);
    await quiet();
    expect(sink.arrived).toHaveLength(1);
  });

  it('a message is signed by the key that the page subscribes with, for this push service alone', async () => {
    await addDevice(anna, new TestDevice(sink));
    const { body } = await server.ask('GET', '/me/alerts', undefined, anna);
    await server.ask('POST', `/me/alerts/ways/${body.ways[0].id}/test`, undefined, anna);
    await sink.count(1);
    const [, jwt = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(sink.arrived[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(body.offers.pushKey);
    const [header = '', claims = '', signature = ''] = jwt.split('.');
    const point = Buffer.from(key, 'base64url');
    const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
    const signed = Buffer.from(`${header}.${claims}`);
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, how, Buffer.from(signature, 'base64url'))).toBe(true);
    const read = JSON.parse(String(Buffer.from(claims, 'base64url')));
    expect(read).toMatchObject({ aud: sink.url, sub: 'mailto:tortuga@example.org' });
    expect(read.exp * 1000).toBeGreaterThan(Date.now());
  });

  it('who has the table open is not told', async () => {
    const device = new TestDevice(sink);
    const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
    await server.ask('POST', `/tables/${table}/join`, {}, boris);
    const pages = [server.page(table, anna), server.page(table, boris)];
    await until(() => pages.every(({ tableInfo }) => tableInfo !== null));
    await addDevice(anna, device);
    await addDevice(boris, device);
    await server.ask('POST', `/tables/${table}/start`, undefined, anna);
    await quiet();
    expect(sink.arrived).toEqual([]);
    // Nor later, about what they have seen.
    for (const page of pages) page.leave();
    await quiet(600);
    expect(sink.arrived).toEqual([]);
  });

  it('a player is told once until they were there again, and then of the next turn', async () => {
    const devices = [new TestDevice(sink), new TestDevice(sink)] as const;
    const table = await server.begun(CARDS, [anna, boris]);
    const { asked, other } = await askedAt(table);
    await wantOnly(asked, ['turn']);
    await addDevice(asked, devices[0]);
    await sink.count(1);
    const page = server.page(table, asked);
    await until(() => page.snapshot !== null);
    page.leave();
    await quiet(600);
    expect(devices[0].received).toHaveLength(1);
    const answering = server.page(table, asked);
    await until(() => answering.snapshot?.offers != null);
    await answering.client.play(answering.snapshot?.offers?.legal[0]?.move ?? {});
    answering.leave();
    const rival = server.page(table, other);
    await until(() => rival.snapshot?.offers != null);
    rival.playAlong();
    await until(() => devices[0].received.length === 2, 'the next turn is not told');
    rival.leave();
  }, 30_000);

  it('a device that is gone is forgotten, and no other is affected', async () => {
    const gone = await new HttpSink().listen();
    gone.status = 410;
    const good = new TestDevice(sink);
    const table = await server.begun(CARDS, [anna, boris]);
    const { asked } = await askedAt(table);
    await addDevice(asked, new TestDevice(gone));
    await addDevice(asked, good);
    await until(() => good.received.length === 1);
    await until(async () => (await waysOf(asked)).length === 1);
    expect(gone.arrived).toHaveLength(1);
    expect((await waysOf(asked))[0].name).toBe(new URL(sink.url).host);
    await gone.close();
  });

  it('a device whose endpoint redirects gets nothing, here or there, and its owner sees why', async () => {
    const away = await new HttpSink().listen();
    const device = new TestDevice(sink);
    Object.assign(sink, { status: 307, location: away.url });
    await addDevice(anna, device);
    const [way] = await waysOf(anna);
    await server.ask('POST', `/me/alerts/ways/${way.id}/test`, undefined, anna);
    await until(async () => (await waysOf(anna))[0].problem !== null);
    expect((await waysOf(anna))[0].problem.key).toBe('server.alert.redirect');
    expect(away.arrived).toEqual([]);
    await away.close();
  });

  it('an endpoint that hangs delays no move and no message to anybody else', async () => {
    const hanging = await new HttpSink().listen();
    hanging.status = 0;
    const table = await server.begun(CARDS, [anna, boris]);
    const { asked, other } = await askedAt(table);
    for (let count = 0; count < 9; count++) await addDevice(other, new TestDevice(hanging));
    for (const { id } of await waysOf(other)) await server.ask('POST', `/me/alerts/ways/${id}/test`, undefined, other);
    await hanging.count(8);
    const began = performance.now();
    await play(table, asked);
    expect(performance.now() - began).toBeLessThan(1000);
    expect((await server.ask('GET', '/tables')).status).toBe(200);
    await hanging.close();
  });

  it('of a thousand subscriptions by one person ten are kept, and the others are refused with a reason', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => addDevice(anna, new TestDevice(sink))));
    const kept = all.filter(({ status }) => status === 200);
    const refused = all.filter(({ status }) => status !== 200);
    expect(kept).toHaveLength(10);
    expect(refused[0]?.body.error).toMatchObject({ key: 'server.error.tooManyWays', params: { most: 10 } });
    const more = await Promise.all(Array.from({ length: 50 }, () => addDevice(anna, new TestDevice(sink))));
    expect(more.some(({ status }) => status === 429)).toBe(true);
    expect(await waysOf(anna)).toHaveLength(10);
    expect((await addDevice(boris, new TestDevice(sink))).status).toBe(200);
  });

  it('a browser tells one player: whoever subscribed with it last', async () => {
    const device = new TestDevice(sink);
    await addDevice(anna, device);
    await addDevice(boris, device);
    expect(await waysOf(anna)).toEqual([]);
    expect(await waysOf(boris)).toHaveLength(1);
  });

  it('a device that forgets its identity is forgotten, and with the last one all addresses', async () => {
    const other = (await server.ask('POST', '/me/devices', undefined, anna)).body.token;
    await addDevice(anna, new TestDevice(sink));
    await addDevice(other, new TestDevice(sink));
    await addHook(anna, 'plain');
    await server.ask('DELETE', '/session', undefined, anna);
    expect((await waysOf(other)).map(({ kind }: { kind: string }) => kind).sort()).toEqual(['hook', 'push']);
    await server.ask('DELETE', '/session', undefined, other);
    await server.meanwhile((file) => {
      for (const table of ['alert_ways', 'alert_people', 'alerts'])
        expect(file.prepare(`select * from ${table}`).all()).toEqual([]);
    });
  });
});

describe('reminders', () => {
  it('a player by mail is reminded when three hours are left, though they were told of the turn, and once', async () => {
    let late = 0;
    await server.reopen({ alerts: FAST, now: () => Date.now() + late });
    const clock = { kind: 'mail', days: 1, weekends: 'count', timeUp: 'bot' };
    const table = await server.begun(CARDS, [anna, boris], 0, { clock });
    for (const token of [anna, boris]) {
      await wantOnly(token, ['turn', 'reminder']);
      await addHook(token, 'plain', `${sink.url}/${token}`);
    }
    await sink.count(1);
    late = 20.9 * 3_600_000;
    await quiet(1200);
    expect(sink.arrived).toHaveLength(1);
    late = 21.6 * 3_600_000;
    await sink.count(2);
    const { asked } = await askedAt(table);
    expect(sink.arrived[1]?.path).toBe(`/${asked}`);
    expect(sink.json(1)).toMatchObject({ kind: 'reminder', text: expect.stringContaining('About 2 hours are left') });
    await quiet(1200);
    expect(sink.arrived).toHaveLength(2);
  });
});

describe('mail', () => {
  const addMail = (token: string, address: string) =>
    server.ask('POST', '/me/alerts/mails', { address, language: 'en' }, token);
  const linkIn = (text: string, purpose: string): string =>
    new RegExp(`${PUBLIC_URL}/alerts/${purpose}#([\\w.-]+)`).exec(text)?.[1] ?? '';

  it('an address gets nothing but one question before its owner has followed the link, and then what happens', async () => {
    const table = await server.begun(CARDS, [anna, boris]);
    const { asked } = await askedAt(table);
    await addMail(asked, 'captain@example.org');
    await mails.count(1);
    await quiet();
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]).toMatchObject({ to: 'captain@example.org' });
    expect(mails.mails[0]?.text).not.toMatch(/Anna|Boris/);
    const token = linkIn(mails.mails[0]?.text ?? '', 'confirm');
    expect((await server.ask('POST', '/alerts/confirm', { token: `${token}x` })).status).toBe(404);
    expect((await server.ask('POST', '/alerts/confirm', { token })).body).toEqual({ name: 'captain@example.org' });
    const [way] = await waysOf(asked);
    await server.ask('POST', `/me/alerts/ways/${way.id}/test`, undefined, asked);
    await mails.count(2);
    expect(mails.mails[1]?.text).toContain('This is how you will be told');
  });

  it('one click in a mail program stops the mails to that address, without an identity', async () => {
    await addMail(anna, 'captain@example.org');
    await mails.count(1);
    await server.ask('POST', '/alerts/confirm', { token: linkIn(mails.mails[0]?.text ?? '', 'confirm') });
    const table = await server.ask('POST', '/tables', DUEL, anna);
    await server.ask('POST', `/tables/${table.body.table.id}/join`, {}, boris);
    await mails.count(2);
    const text = mails.mails[1]?.text ?? '';
    expect(text).toMatch(/^Subject: .*Boris has sat down at your table/m);
    expect(text).toContain(`${PUBLIC_URL}/table/${table.body.table.id}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, address = ''] = /^List-Unsubscribe:\s+<https:\/\/tortuga\.example\.org(\S+)>/m.exec(text) ?? [];
    const stopped = await fetch(`${server.origin}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(204);
    expect(await waysOf(anna)).toEqual([]);
    expect((await server.ask('POST', '/alerts/stop', { token: linkIn(text, 'stop') })).status).toBe(200);
  });

  it('a mail server that refuses, or is away, affects nothing else', async () => {
    await addMail(anna, 'captain@example.org');
    await mails.count(1);
    await server.ask('POST', '/alerts/confirm', { token: linkIn(mails.mails[0]?.text ?? '', 'confirm') });
    const device = new TestDevice(sink);
    await addDevice(anna, device);
    mails.refuses = true;
    const table = await server.ask('POST', '/tables', DUEL, anna);
    await server.ask('POST', `/tables/${table.body.table.id}/join`, {}, boris);
    await until(() => device.received.length === 1);
    expect(device.received[0]?.title).toBe('Boris has sat down at your table');
    expect(mails.mails).toHaveLength(1);
    await mails.close();
    mails = await new MailSink().listen();
    for (const { id } of await waysOf(anna)) await server.ask('POST', `/me/alerts/ways/${id}/test`, undefined, anna);
    await until(() => device.received.length === 2);
    expect((await server.ask('GET', '/me', undefined, anna)).status).toBe(200);
  });

  it.each([
    'captain',
    'a@b',
    'a b@example.org',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"x"@y.org',
  ])('a mail address such as %j is refused', async (address) => {
    expect((await addMail(anna, address)).body.error.key).toBe('server.error.badMail');
  });

  it('no address is asked more than three times a day, whoever asks', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await addMail(await server.newPlayer(`Anna ${count}`), 'Victim@example.org')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('webhooks', () => {
  it('a webhook gets plain JSON, and Discord a message in which no name calls anybody', async () => {
    const everyone = await server.newPlayer('@everyone **x**');
    await addHook(anna, 'plain', `${sink.url}/plain`);
    await addHook(anna, 'discord', `${sink.url}/discord`);
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
    await addHook(anna, 'plain');
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
    await wantOnly(anna, ['invited']);
    await addHook(anna, 'plain');
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
    await addHook(anna, 'plain');
    const kinds = ['turn', 'over'];
    expect((await wantOnly(anna, kinds)).body.kinds).toEqual(kinds);
    const table = (await server.ask('POST', '/tables', DUEL, anna)).body.table.id;
    await server.ask('POST', `/tables/${table}/join`, {}, boris);
    await quiet(600);
    expect(sink.arrived).toEqual([]);
  });

  it('a player is told twenty times in an hour at most, and others are told all the same', async () => {
    for (const token of [anna, boris]) await wantOnly(token, ['joined']);
    await addHook(anna, 'plain', `${sink.url}/anna`);
    await addHook(boris, 'plain', `${sink.url}/boris`);
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

  it('webhooks that the server does not offer are refused', async () => {
    await server.reopen({ alerts: { ...FAST, areHooksOn: false } });
    expect((await addHook(anna, 'plain')).body.error.key).toBe('server.error.notOffered');
    expect((await server.ask('GET', '/me/alerts', undefined, anna)).body.offers).toMatchObject({
      mail: false,
      hook: false,
    });
  });

  it('nobody sees, tests or removes what belongs to others', async () => {
    await addHook(anna, 'plain');
    const [way] = await waysOf(anna);
    expect(await waysOf(boris)).toEqual([]);
    for (const [method, place] of [
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const)
      expect((await server.ask(method, `/me/alerts/ways/${way.id}${place}`, undefined, boris)).status).toBe(404);
    expect(await waysOf(anna)).toHaveLength(1);
    expect(JSON.stringify(await waysOf(anna))).not.toContain('/hook');
  });
});
