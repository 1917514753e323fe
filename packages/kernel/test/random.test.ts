import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  FastRng,
  isSeed,
  type Rng,
  StreamRng,
  seedFromBytes,
  seedFromText,
  shuffle,
} from '../src/index.ts';

const seed = seedFromBytes(Uint8Array.from({ length: 32 }, (_, index) => index));

const take = (rng: Rng, count: number, bound: number): number[] =>
  Array.from({ length: count }, () => rng.below(bound));

/** Chi-squared, with a bound that a fair source exceeds about once in ten thousand times. */
function expectEven(counts: readonly number[]): void {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquared = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = counts.length - 1;
  expect(chiSquared).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 8);
}

describe('the stream of a step', () => {
  it('the random stream of a step is the ChaCha20 key stream with its number as nonce, as in RFC 8439, section 2.4.2', () => {
    const rng = new StreamRng(seed, 0x4a00000000);
    take(rng, 16, 2 ** 32);
    const words = take(rng, 4, 2 ** 32).map((word) => word.toString(16).padStart(8, '0'));
    expect(words).toEqual(['f3514f22', 'e1d91b40', '6f27de2f', 'ed1d63b8']);
  });

  it('random streams are the same for the same seed and number, and differ otherwise', () => {
    expect(take(new StreamRng(seed, 7), 50, 1000)).toEqual(take(new StreamRng(seed, 7), 50, 1000));
    expect(take(new StreamRng(seed, 7), 50, 1000)).not.toEqual(take(new StreamRng(seed, 8), 50, 1000));
    expect(take(new StreamRng(seedFromText('a'), 7), 50, 1000)).not.toEqual(
      take(new StreamRng(seedFromText('b'), 7), 50, 1000),
    );
  });

  it('a random stream knows whether anything was drawn from it', () => {
    const rng = new StreamRng(seed, 1);
    expect(rng.drew).toBe(false);
    rng.below(2);
    expect(rng.drew).toBe(true);
  });

  it('a random stream does not favour small numbers when the bound does not divide its range', () => {
    const third = 2 ** 30;
    const counts = [0, 0, 0];
    for (const value of take(new StreamRng(seed, 3), 6000, 3 * third)) {
      const part = Math.floor(value / third);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    expectEven(counts);
  });

  it('a random stream rejects bounds that are not whole numbers from 1 to 2^32', () => {
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => new StreamRng(seed, 1).below(bound)).toThrow(RangeError);
  });
});

describe.each([
  ['the random stream', (text: string): Rng => new StreamRng(seedFromText(text), 1)],
  ['the fast generator', (text: string): Rng => new FastRng(text)],
])('%s', (name, make) => {
  it(`${name} stays below its bound`, () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (text, bound) => {
        for (const value of take(make(text), 20, bound)) {
          expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([2, 3, 6, 7, 48])(`${name} draws numbers below %i evenly`, (bound) => {
    const counts = Array.from({ length: bound }, () => 0);
    for (const value of take(make('even'), 20_000, bound)) counts[value] = (counts[value] ?? 0) + 1;
    expectEven(counts);
  });

  it(`${name} shuffles evenly: each of the 24 orders of four cards`, () => {
    const rng = make('shuffle');
    const orders = new Map<string, number>();
    for (let count = 0; count < 12_000; count++) {
      const order = shuffle([1, 2, 3, 4], rng).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expectEven([...orders.values()]);
  });
});

describe('a seed', () => {
  it('the commitment to a seed is the same each time, differs for another seed, and does not contain it', () => {
    expect(commitmentTo(seed)).toBe(commitmentTo(seed));
    expect(commitmentTo(seed)).not.toBe(commitmentTo(seedFromText('other')));
    expect(commitmentTo(seed)).not.toContain(seed);
  });

  it('a seed has exactly 32 bytes', () => {
    expect(() => seedFromBytes(new Uint8Array(16))).toThrow(RangeError);
    expect(isSeed(seed)).toBe(true);
    expect(isSeed('abc')).toBe(false);
  });
});
