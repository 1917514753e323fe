import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './rng.ts';

/** sfc32 (Chris Doty-Humphrey): for simulations and bots, where speed matters and nobody gains by predicting it. */
export class FastRng implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const digest = new DataView(sha256(utf8ToBytes(seed)).buffer);
    this.#a = digest.getInt32(0);
    this.#b = digest.getInt32(4);
    this.#c = digest.getInt32(8);
  }

  below(bound: number): number {
    const mixed = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + mixed) | 0;
    return Math.floor(((mixed >>> 0) / 2 ** 32) * bound);
  }
}
