import { createPublicKey, verify } from 'node:crypto';
import { checkCatalogs } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { alertWords } from '../src/alerts/text.ts';
import { type Asking, alertsForEach, FAST, quiet } from './alerts-for-tests.ts';
import { HttpSink, TestDevice } from './sinks-for-tests.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna: string;
let boris: string;
let sink: HttpSink;
let ask: Asking;
alertsForEach((ready) => {
  ({ server, anna, boris, sink, ask } = ready);
});

it('the words of alerts are complete in all languages', () => expect(checkCatalogs(alertWords)).toEqual([]));

describe('web push', () => {
  it('a player who is away is told of a turn, encrypted, in their language, with the game, who is there, and a link', async () => {
    const devices = { anna: new TestDevice(sink), boris: new TestDevice(sink) };
    for (const token of [anna, boris]) await ask.wantOnly(token, ['turn']);
    await ask.addDevice(anna, devices.anna, 'fr');
    await ask.addDevice(boris, devices.boris, 'ru');
    const table = await server.begun(CARDS, [anna, boris]);
    await sink.count(1);
    const { asked } = await ask.askedAt(table);
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
    await ask.addDevice(anna, new TestDevice(sink));
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
    await ask.addDevice(anna, device);
    await ask.addDevice(boris, device);
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
    const { asked, other } = await ask.askedAt(table);
    await ask.wantOnly(asked, ['turn']);
    await ask.addDevice(asked, devices[0]);
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
    const { asked } = await ask.askedAt(table);
    await ask.addDevice(asked, new TestDevice(gone));
    await ask.addDevice(asked, good);
    await until(() => good.received.length === 1);
    await until(async () => (await ask.waysOf(asked)).length === 1);
    expect(gone.arrived).toHaveLength(1);
    expect((await ask.waysOf(asked))[0].name).toBe(new URL(sink.url).host);
    await gone.close();
  });

  it('a device whose endpoint redirects gets nothing, here or there, and its owner sees why', async () => {
    const away = await new HttpSink().listen();
    const device = new TestDevice(sink);
    Object.assign(sink, { status: 307, location: away.url });
    await ask.addDevice(anna, device);
    const [way] = await ask.waysOf(anna);
    await server.ask('POST', `/me/alerts/ways/${way.id}/test`, undefined, anna);
    await until(async () => (await ask.waysOf(anna))[0].problem !== null);
    expect((await ask.waysOf(anna))[0].problem.key).toBe('server.alert.redirect');
    expect(away.arrived).toEqual([]);
    await away.close();
  });

  it('an endpoint that hangs delays no move and no message to anybody else', async () => {
    const hanging = await new HttpSink().listen();
    hanging.status = 0;
    const table = await server.begun(CARDS, [anna, boris]);
    const { asked, other } = await ask.askedAt(table);
    for (let count = 0; count < 9; count++) await ask.addDevice(other, new TestDevice(hanging));
    for (const { id } of await ask.waysOf(other))
      await server.ask('POST', `/me/alerts/ways/${id}/test`, undefined, other);
    await hanging.count(8);
    const began = performance.now();
    await ask.play(table, asked);
    expect(performance.now() - began).toBeLessThan(1000);
    expect((await server.ask('GET', '/tables')).status).toBe(200);
    await hanging.close();
  });

  it('of a thousand subscriptions by one person ten are kept, and the others are refused with a reason', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => ask.addDevice(anna, new TestDevice(sink))));
    const kept = all.filter(({ status }) => status === 200);
    const refused = all.filter(({ status }) => status !== 200);
    expect(kept).toHaveLength(10);
    expect(refused[0]?.body.error).toMatchObject({ key: 'server.error.tooManyWays', params: { most: 10 } });
    const more = await Promise.all(Array.from({ length: 50 }, () => ask.addDevice(anna, new TestDevice(sink))));
    expect(more.some(({ status }) => status === 429)).toBe(true);
    expect(await ask.waysOf(anna)).toHaveLength(10);
    expect((await ask.addDevice(boris, new TestDevice(sink))).status).toBe(200);
  });

  it('a browser tells one player: whoever subscribed with it last', async () => {
    const device = new TestDevice(sink);
    await ask.addDevice(anna, device);
    await ask.addDevice(boris, device);
    expect(await ask.waysOf(anna)).toEqual([]);
    expect(await ask.waysOf(boris)).toHaveLength(1);
  });

  it('a device that forgets its identity is forgotten, and with the last one all addresses', async () => {
    const other = (await server.ask('POST', '/me/devices', undefined, anna)).body.token;
    await ask.addDevice(anna, new TestDevice(sink));
    await ask.addDevice(other, new TestDevice(sink));
    await ask.addHook(anna, 'plain');
    await server.ask('DELETE', '/session', undefined, anna);
    expect((await ask.waysOf(other)).map(({ kind }: { kind: string }) => kind).sort()).toEqual(['hook', 'push']);
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
      await ask.wantOnly(token, ['turn', 'reminder']);
      await ask.addHook(token, 'plain', `${sink.url}/${token}`);
    }
    await sink.count(1);
    late = 20.9 * 3_600_000;
    await quiet(1200);
    expect(sink.arrived).toHaveLength(1);
    late = 21.6 * 3_600_000;
    await sink.count(2);
    const { asked } = await ask.askedAt(table);
    expect(sink.arrived[1]?.path).toBe(`/${asked}`);
    expect(sink.json(1)).toMatchObject({ kind: 'reminder', text: expect.stringContaining('About 2 hours are left') });
    await quiet(1200);
    expect(sink.arrived).toHaveLength(2);
  });
});
