/**
 * Keeps what comes in until everything that can be read in this turn of the event loop is read: then all is worked off.
 * A hundred reads and then a hundred moves take less time than a hundred times one of each: both processor and
 * compiler like to do the same thing again.
 */
export class Inbox {
  #waiting: (() => void)[] = [];

  add(task: () => void): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#workOff());
    this.#waiting.push(task);
  }

  #workOff(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const task of waiting) task();
  }
}
