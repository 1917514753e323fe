import { setImmediate as endOfTurn } from 'node:timers/promises';

/** An item that waits to be written, and the promise of its caller. */
export interface Pending<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does in one go what was asked for in one turn of the event loop, and what was asked for while the last batch was
 * running. Waiting for the disk is what costs, however many share the wait.
 */
export class Batcher<Item, Result> {
  readonly #max: number;
  readonly #write: (batch: readonly Pending<Item, Result>[]) => Promise<void>;
  #waiting: Pending<Item, Result>[] = [];
  #running: Promise<void> | null = null;

  /** @param write resolves or rejects every one of its batch; if it throws, all that it has not settled are rejected */
  constructor(max: number, write: (batch: readonly Pending<Item, Result>[]) => Promise<void>) {
    this.#max = max;
    this.#write = write;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Takes out of the queue what has not been begun. */
  take(which: (item: Item) => boolean): readonly Pending<Item, Result>[] {
    const taken = this.#waiting.filter(({ item }) => which(item));
    if (taken.length > 0) this.#waiting = this.#waiting.filter(({ item }) => !which(item));
    return taken;
  }

  /** Resolves when everything so far is done, or has failed. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    await endOfTurn();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#max);
      try {
        await this.#write(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }
}
