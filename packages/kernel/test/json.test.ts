import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf, readJson } from '../src/index.ts';

const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

describe('canonical JSON', () => {
  it('canonical JSON is read back as the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('canonical JSON and its hash are the same for equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(hashOf(turned)).toBe(hashOf(value));
      }),
    );
  });

  it.each([
    ['undefined', { a: undefined }, '$.a: undefined'],
    ['NaN', [1, Number.NaN], '$[1]: NaN'],
    ['minus zero', { a: { b: -0 } }, '$.a.b'],
    ['a function', { a: () => 1 }, '$.a: function'],
    ['a bigint', { a: 1n }, '$.a: bigint'],
    ['a map', { a: new Map() }, '$.a: an instance of a class'],
    ['a date', [new Date(0)], '$[0]: an instance of a class'],
    ['a hole', new Array(1), '$[0]: undefined'],
  ])('canonical JSON rejects %s and says where it is', (_, value, where) => {
    expect(() => canonicalJson(value)).toThrow(where);
  });
});

describe('reading untrusted JSON', () => {
  it.each([
    ['{"a":1}', '{"a":1}'],
    ['[-0, -0.0, {"x": -0}]', '[0,0,{"x":0}]'],
  ])('untrusted JSON is read without minus zero: %s', (text, canonical) => {
    const read = readJson(text);
    expect(read.ok && canonicalJson(read.value)).toBe(canonical);
  });

  it.each([
    ['ahoy', 0],
    ['{"a":1,', 7],
    ['{"a":tru', 8],
    ['{"a":"text', 10],
    ['[1, 2, x]', 7],
    ['{"a":1}}', 7],
    [`{"a":[${'1,'.repeat(500)}oops]}`, 1006],
  ])('reading %s reports that it goes wrong after %i characters', (text, offset) => {
    expect(readJson(text)).toEqual({ ok: false, offset });
  });
});
