import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { at } from '../at.ts';
import type { Branded } from '../ids.ts';
import type { Rng } from './rng.ts';

/** 32 secret bytes as hexadecimal: the source of all randomness in a match. */
export type Seed = Branded<string, 'Seed'>;

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/.test(text);

/** Takes 32 bytes from the host's secure source; the kernel has none. */
export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new RangeError(`A seed has 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes) as Seed;
}

/** A seed from any text, for simulations and tests; never for real matches, because it can be guessed. */
export function seedFromText(text: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(`tortuga/seed-from-text/1:${text}`))) as Seed;
}

/** Published before the first move. It binds the host to the seed without revealing anything about it. */
export function commitmentTo(seed: Seed): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('tortuga/seed-commitment/1:'), hexToBytes(seed))));
}

const BLOCK_BYTES = 64;

/**
 * The ChaCha20 key stream of (seed, number). Knowing all other streams reveals nothing about this one.
 * It records whether anything was drawn, which is how the kernel knows that a step can't be undone.
 */
export class StreamRng implements Rng {
  readonly #seed: Seed;
  readonly #stream: number;
  #words: readonly number[] = [];
  #nextWord = 0;
  #nextBlock = 0;

  /** Makes no stream until something is drawn: most steps draw nothing. */
  constructor(seed: Seed, stream: number) {
    this.#seed = seed;
    this.#stream = stream;
  }

  get drew(): boolean {
    return this.#nextBlock > 0;
  }

  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError(`No number below ${bound}`);
    // Words past the largest multiple of the bound are discarded: they would favour small numbers.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % bound;
  }

  #word(): number {
    if (this.#nextWord === this.#words.length) {
      const block = chacha20(
        hexToBytes(this.#seed),
        nonceOf(this.#stream),
        new Uint8Array(BLOCK_BYTES),
        undefined,
        this.#nextBlock++,
      );
      const bytes = new DataView(block.buffer, block.byteOffset, BLOCK_BYTES);
      this.#words = Array.from({ length: BLOCK_BYTES / 4 }, (_, index) => bytes.getUint32(index * 4, true));
      this.#nextWord = 0;
    }
    return at(this.#words, this.#nextWord++);
  }
}

function nonceOf(stream: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(stream));
  return nonce;
}
