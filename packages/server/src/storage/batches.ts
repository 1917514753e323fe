import { setImmediate as endOfTurn } from 'node:timers/promises';

interface Asked<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does together what was asked for in one turn of the event loop, and what was asked for while the last batch was
 * under way. Between two batches others have their turn. When a batch fails, all whose wish was in it hear why.
 */
export class Batches<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #most: number;
  #waiting: Asked<Item>[] = [];
  #running: Promise<void> | null = null;

  constructor(most: number, write: (items: readonly Item[]) => Promise<void>) {
    this.#most = most;
    this.#write = write;
  }

  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** When all that was asked for is done, or has failed. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    for (await endOfTurn(); this.#waiting.length > 0; await endOfTurn()) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        await this.#write(batch.map(({ item }) => item));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#running = null;
  }
}
