import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Links, wayId } from '../src/alerts/links.ts';
import { mailOf } from '../src/alerts/mail-text.ts';
import { areGoodKeys, areVapidKeys, encrypt, newVapidKeys } from '../src/alerts/push-crypto.ts';
import { leadOf } from '../src/alerts/reminders.ts';
import { checkHost, isPublic, type NotSent, post, readTarget } from '../src/alerts/safe-request.ts';
import { SendQueue } from '../src/alerts/send-queue.ts';
import { alertSettingsFrom } from '../src/alerts/settings.ts';
import { testMessage } from '../src/alerts/text.ts';
import { HttpSink } from './sinks-for-tests.ts';

describe('encryption', () => {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

  it('a message is encrypted as in the example of RFC 8291', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const encrypted = encrypt(
      'When I grow up, I want to be a watermelon',
      keys,
      sender,
      bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    );
    expect(encrypted.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('keys that nobody can encrypt for are noticed', () => {
    const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
    const { publicKey } = newVapidKeys();
    expect(areGoodKeys({ p256dh: publicKey, auth })).toBe(true);
    expect(areGoodKeys({ p256dh: publicKey, auth: 'BTBZ' })).toBe(false);
    expect(areGoodKeys({ p256dh: publicKey.replace(/.{10}$/, 'AAAAAAAAAA'), auth })).toBe(false);
    expect(areGoodKeys({ p256dh: 'AAAA', auth })).toBe(false);
  });

  it('keys of two different pairs are noticed', () => {
    const [one, other] = [newVapidKeys(), newVapidKeys()];
    expect(areVapidKeys(one)).toBe(true);
    expect(areVapidKeys({ ...one, privateKey: other.privateKey })).toBe(false);
    expect(areVapidKeys({ publicKey: '', privateKey: '' })).toBe(false);
  });
});

describe('where requests may go', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '4000::1',
    'x',
  ])('%s is not on the public internet', (address) => expect(isPublic(address)).toBe(false));

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('%s is on the public internet', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  it.each([
    ['http://example.org/', 'refused'],
    ['ftp://example.org/', 'refused'],
    ['nonsense', 'refused'],
    ['https://a:b@example.org/', 'refused'],
    ['https://127.0.0.1/', 'ownNetwork'],
    ['https://2130706433/', 'ownNetwork'],
    ['https://0x7f.1/', 'ownNetwork'],
    ['https://[::1]/', 'ownNetwork'],
    ['https://[::ffff:192.168.0.1]:8443/', 'ownNetwork'],
  ] satisfies [string, NotSent['reason']][])('%s is no address to send to', (address, reason) => {
    expect(() => readTarget(address, false)).toThrow(expect.objectContaining({ reason }));
  });

  describe('a name that leads to this machine', () => {
    let sink: HttpSink;
    beforeEach(async () => {
      sink = await new HttpSink().listen();
    });
    afterEach(() => sink.close());

    const closing = new AbortController().signal;
    const parts = { headers: {}, body: Buffer.from('x'), toOwnNetwork: false, closing };

    it('is refused when it is looked up, and when a connection to it is made', async () => {
      await expect(checkHost(new URL('https://localhost/'), false)).rejects.toMatchObject({ reason: 'ownNetwork' });
      await expect(post(`https://localhost:${sink.port}/`, parts)).rejects.toMatchObject({ reason: 'ownNetwork' });
      expect(sink.arrived).toEqual([]);
    });

    it('is reached if the self-hoster has said so', async () => {
      await checkHost(new URL('http://localhost/'), true);
      await post(`http://localhost:${sink.port}/`, { ...parts, toOwnNetwork: true });
      expect(sink.arrived).toHaveLength(1);
    });

    it('an endpoint that hangs is given up after the time it is given', async () => {
      sink.status = 0;
      const began = performance.now();
      await expect(post(sink.url, { ...parts, toOwnNetwork: true, patienceMs: 200 })).rejects.toMatchObject({
        reason: 'silent',
      });
      expect(performance.now() - began).toBeLessThan(5000);
    });

    it.each([
      [410, 'gone'],
      [404, 'gone'],
      [301, 'redirect'],
      [429, 'refused'],
      [500, 'refused'],
    ] as const)('an answer of %i means that it is %s', async (status, reason) => {
      Object.assign(sink, { status, location: status === 301 ? 'http://127.0.0.1:1/' : '' });
      await expect(post(sink.url, { ...parts, toOwnNetwork: true })).rejects.toMatchObject({ reason });
      expect(sink.arrived).toHaveLength(1);
    });
  });
});

