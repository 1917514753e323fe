import type { WebSocket } from 'ws';

/**
 * An end that is gone without a word (a tunnel, an empty battery) looks open for a quarter of an hour. So every line is
 * asked now and then whether somebody is there, and ended when nothing was heard since it was asked last. Proxies, too,
 * let a line stay only while something is said on it.
 *
 * @param beat what else is to be done then
 */
export function keepAlive(socket: WebSocket, everyMs: number, beat: () => void): void {
  let isHeard = true;
  const heard = (): void => {
    isHeard = true;
  };
  const timer = setInterval(() => {
    if (!isHeard) {
      socket.terminate();
      return;
    }
    isHeard = false;
    socket.ping();
    beat();
  }, everyMs);
  socket.on('pong', heard);
  socket.on('message', heard);
  socket.on('close', () => clearInterval(timer));
}

/** So long the other end has to hang up as well. One that does not read would keep the connection for half a minute. */
const PARTING_MS = 1000;

/** Ends a connection and says why. */
export function hangUp(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), PARTING_MS).unref();
}
