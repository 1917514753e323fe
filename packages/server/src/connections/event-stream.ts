import type { FastifyReply } from 'fastify';
import { sendEvent } from './outbox.ts';

/** Server-sent events in place of an answer, until somebody closes it. */
export class EventStream {
  readonly #reply: FastifyReply;
  readonly #onClose: (() => void)[] = [];
  #isOpen = true;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
    reply.hijack();
    const { raw, request } = reply;
    // `close` follows; an error that nobody listens to would end the process.
    raw.on('error', (error) => request.log.info(error));
    raw.on('close', () => this.close());
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // There may be nothing to send for a while.
    raw.flushHeaders();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(text: string): void {
    sendEvent(this.#reply.raw, text);
  }

  /** Again and again while it is open. What fails is logged, and tried again. */
  every(ms: number, task: () => Promise<void>): void {
    const { log } = this.#reply.request;
    const timer = setInterval(() => {
      task().catch((error: unknown) => log.error(error));
    }, ms);
    this.onClose(() => clearInterval(timer));
  }

  onClose(task: () => void): void {
    this.#onClose.push(task);
  }

  /** At once, not when the client has closed as well: one that does not read would stay for ever. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const task of this.#onClose) task();
    this.#reply.raw.end();
  }
}
