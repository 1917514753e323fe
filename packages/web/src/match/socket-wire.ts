import type { OpenWire } from './wire.ts';

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8000;
/** The server says that there is nothing to come back to. */
const NO_SUCH_TABLE = 4004;

/** A line to the server that mends itself: after a break it tries again, less and less often. */
export const socketWire =
  (address: string, gone: () => void): OpenWire =>
  ({ opened, heard, lost }) => {
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    let socket = connect();

    function connect(): WebSocket {
      const next = new WebSocket(address);
      next.onopen = () => {
        pause = FIRST_PAUSE_MS;
        opened();
      };
      next.onmessage = ({ data }: MessageEvent<string>) => heard(data);
      next.onclose = ({ code }) => {
        if (closed) return;
        if (code === NO_SUCH_TABLE) {
          gone();
          return;
        }
        lost();
        timer = setTimeout(again, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      };
      return next;
    }

    function again(): void {
      clearTimeout(timer);
      if (closed || socket.readyState <= WebSocket.OPEN) return;
      socket = connect();
    }

    // A socket without a network looks open for minutes: better to say so at once.
    const hangUp = (): void => socket.close();

    // Out of the tunnel, or the phone is taken up again: don't wait for the timer.
    window.addEventListener('offline', hangUp);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return {
      send: (text) => {
        // What is not sent now is asked again by the match client after the next opening.
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        closed = true;
        clearTimeout(timer);
        window.removeEventListener('offline', hangUp);
        window.removeEventListener('online', again);
        document.removeEventListener('visibilitychange', again);
        socket.close();
      },
    };
  };
