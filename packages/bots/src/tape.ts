import { at, type Rng } from '@tortuga/kernel';

/** Enough for any die or deck, and every source of chance can draw it at once. */
const STEPS = 2 ** 30;

/**
 * Chance that can be wound back: several moves are tried under the same luck, so that what tells them apart is the
 * moves.
 */
export class Tape implements Rng {
  readonly #source: Rng;
  readonly #drawn: number[] = [];
  #next = 0;

  constructor(source: Rng) {
    this.#source = source;
  }

  below(bound: number): number {
    if (this.#next === this.#drawn.length) this.#drawn.push(this.#source.below(STEPS) / STEPS);
    return Math.floor(at(this.#drawn, this.#next++) * bound);
  }

  /** The same luck once more. */
  rewind(): void {
    this.#next = 0;
  }

  /** New luck. */
  renew(): void {
    this.#drawn.length = 0;
    this.#next = 0;
  }
}
