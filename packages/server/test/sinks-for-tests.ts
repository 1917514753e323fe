import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { SMTPServer } from 'smtp-server';
import { until } from './test-server.ts';

/** What arrives where alerts are sent: real servers on this machine. */

interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers every request with the status that is set; 0: not at all. */
export class HttpSink {
  readonly arrived: Arrived[] = [];
  status = 201;
  location = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        if (this.status === 0) return;
        response.writeHead(this.status, this.location === '' ? {} : { location: this.location }).end();
      });
    });
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  json(index: number): Record<string, unknown> {
    return JSON.parse(String(this.arrived[index]?.body)) as Record<string, unknown>;
  }

  async count(expected: number): Promise<void> {
    await until(() => this.arrived.length >= expected, `${this.arrived.length} of ${expected} arrived`);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly lang: string;
  readonly token: string;
}

/** A browser that has subscribed, and its push service. */
export class TestDevice {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16).toString('base64url');
  readonly sink: HttpSink;
  readonly path: string;

  constructor(sink: HttpSink, path = `/push/${randomBytes(6).toString('hex')}`) {
    this.#keys.generateKeys();
    this.sink = sink;
    this.path = path;
  }

  subscription(language = 'en', origin = this.sink.url) {
    const keys = { p256dh: this.#keys.getPublicKey().toString('base64url'), auth: this.#auth };
    return { endpoint: `${origin}${this.path}`, keys, language };
  }

  /** What was sent to it, as the browser would show it. */
  get received(): Pushed[] {
    return this.sink.arrived
      .filter(({ path }) => path === this.path)
      .map(({ body }) => {
        const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: this.#keys, authSecret: this.#auth });
        return JSON.parse(String(text)) as Pushed;
      });
  }
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** A mail server that takes everything, or refuses every recipient. */
export class MailSink {
  readonly mails: Mail[] = [];
  refuses = false;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      const refusal = Object.assign(new Error('No such user here'), { responseCode: 550 });
      callback(this.refuses ? refusal : null);
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        this.mails.push({ to, text: readable(String(Buffer.concat(parts))) });
        callback();
      });
    },
  });

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async count(expected: number): Promise<void> {
    await until(() => this.mails.length >= expected, `${this.mails.length} of ${expected} mails arrived`);
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}

/** Without quoted-printable. */
const readable = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (signs) => Buffer.from(signs.replaceAll('=', ''), 'hex').toString());