describe('the queue', () => {
  it('people take turns, and what is more than it holds is dropped', async () => {
    const queue = new SendQueue();
    const sent: string[] = [];
    let release = (): void => undefined;
    const hanging = new Promise<void>((resume) => {
      release = resume;
    });
    for (let count = 0; count < 8; count++) queue.add('anna', () => hanging);
    for (let count = 0; count < 999; count++) queue.add('anna', async () => void sent.push('anna'));
    expect(queue.add('boris', async () => void sent.push('boris'))).toBe(true);
    expect(queue.add('clara', async () => void sent.push('clara'))).toBe(false);
    release();
    await expect.poll(() => sent.length).toBe(1000);
    expect(sent.indexOf('boris')).toBeLessThan(3);
    await queue.close();
    expect(queue.add('anna', async () => undefined)).toBe(false);
  });

  it('a task that fails stops no other', async () => {
    const queue = new SendQueue();
    let count = 0;
    for (let n = 0; n < 20; n++)
      queue.add('anna', () => (count++ % 2 === 0 ? Promise.reject(new Error('x')) : Promise.resolve()));
    await expect.poll(() => count).toBe(20);
    await queue.close();
  });
});

describe('links', () => {
  it('a token is good for one purpose and one way, and can’t be made without the secret', () => {
    const links = new Links('secret');
    const way = wayId('mail', 'a@example.org', 'anna');
    const token = links.token('stop', way);
    expect(links.read('stop', token)).toBe(way);
    expect(links.read('confirm', token)).toBeNull();
    expect(new Links('other').read('stop', token)).toBeNull();
    expect(links.read('stop', `${wayId('mail', 'b@example.org', 'anna')}.${token.split('.')[1]}`)).toBeNull();
    expect(links.read('stop', '')).toBeNull();
  });

  it('a mail has the same in text and in HTML, and no name in it is markup', () => {
    const message = { ...testMessage('en'), title: '<script>alert(1)</script> & "x"', path: '/table/1' };
    const { text, html } = mailOf(message, 'https://tortuga.example.org', 'way.token');
    expect(text).toContain('https://tortuga.example.org/table/1');
    expect(html).toContain('href="https://tortuga.example.org/alerts/stop#way.token"');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});

it('a reminder comes when a tenth of the time is left, three hours at least', () => {
  const hours = (days: number) => leadOf({ kind: 'mail', days, weekends: 'count', timeUp: 'ask' }) / 3_600_000;
  expect([1, 3, 7].map(hours)).toEqual([3, 7.2, 16.8]);
});

describe('settings', () => {
  it('without settings devices are told, and nothing else', () => {
    expect(alertSettingsFrom({})).toMatchObject({
      ok: true,
      settings: { mail: null, areHooksOn: false, toOwnNetwork: false, vapid: null },
    });
  });

  it.each([
    [{ PUBLIC_URL: 'tortuga.example.org' }, 'badPublicUrl'],
    [{ PUBLIC_URL: 'https://example.org/tortuga' }, 'badPublicUrl'],
    [{ WEBHOOKS: 'on' }, 'hooksNeedUrl'],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.org' }, 'mailNeeds'],
    [{ SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://a.org' }, 'mailNeeds'],
    [{ SMTP_URL: 'localhost', MAIL_FROM: 'a@b.org', PUBLIC_URL: 'https://a.org' }, 'badSmtpUrl'],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'badVapid'],
  ])('%j are not settings to start with', (env, key) => {
    expect(alertSettingsFrom(env)).toMatchObject({ ok: false, problem: { key: `server.error.${key}` } });
  });

  it('settings are read', () => {
    const { publicKey, privateKey } = newVapidKeys();
    const env = {
      PUBLIC_URL: 'https://a.org/',
      SMTP_URL: 'smtps://u:p@mail.org:465',
      MAIL_FROM: 'Tortuga <t@a.org>',
      WEBHOOKS: 'on',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    };
    expect(alertSettingsFrom(env)).toMatchObject({
      settings: {
        publicUrl: 'https://a.org',
        mail: { smtpUrl: 'smtps://u:p@mail.org:465' },
        areHooksOn: true,
        vapid: { publicKey },
      },
    });
  });
});
