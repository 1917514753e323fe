import { expect, it } from 'vitest';
import { isSameMove, keyOf, legalOf, refusedOf } from '../src/offers.ts';

const refusal = { rule: 'cards-2.3', key: 'cards.refuse.otherRowFirst' };
const legal = { move: { kind: 'storm', column: 2 }, price: null, refusal: null };
const refused = { move: { kind: 'storm', column: 3 }, refusal };

it('offers are separated into legal and refused ones', () => {
  expect(legalOf([refused, legal])).toEqual([legal]);
  expect(refusedOf([refused, legal])).toEqual([refused]);
});

it('two moves are the same whatever the order of their fields', () => {
  expect(isSameMove({ kind: 'swap', a: 1, b: 2 }, { b: 2, a: 1, kind: 'swap' })).toBe(true);
  expect(isSameMove({ kind: 'swap', a: 1, b: 2 }, { kind: 'swap', a: 1, b: 3 })).toBe(false);
  expect(keyOf({ kind: 'load', chests: [0, 2] })).not.toBe(keyOf({ kind: 'load', chests: [2, 0] }));
});
