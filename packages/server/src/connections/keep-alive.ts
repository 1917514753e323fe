import type { WebSocket } from 'ws';

/**
 * A client that is gone without a word (a tunnel, an empty battery) looks connected for a quarter of an hour. So every
 * connection is pinged, and closed when nothing came since the last ping. Proxies, too, drop connections that are silent.
 *
 * @param onPing what else is to be done then
 */
export function keepAlive(socket: WebSocket, everyMs: number, onPing: () => void): void {
  let isAlive = true;
  const markAlive = (): void => {
    isAlive = true;
  };
  const timer = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
    onPing();
  }, everyMs);
  socket.on('pong', markAlive);
  socket.on('message', markAlive);
  socket.on('close', () => clearInterval(timer));
}

/** How long the client has to close as well. One that does not read would keep the connection for half a minute. */
const CLOSING_MS = 1000;

/** Closes a connection with a reason, whether or not the client answers. */
export function closeSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
}
