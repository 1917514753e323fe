import { OUTDATED_CLIENT } from '@tortuga/host';
import type { OpenWire } from './wire.ts';

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8000;
/** The server says something every 15 seconds, and answers at once. */
const LONGEST_SILENCE_MS = 45_000;
const LONGEST_ANSWER_MS = 6000;
/** The server says that there is nothing to come back to, or that it does not know us any more. */
const NO_SUCH_TABLE = 4004;
const UNKNOWN_IDENTITY = 4001;

interface Ends {
  readonly gone: () => void;
  readonly unknown: () => void;
  /** The server does not speak our language any more. */
  readonly outdated: () => void;
}

/**
 * A line to the server that mends itself: after a break it tries again, less and less often. A line in a tunnel looks
 * open for minutes; one on which nothing is heard for too long, or no answer comes, is given up and made anew.
 */
export const socketWire =
  (address: string, { gone, unknown, outdated }: Ends): OpenWire =>
  ({ opened, heard, lost }) => {
    let pause = FIRST_PAUSE_MS;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    let socket = connect();

    function connect(): WebSocket {
      const next = new WebSocket(address);
      expectWithin(LONGEST_ANSWER_MS);
      next.onopen = () => {
        pause = FIRST_PAUSE_MS;
        expectWithin(LONGEST_SILENCE_MS);
        opened();
      };
      next.onmessage = ({ data }: MessageEvent<string>) => {
        expectWithin(LONGEST_SILENCE_MS);
        heard(data);
      };
      next.onclose = ({ code }) => {
        if (code === NO_SUCH_TABLE) {
          clearTimeout(patience);
          gone();
          return;
        }
        if (code === OUTDATED_CLIENT) {
          clearTimeout(patience);
          lost();
          outdated();
          return;
        }
        if (code === UNKNOWN_IDENTITY) unknown();
        breakOff();
      };
      return next;
    }

    function expectWithin(ms: number): void {
      clearTimeout(patience);
      patience = setTimeout(hangUp, ms);
    }

    /** Without waiting for the other end to hang up as well: it may be long gone. */
    function hangUp(): void {
      if (socket.readyState > WebSocket.OPEN) return;
      leave(socket);
      breakOff();
    }

    function breakOff(): void {
      clearTimeout(patience);
      lost();
      retry = setTimeout(again, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }

    function again(): void {
      if (closed || socket.readyState <= WebSocket.OPEN) return;
      clearTimeout(retry);
      socket = connect();
    }

    window.addEventListener('offline', hangUp);
    // Out of the tunnel, or the phone is taken up again: don't wait for the timer.
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return {
      send: (text) => {
        // What is not sent now is asked again by the match client after the next opening.
        if (socket.readyState !== WebSocket.OPEN) return;
        socket.send(text);
        expectWithin(LONGEST_ANSWER_MS);
      },
      close: () => {
        closed = true;
        clearTimeout(retry);
        clearTimeout(patience);
        window.removeEventListener('offline', hangUp);
        window.removeEventListener('online', again);
        document.removeEventListener('visibilitychange', again);
        leave(socket);
      },
    };
  };

/** Nothing more is heard of it. */
function leave(socket: WebSocket): void {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
  socket.close();
}
