import {
  CLOSE,
  type ClientEnvelope,
  DEFLATED_SNAPSHOTS,
  PROTOCOL,
  readServerEnvelope,
  type ServerEnvelope,
} from '@tortuga/protocol';

const MIN_PAUSE_MS = 300;
const MAX_PAUSE_MS = 8000;
/** The server sends something every 9 seconds, and answers at once. */
const MAX_SILENCE_MS = 45_000;
const MAX_ANSWER_MS = 6000;

interface Handlers {
  /** For the first time, or again after a break. */
  opened(): void;
  received(envelope: ServerEnvelope): void;
  lost(): void;
  /** There is no such table. */
  gone(): void;
  /** The server does not know who this browser says it is. */
  unknownIdentity(): void;
  /** The server speaks a newer protocol than this page. */
  outdated(): void;
}

/**
 * A connection to a table on the server that repairs itself: after a break it tries again, less and less often. In a
 * tunnel a socket looks open for minutes; one on which nothing comes for too long is given up and opened again.
 */
export class TableSocket {
  readonly #address: string;
  readonly #handlers: Handlers;
  #socket: WebSocket;
  #pause = MIN_PAUSE_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string, invite: string | null, handlers: Handlers) {
    this.#address = addressOf(table, invite);
    this.#handlers = handlers;
    this.#socket = this.#connect();
    window.addEventListener('offline', this.#giveUp);
    // Out of the tunnel, or the phone is picked up again: don't wait for the timer.
    window.addEventListener('online', this.#reconnect);
    document.addEventListener('visibilitychange', this.#reconnect);
  }

  /** What can't be sent now is repeated by the match client after the next opening. */
  send(envelope: ClientEnvelope): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(envelope));
    this.#expectWithin(MAX_ANSWER_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    window.removeEventListener('offline', this.#giveUp);
    window.removeEventListener('online', this.#reconnect);
    document.removeEventListener('visibilitychange', this.#reconnect);
    abandon(this.#socket);
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#address);
    socket.binaryType = 'arraybuffer';
    // What comes after a deflated message waits until that is read.
    let reading = Promise.resolve();
    this.#expectWithin(MAX_ANSWER_MS);
    socket.onopen = () => {
      this.#pause = MIN_PAUSE_MS;
      this.#expectWithin(MAX_SILENCE_MS);
      this.#handlers.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      this.#expectWithin(MAX_SILENCE_MS);
      reading = reading.then(() => this.#read(socket, data)).catch(reportError);
    };
    socket.onclose = ({ code }) => this.#closed(code);
    return socket;
  }

  async #read(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    let text: string;
    try {
      text = await textOf(data);
    } catch (error) {
      reportError(error);
      // What was in it is sent again after the next opening.
      if (socket === this.#socket) this.#giveUp();
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const envelope = readServerEnvelope(text);
    if (envelope === 'outdated') this.#handlers.outdated();
    else if (envelope !== null) this.#handlers.received(envelope);
  }

  #closed(code: number): void {
    if (code === CLOSE.noSuchTable) {
      clearTimeout(this.#silence);
      this.#handlers.gone();
      return;
    }
    if (code === CLOSE.outdatedClient) {
      clearTimeout(this.#silence);
      this.#handlers.lost();
      this.#handlers.outdated();
      return;
    }
    if (code === CLOSE.unknownIdentity) this.#handlers.unknownIdentity();
    this.#retryLater();
  }

  #expectWithin(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#giveUp, ms);
  }

  /** Without waiting for the other end to close as well: it may be long gone. */
  readonly #giveUp = (): void => {
    if (this.#socket.readyState > WebSocket.OPEN) return;
    abandon(this.#socket);
    this.#retryLater();
  };

  #retryLater(): void {
    clearTimeout(this.#silence);
    this.#handlers.lost();
    this.#retry = setTimeout(this.#reconnect, this.#pause);
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE_MS);
  }

  readonly #reconnect = (): void => {
    if (this.#isClosed || this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.#socket = this.#connect();
  };
}

function addressOf(table: string, invite: string | null): string {
  const query = new URLSearchParams({ protocol: String(PROTOCOL), ...(invite === null ? {} : { invite }) });
  // Browsers from before 2023 don't have it.
  if ('DecompressionStream' in globalThis) query.set('snapshots', DEFLATED_SNAPSHOTS);
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket?${query}`;
}

/** A deflated message is a binary one. */
async function textOf(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
}

function abandon(socket: WebSocket): void {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
  socket.close();
}
