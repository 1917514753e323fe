import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MatchClient, type MatchSnapshot } from '@tortuga/host';
import { at } from '@tortuga/kernel';
import { PROTOCOL, type Request, readServerEnvelope, type ServerEnvelope, type TableInfo } from '@tortuga/protocol';
import type { FastifyInstance } from 'fastify';
import Libsql from 'libsql';
import WebSocket from 'ws';
import { buildApp, type Parts } from '../src/app.ts';
import { openStore } from '../src/storage/open.ts';
import { WorkerPool } from '../src/worker-pool.ts';

export const CARDS = 'tortuga-cards';
/** A table that waits for a second player. */
export const DUEL = { game: CARDS, visibility: 'public', seats: ['me', 'open'] };

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of the API are what these tests check.
  readonly body: any;
  readonly cookie: string | null;
}

export async function request(
  origin: string,
  method: string,
  place: string,
  body?: unknown,
  token?: string,
): Promise<Reply> {
  const response = await fetch(`${origin}/api${place}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookie: response.headers.get('set-cookie'),
  };
}

export async function until(
  condition: () => boolean | Promise<boolean>,
  what = 'the condition never came true',
): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries > 3000) throw new Error(what);
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

/** Below the 50 messages a second that a server takes from one connection. */
const MAX_MOVES_PER_SECOND = 40;

/** Somebody with the table open in a page. */
export class TestPage {
  readonly client: MatchClient;
  readonly messages: ServerEnvelope['message'][] = [];
  /** The kind of the answer to each of its moves. */
  readonly answers: string[] = [];
  snapshot: MatchSnapshot | null = null;
  closed: number | null = null;
  onChange: (snapshot: MatchSnapshot) => void = () => undefined;
  #socket: WebSocket;
  #url: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, table: string, token?: string, query: Record<string, string> = {}) {
    const search = new URLSearchParams({ protocol: String(PROTOCOL), ...query });
    this.#url = `${origin.replace('http', 'ws')}/api/tables/${table}/socket?${search}`;
    this.#headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    this.client = new MatchClient({
      send: (request) => this.#socket.readyState === WebSocket.OPEN && this.ask(request),
      newId: () => randomUUID(),
      changed: (snapshot) => {
        this.snapshot = snapshot;
        this.onChange(snapshot);
      },
    });
    this.#socket = this.#connect();
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#url, { headers: this.#headers });
    socket.on('open', () => this.client.connected());
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (code) => {
      this.closed = code;
    });
    return socket;
  }

  #receive(text: string): void {
    const envelope = readServerEnvelope(text);
    if (envelope === null || envelope === 'outdated') throw new Error(`Not understood: ${text}`);
    this.messages.push(envelope.message);
    if (envelope.to === 'match') this.client.receive(envelope.message);
  }

  /** The messages of one type, in order. */
  received<Type extends ServerEnvelope['message']['type']>(type: Type) {
    return this.messages.filter(
      (message): message is Extract<ServerEnvelope['message'], { type: Type }> => message.type === type,
    );
  }

  ask(request: Request): void {
    this.send(JSON.stringify({ to: 'match', message: request }));
  }

  /** As in a tunnel: cuts the connection, and connects again. */
  reconnect(): void {
    this.#socket
      .removeAllListeners('close')
      .on('error', () => undefined)
      .terminate();
    this.closed = null;
    this.#socket = this.#connect();
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  sendBytes(): void {
    this.#socket.send(Buffer.from([1, 2, 3]));
  }

  leave(): void {
    this.#socket.close();
  }

  /** As in a tunnel: reads and answers nothing any more, without closing the connection. */
  goSilent(): void {
    this.#socket.pause();
  }

  get tableInfo(): TableInfo | null {
    return this.received('table').at(-1)?.table ?? null;
  }

  /** From now on plays the first legal move whenever asked. */
  playAlong(): void {
    this.playSlowly(0);
  }

  /** When the newest moves were sent. */
  readonly #sent: number[] = [];

  /** On a fast machine a test is quicker than any person, and the server would take it for a flood. */
  async #holdBack(): Promise<void> {
    const [oldest = 0] = this.#sent.splice(0, this.#sent.length - MAX_MOVES_PER_SECOND + 1);
    const rest = oldest === 0 ? 0 : oldest + 1000 - performance.now();
    if (rest > 0) await sleep(rest);
    this.#sent.push(performance.now());
  }

  /** The same, with a pause before each move. A move that could not be saved is retried, as a person would. */
  playSlowly(pauseMs: number): void {
    let answered = -1;
    const play = async ({ n, offers }: MatchSnapshot): Promise<void> => {
      if (offers === null || answered === n) return;
      answered = n;
      if (pauseMs > 0) await sleep(pauseMs);
      for (;;) {
        await this.#holdBack();
        const answer = await this.client.play(at(offers.legal, 0).move);
        if (answer.kind !== 'error') {
          this.answers.push(answer.kind);
          return;
        }
        await sleep(100);
      }
    };
    this.onChange = (snapshot) => {
      play(snapshot).catch(() => undefined);
    };
    if (this.snapshot !== null) this.onChange(this.snapshot);
  }

  /** Connects to another server, as a page does behind a proxy when its own goes away. */
  moveTo(origin: string): void {
    this.#url = this.#url.replace(/^ws:\/\/[^/]+/, origin.replace('http', 'ws'));
    this.reconnect();
  }
}

/** A server on a folder that can be opened again. */
export class TestServer {
  readonly dataDir: string;
  readonly #worker: string;
  #app: FastifyInstance | null = null;
  origin = '';

  /** Without a folder, `open` needs a store. */
  constructor(worker: string, dataDir = '') {
    this.#worker = worker;
    this.dataDir = dataDir;
  }

  async open(options: Partial<Parts> = {}): Promise<void> {
    const store = options.store ?? (await openStore({ dataDir: this.dataDir }));
    const workers = options.workers ?? new WorkerPool(this.#worker, 2);
    const parts = { store, workers, now: () => Date.now(), logger: false, requestsPerMinute: 10_000 };
    this.#app = await buildApp({ ...parts, ...options });
    this.origin = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.#app?.close();
    this.#app = null;
  }

  async reopen(options: Partial<Parts> = {}): Promise<void> {
    await this.close();
    await this.open(options);
  }

  /** Changes the database while the server is down, then opens it again. */
  async meanwhile(change: (file: Libsql.Database) => void, options: Partial<Parts> = {}): Promise<void> {
    await this.close();
    const file = new Libsql(path.join(this.dataDir, 'tortuga.sqlite'));
    change(file);
    file.close();
    await this.open(options);
  }

  ask(method: string, place: string, body?: unknown, token?: string): Promise<Reply> {
    return request(this.origin, method, place, body, token);
  }

  page(table: string, token?: string, query: Record<string, string> = {}): TestPage {
    return new TestPage(this.origin, table, token, query);
  }

  /** Reads an event stream; `until` returns what came up to a text. */
  events = (table: string, token: string) => this.stream(`/tables/${table}/events`, token);

  async stream(place: string, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await fetch(`${this.origin}/api${place}`, { headers });
    if (body === null) throw new Error('The answer has no body');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const until = async (text: string): Promise<string> => {
      let received = '';
      while (!received.includes(text)) received += (await reader.read()).value ?? '';
      return received;
    };
    const ended = async (): Promise<void> => {
      while (!(await reader.read()).done);
    };
    return { until, ended, close: () => reader.cancel() };
  }

  /** How many tables the server holds in memory. */
  async loadedTables(): Promise<number> {
    const metrics = await (await fetch(`${this.origin}/metrics`)).text();
    return Number(/^tortuga_tables_awake (\d+)/m.exec(metrics)?.[1]);
  }

  async newPlayer(name: string): Promise<string> {
    return (await this.ask('POST', '/players', { name })).body.token;
  }

  /** A table whose match has begun: a seat for each token, and bots on the others. */
  async begun(game: string, tokens: readonly string[], bots = 0, more: object = {}): Promise<string> {
    const [host = '', ...others] = tokens;
    const seats = ['me', ...others.map(() => 'open'), ...new Array(bots).fill({ bot: 'random' })];
    const made = await this.ask('POST', '/tables', { game, visibility: 'public', seats, ...more }, host);
    const { id } = made.body.table;
    for (const token of others)
      await this.ask('POST', `/tables/${id}/join`, { invite: made.body.invite ?? undefined }, token);
    await this.ask('POST', `/tables/${id}/start`, undefined, host);
    return id;
  }

  /** Everybody plays the first legal move until the match is over. */
  async playToTheEnd(table: string, tokens: readonly string[]): Promise<void> {
    const pages = tokens.map((token) => this.page(table, token));
    for (const page of pages) page.playAlong();
    await until(() => pages.every((page) => page.tableInfo?.state === 'finished'));
    for (const page of pages) page.leave();
  }
}
