import type { Viewer } from '@tortuga/kernel';
import type { MatchMessage, Request } from '@tortuga/protocol';
import { transfer } from 'comlink';
import { MatchStore } from '../match/match-store.ts';
import { localTables } from './worker-client.ts';

const PAUSE_MS = 2000;

/** @param id under which what was seen and what is unanswered is stored: of the table, or of a seat at it */
export function openLocalMatch(table: string, viewer: Viewer, id: string, seen: number | null): MatchStore {
  const match = new MatchStore({
    id,
    seen,
    send: (request) => connection.send(request),
    disconnect: () => connection.close(),
  });
  const connection = new LocalConnection(table, viewer, {
    opened: () => match.opened(),
    received: (message) => match.receive(message),
    lost: () => match.lost(),
  });
  return match;
}

interface Handlers {
  opened(): void;
  received(message: MatchMessage): void;
  lost(): void;
}

/** A connection to a table in the worker of this browser. It does not break, but it may take more than one try to open. */
class LocalConnection {
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #handlers: Handlers;
  #port: MessagePort;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string, viewer: Viewer, handlers: Handlers) {
    this.#table = table;
    this.#viewer = viewer;
    this.#handlers = handlers;
    this.#port = this.#connect();
  }

  send(request: Request): void {
    this.#port.postMessage(request);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#port.postMessage(null);
    this.#port.close();
  }

  #connect(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<MatchMessage>) => {
      if (!this.#isClosed) this.#handlers.received(data);
    };
    localTables()
      .connect(this.#table, this.#viewer, transfer(port2, [port2]))
      .then(
        () => this.#isClosed || this.#handlers.opened(),
        () => this.#isClosed || this.#retryLater(),
      );
    return port1;
  }

  #retryLater(): void {
    this.#handlers.lost();
    this.#retry = setTimeout(() => {
      this.#port.close();
      this.#port = this.#connect();
    }, PAUSE_MS);
  }
}
