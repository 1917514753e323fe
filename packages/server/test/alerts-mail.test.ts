import { describe, expect, it } from 'vitest';
import { type Asking, alertsForEach, PUBLIC_URL, quiet } from './alerts-for-tests.ts';
import { type HttpSink, MailSink, TestDevice } from './sinks-for-tests.ts';
import { CARDS, DUEL, type TestServer, until } from './test-server.ts';

let server: TestServer;
let anna: string;
let boris: string;
let sink: HttpSink;
let mails: MailSink;
let ask: Asking;
alertsForEach((ready) => {
  ({ server, anna, boris, sink, mails, ask } = ready);
});

describe('mail', () => {
  const linkIn = (text: string, purpose: string): string =>
    new RegExp(`${PUBLIC_URL}/alerts/${purpose}#([\\w.-]+)`).exec(text)?.[1] ?? '';

  it('an address gets nothing but one question before its owner has followed the link, and then what happens', async () => {
    const table = await server.begun(CARDS, [anna, boris]);
    const { asked } = await ask.askedAt(table);
    await ask.addMail(asked, 'captain@example.org');
    await mails.count(1);
    await quiet();
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]).toMatchObject({ to: 'captain@example.org' });
    expect(mails.mails[0]?.text).not.toMatch(/Anna|Boris/);
    const token = linkIn(mails.mails[0]?.text ?? '', 'confirm');
    expect((await server.ask('POST', '/alerts/confirm', { token: `${token}x` })).status).toBe(404);
    expect((await server.ask('POST', '/alerts/confirm', { token })).body).toEqual({ name: 'captain@example.org' });
    const [way] = await ask.waysOf(asked);
    await server.ask('POST', `/me/alerts/ways/${way.id}/test`, undefined, asked);
    await mails.count(2);
    expect(mails.mails[1]?.text).toContain('This is how you will be told');
  });

  it('one click in a mail program stops the mails to that address, without an identity', async () => {
    await ask.addMail(anna, 'captain@example.org');
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
    expect(await ask.waysOf(anna)).toEqual([]);
    expect((await server.ask('POST', '/alerts/stop', { token: linkIn(text, 'stop') })).status).toBe(200);
  });

  it('a mail server that refuses, or is away, affects nothing else', async () => {
    await ask.addMail(anna, 'captain@example.org');
    await mails.count(1);
    await server.ask('POST', '/alerts/confirm', { token: linkIn(mails.mails[0]?.text ?? '', 'confirm') });
    const device = new TestDevice(sink);
    await ask.addDevice(anna, device);
    mails.refuses = true;
    const table = await server.ask('POST', '/tables', DUEL, anna);
    await server.ask('POST', `/tables/${table.body.table.id}/join`, {}, boris);
    await until(() => device.received.length === 1);
    expect(device.received[0]?.title).toBe('Boris has sat down at your table');
    expect(mails.mails).toHaveLength(1);
    await mails.close();
    mails = await new MailSink().listen();
    for (const { id } of await ask.waysOf(anna))
      await server.ask('POST', `/me/alerts/ways/${id}/test`, undefined, anna);
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
    expect((await ask.addMail(anna, address)).body.error.key).toBe('server.error.badMail');
  });

  it('no address is asked more than three times a day, whoever asks', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await ask.addMail(await server.newPlayer(`Anna ${count}`), 'Victim@example.org')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
