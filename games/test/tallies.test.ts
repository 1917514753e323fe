import { at } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { balanceTable, type Count } from '../balance.ts';
import { addGame, emptyTally, estimateOf, together, verdictOf } from '../tallies.ts';

const share = balanceTable({ id: 'share', rows: () => [{ key: 'one' }, { key: 'two' }], count: () => [] });
const mean = balanceTable({ id: 'mean', unit: 'mean', rows: () => [{ key: 'one' }], count: () => [] });

const cell = (x: number, of = 1, row = 0): Count => ({ row, column: 0, x, of });

/** A tally of games, each given by what it counts. */
function tallied(table: typeof share, games: readonly (readonly Count[])[]) {
  const tally = emptyTally(table, 2);
  for (const counts of games) addGame(tally, table.columns.length, counts);
  return tally;
}

const times = (count: number, counts: readonly Count[]) => Array.from({ length: count }, () => counts);

describe('a tally of games', () => {
  it('tells a share that is asked once a game with Wilson’s interval', () => {
    const tally = tallied(share, [...times(30, [cell(1)]), ...times(70, [cell(0)])]);
    const { games, value, low, high } = estimateOf(share, tally, 0, 0) ?? {};
    expect([games, value]).toEqual([100, 30]);
    expect(low).toBeCloseTo(21.9, 1);
    expect(high).toBeCloseTo(39.6, 1);
  });

  it('is no surer of a share because a game counts it many times with one outcome', () => {
    const once = tallied(share, [...times(30, [cell(1)]), ...times(70, [cell(0)])]);
    const often = tallied(share, [...times(30, [cell(10, 10)]), ...times(70, [cell(0, 10)])]);
    const widths = [once, often].map((tally) => {
      const { low = 0, high = 0 } = estimateOf(share, tally, 0, 0) ?? {};
      return high - low;
    });
    expect(at(widths, 1)).toBeGreaterThan(0.95 * at(widths, 0));
  });

  it('is not certain of what never happened', () => {
    const tally = tallied(share, times(20, [cell(0, 3)]));
    const { low, high } = estimateOf(share, tally, 0, 0) ?? {};
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(10);
  });

  it('tells a mean with an interval that shrinks as games are added', () => {
    const some = tallied(mean, [...times(10, [cell(2)]), ...times(10, [cell(4)])]);
    const many = tallied(mean, [...times(100, [cell(2)]), ...times(100, [cell(4)])]);
    const of = (tally: readonly number[]) => estimateOf(mean, tally, 0, 0) ?? { value: 0, low: 0, high: 0 };
    expect(of(some).value).toBe(3);
    expect(of(some).high - of(some).low).toBeCloseTo(0.9, 1);
    expect(of(many).high - of(many).low).toBeLessThan(0.3);
  });

  it('says nothing about a row that no game counted', () => {
    expect(estimateOf(share, tallied(share, [[cell(1)]]), 1, 0)).toBeNull();
  });

  it('adds up to the same, in one thread or in several', () => {
    const games = [[cell(1)], [cell(0), cell(2, 4, 1)], [cell(1), cell(1, 1, 1), cell(0, 1, 1)]];
    const parts = games.map((game) => tallied(share, [game]));
    expect(together(parts)).toEqual(tallied(share, games));
  });
});

describe('the verdict about an interval and a band', () => {
  const band = { rule: 'r', min: 20, max: 30 };
  it.each([
    [21, 29, 'inside'],
    [19, 29, 'unsure'],
    [21, 31, 'unsure'],
    [10, 40, 'unsure'],
    [31, 40, 'outside'],
    [1, 19, 'outside'],
  ] as const)('%i to %i is %s of 20 to 30', (low, high, verdict) => {
    expect(verdictOf({ games: 100, value: (low + high) / 2, low, high }, band)).toBe(verdict);
  });

  it('is left open while there are only a few games', () => {
    expect(verdictOf({ games: 4, value: 25, low: 24, high: 26 }, band)).toBe('unsure');
  });
});
