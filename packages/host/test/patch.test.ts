import { isSame, type Json } from '@tortuga/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, withChanges } from '../src/patch.ts';

const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));

describe('changes between two views', () => {
  it('make the one the other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(withChanges(before, changesBetween(before, after))).toEqual(after);
        expect(isSame(before, after)).toBe(changesBetween(before, after).length === 0);
      }),
    );
  });

  it('are made to a key of any name', () => {
    const after: Json = JSON.parse('{"__proto__":{"a":[1]},"constructor":2}');
    const before: Json = JSON.parse('{"__proto__":{"a":[0]},"constructor":1}');
    expect(JSON.stringify(withChanges(before, changesBetween(before, after)))).toBe(JSON.stringify(after));
  });

  it('are none where nothing changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        const same = JSON.parse(JSON.stringify(value));
        expect(changesBetween(value, same)).toEqual([]);
        expect(isSame(value, same)).toBe(true);
      }),
    );
  });

  it('set a record as a whole, and nothing of it before, when a field comes or goes', () => {
    expect(changesBetween({ a: 1, b: 2 }, { a: 2 })).toEqual([[[], { a: 2 }]]);
    expect(changesBetween({ of: { a: 1 } }, { of: { a: 2, b: 1 } })).toEqual([[['of'], { a: 2, b: 1 }]]);
  });

  it('name only what changed, and leave the original alone', () => {
    const before = { board: [1, null, { a: 1, b: 2 }], hand: [1, 2, 3] };
    const changes = changesBetween(before, { board: [1, 7, { a: 1, b: 3 }], hand: [1, 3] });
    expect(changes).toEqual([
      [['board', 1], 7],
      [['board', 2, 'b'], 3],
      [['hand'], [1, 3]],
    ]);
    withChanges(before, changes);
    expect(before).toEqual({ board: [1, null, { a: 1, b: 2 }], hand: [1, 2, 3] });
  });
});
