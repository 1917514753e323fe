import type { Socket } from 'node:net';

/**
 * Holds back what is sent until everything that can be said in this turn of the event loop is said: then each
 * connection is written to once. A commit answers a hundred matches at a time, and writing is what costs most.
 */
export class Corks {
  #corked = new Set<Socket>();

  /** To be called before anything is sent. */
  cork(socket: Socket): void {
    if (this.#corked.has(socket)) return;
    // After all promises that a commit has kept, and before anything new is read.
    if (this.#corked.size === 0) process.nextTick(() => this.#uncorkAll());
    socket.cork();
    this.#corked.add(socket);
  }

  #uncorkAll(): void {
    const corked = this.#corked;
    this.#corked = new Set();
    for (const socket of corked) socket.uncork();
  }
}
