import { FairQueue } from '../fair-queue.ts';

/** How many messages are on their way at once, and how many may wait: what is more is dropped. */
const AT_ONCE = 8;
const MAX_WAITING = 1000;

/** Sends messages apart from everything else. People take turns: somebody whose endpoints hang keeps no other waiting long. */
export class SendQueue {
  readonly #queue = new FairQueue<() => Promise<void>>();
  readonly #sending = new Set<Promise<void>>();
  #waiting = 0;
  #isClosed = false;

  /** Returns whether there was room. The task reports its own errors. */
  add(owner: string, task: () => Promise<void>): boolean {
    if (this.#isClosed || this.#waiting >= MAX_WAITING) return false;
    this.#waiting++;
    this.#queue.add(owner, false, task);
    this.#sendNext();
    return true;
  }

  /** What waits is dropped, what is on its way is waited for. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const _ of this.#queue.drain()) this.#waiting--;
    await Promise.all(this.#sending);
  }

  #sendNext(): void {
    while (this.#sending.size < AT_ONCE) {
      const next = this.#queue.next(false);
      if (next === null) return;
      this.#waiting--;
      const done = (): void => {
        this.#sending.delete(sending);
        this.#sendNext();
      };
      const sending: Promise<void> = next.task().then(done, done);
      this.#sending.add(sending);
    }
  }
}
