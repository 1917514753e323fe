import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { asciiFrame } from './text-frame.ts';

/** One end of a WebSocket. */
interface Line {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  /** Ends it without waiting for the other end. */
  terminate(): void;
}

/** What waits for a reader who doesn't read: more than this costs memory for nothing. A client that comes back resumes. */
const MOST_WAITING_BYTES = 1024 * 1024;

export const isOverfull = ({ writableLength }: { readonly writableLength: number }): boolean =>
  writableLength > MOST_WAITING_BYTES;

interface Mail {
  readonly line: Line;
  readonly texts: string[];
}

/**
 * Keeps what is said until everything that can be said in this turn of the event loop is said: then each connection is
 * written to once. A commit answers a hundred matches at a time, and writing is what costs most.
 */
export class Outbox {
  #waiting = new Map<Socket, Mail>();

  add(socket: Socket, line: Line, text: string): void {
    // After all promises that a commit has kept, and before anything new is read.
    if (this.#waiting.size === 0) process.nextTick(() => this.#sendAll());
    const mail = this.#waiting.get(socket);
    if (mail === undefined) this.#waiting.set(socket, { line, texts: [text] });
    else mail.texts.push(text);
  }

  #sendAll(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [socket, { line, texts }] of waiting) {
      if (isOverfull(socket)) {
        line.terminate();
        continue;
      }
      socket.cork();
      for (const text of texts) send(socket, line, text);
      socket.uncork();
    }
  }
}

/** A server-sent event. A stream that is ended, or that nobody reads, gets no more. */
export function sendEvent(stream: ServerResponse, text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  if (isOverfull(stream)) stream.destroy();
  else stream.write(`data: ${text}\n\n`);
}

/**
 * Nearly all that a match says is ASCII. Header and text as one string go to the socket as they are; `ws` would write two
 * pieces, and Node would copy both into a buffer three times as large.
 */
function send(socket: Socket, line: Line, text: string): void {
  const frame = line.readyState === line.OPEN ? asciiFrame(text) : null;
  if (frame === null) line.send(text);
  else socket.write(frame, 'latin1');
}
