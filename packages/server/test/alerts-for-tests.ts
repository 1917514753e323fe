import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from 'vitest';
import { serverForEach } from './server-for-each.ts';
import { HttpSink, MailSink, type TestDevice } from './sinks-for-tests.ts';
import type { TestServer } from './test-server.ts';

export const PUBLIC_URL = 'https://tortuga.example.org';
export const FAST = {
  awayMs: 150,
  lookMs: 50,
  againMs: [400, 400],
  toOwnNetwork: true,
  publicUrl: PUBLIC_URL,
  areHooksOn: true,
};

/** Long enough for what should not be sent: rows say whose turn it is after two seconds. */
export const quiet = (ms = 2600): Promise<void> => sleep(ms);

interface Ready {
  readonly server: TestServer;
  readonly anna: string;
  readonly boris: string;
  /** What webhooks and push services get. */
  readonly sink: HttpSink;
  readonly mails: MailSink;
  readonly ask: Asking;
}

/** Gives each test of a file a server that tells players who are away, and the places where its messages arrive. */
export function alertsForEach(use: (ready: Ready) => void): void {
  let server: TestServer;
  let people = { anna: '', boris: '' };
  serverForEach((ready) => {
    server = ready.server;
    people = { anna: ready.anna, boris: ready.boris };
  });
  let sink: HttpSink;
  let mails: MailSink;
  beforeEach(async () => {
    sink = await new HttpSink().listen();
    mails = await new MailSink().listen();
    await server.reopen({ alerts: { ...FAST, mail: { smtpUrl: mails.url, from: 'Tortuga <tortuga@example.org>' } } });
    use({ server, ...people, sink, mails, ask: new Asking(server, people, sink) });
  });
  afterEach(async () => {
    await sink.close();
    await mails.close();
  });
}

/** What players ask the server. */
export class Asking {
  readonly #server: TestServer;
  readonly #people: { readonly anna: string; readonly boris: string };
  readonly #sink: HttpSink;

  constructor(server: TestServer, people: { readonly anna: string; readonly boris: string }, sink: HttpSink) {
    this.#server = server;
    this.#people = people;
    this.#sink = sink;
  }

  addDevice = (token: string, device: TestDevice, language = 'en') =>
    this.#server.ask('POST', '/me/alerts/devices', device.subscription(language), token);

  addHook = (token: string, format: string, url = `${this.#sink.url}/hook`) =>
    this.#server.ask('POST', '/me/alerts/hooks', { url, format, language: 'en' }, token);

  addMail = (token: string, address: string) =>
    this.#server.ask('POST', '/me/alerts/mails', { address, language: 'en' }, token);

  wantOnly = (token: string, kinds: readonly string[]) => this.#server.ask('PATCH', '/me/alerts', { kinds }, token);

  waysOf = async (token: string) => (await this.#server.ask('GET', '/me/alerts', undefined, token)).body.ways;

  /** Whoever is asked, and who waits. */
  async askedAt(table: string): Promise<{ asked: string; other: string }> {
    const { body } = await this.#server.ask('GET', `/tables/${table}`);
    const first = body.seats[body.pending[0]].name;
    const { anna, boris } = this.#people;
    return first === 'Anna' ? { asked: anna, other: boris } : { asked: boris, other: anna };
  }

  /** As a program does it, without having the table open. */
  async play(table: string, token: string): Promise<void> {
    const { body } = await this.#server.ask('GET', `/tables/${table}/match`, undefined, token);
    const { move } = body.offers.legal[0];
    const done = await this.#server.ask(
      'POST',
      `/tables/${table}/match`,
      { type: 'move', id: crypto.randomUUID(), decision: body.decision, move },
      token,
    );
    expect(done.body.type).toMatch(/done|update/);
  }
}
