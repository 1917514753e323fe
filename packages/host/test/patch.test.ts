import type { Json } from '@tortuga/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, withChanges } from '../src/patch.ts';

const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));

describe('changes between two views', () => {
  it('make the one the other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(withChanges(before, changesBetween(before, after))).toEqual(after);
      }),
    );
  });

  it('are none where nothing changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(changesBetween(value, JSON.parse(JSON.stringify(value)))).toEqual([]);
      }),
    );
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
