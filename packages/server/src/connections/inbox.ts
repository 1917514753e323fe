/**
 * Collects what comes in until everything that can be read in this turn of the event loop is read, and handles it then.
 * A hundred reads and then a hundred moves take less time than a hundred times one of each.
 */
export class Inbox {
  #waiting: (() => void)[] = [];

  add(task: () => void): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#handleAll());
    this.#waiting.push(task);
  }

  #handleAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const task of waiting) task();
  }
}
