import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { asciiFrame } from './text-frame.ts';

interface Connection {
  readonly readyState: number;
  readonly OPEN: number;
  send(message: string | Buffer): void;
  /** Closes it without waiting for the other end. */
  terminate(): void;
}

/** What may wait for a client that does not read. It is disconnected then, and resumes when it comes back. */
const MAX_WAITING_BYTES = 1024 * 1024;

export const isOverfull = ({ writableLength }: { readonly writableLength: number }): boolean =>
  writableLength > MAX_WAITING_BYTES;

interface Mail {
  readonly connection: Connection;
  readonly messages: (string | Buffer)[];
}

/**
 * Collects what is to be sent in this turn of the event loop, and then writes to each connection once. A commit answers a
 * hundred matches at a time, and writing is what costs most.
 */
export class Outbox {
  #waiting = new Map<Socket, Mail>();

  /** A buffer is sent as a binary message. */
  add(socket: Socket, connection: Connection, message: string | Buffer): void {
    // After all promises that a commit has resolved, and before anything new is read.
    if (this.#waiting.size === 0) process.nextTick(() => this.#sendAll());
    const mail = this.#waiting.get(socket);
    if (mail === undefined) this.#waiting.set(socket, { connection, messages: [message] });
    else mail.messages.push(message);
  }

  #sendAll(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [socket, { connection, messages }] of waiting) {
      if (isOverfull(socket)) {
        connection.terminate();
        continue;
      }
      // One message needs no corking.
      if (messages.length > 1) socket.cork();
      for (const message of messages) send(socket, connection, message);
      if (messages.length > 1) socket.uncork();
    }
  }
}

/** Writes a server-sent event, unless the stream has ended; a stream that nobody reads is destroyed. */
export function sendEvent(stream: ServerResponse, text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  if (isOverfull(stream)) stream.destroy();
  else stream.write(`data: ${text}\n\n`);
}

/** Nearly all messages of a match are ASCII: header and text go to the socket as one string. `ws` would write two pieces. */
function send(socket: Socket, connection: Connection, message: string | Buffer): void {
  const isText = typeof message === 'string' && connection.readyState === connection.OPEN;
  const frame = isText ? asciiFrame(message) : null;
  if (frame === null) connection.send(message);
  else socket.write(frame, 'latin1');
}
