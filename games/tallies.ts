import { at } from '@tortuga/kernel';
import type { BalanceTable, Count, Wanted } from './balance.ts';

/**
 * What many games have added to a table, as a flat list: six sums for each cell, row by row. Lists of numbers can be sent
 * from thread to thread, and those of several threads are added up number by number.
 */
export type Tally = number[];

/** How many games said something about a cell; then the sums of x, of, x², x·of and of². */
const SUMS = 6;

export const emptyTally = ({ columns, rows }: BalanceTable, seats: number): Tally =>
  new Array<number>(rows(seats).length * columns.length * SUMS).fill(0);

/** Adds what one game has shown. */
export function addGame(tally: Tally, columns: number, counts: readonly Count[]): void {
  const cells = new Map<number, { x: number; of: number }>();
  for (const { row, column, x, of } of counts) {
    const cell = (row * columns + column) * SUMS;
    const before = cells.get(cell) ?? { x: 0, of: 0 };
    cells.set(cell, { x: before.x + x, of: before.of + of });
  }
  for (const [cell, { x, of }] of cells) {
    for (const [index, sum] of [1, x, of, x * x, x * of, of * of].entries()) {
      tally[cell + index] = at(tally, cell + index) + sum;
    }
  }
}

export const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, tally) => sum.map((each, index) => each + at(tally, index)));

/** A share in percent or a mean, with its 95 % interval. */
export interface Estimate {
  readonly games: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** What a cell says; null if no game has said anything about it. */
export function estimateOf(
  table: BalanceTable,
  tally: readonly number[],
  row: number,
  column: number,
): Estimate | null {
  const { columns } = table;
  const first = (row * columns.length + column) * SUMS;
  const [games = 0, x = 0, of = 0, xx = 0, xof = 0, ofof = 0] = tally.slice(first, first + SUMS);
  if (of === 0) return null;
  const value = x / of;
  const isShare = at(columns, column).unit === 'share';
  // What varies is the games: several times in one game are no independent trials.
  const scatter = Math.max(0, xx - 2 * value * xof + value * value * ofof);
  const isOnceAGame = of === games && ofof === games;
  if (isShare && (isOnceAGame || scatter === 0)) return percent({ games, value, ...wilson(value, games) });
  const margin = games < 2 ? Number.POSITIVE_INFINITY : (Z * Math.sqrt((scatter * games) / (games - 1))) / of;
  const low = Math.max(0, value - margin);
  return isShare
    ? percent({ games, value, low, high: Math.min(1, value + margin) })
    : { games, value, low, high: value + margin };
}

const percent = ({ games, value, low, high }: Estimate): Estimate => ({
  games,
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});

/** Wilson's 95 % interval of a share. */
function wilson(share: number, trials: number): { low: number; high: number } {
  const middle = (share + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials);
  const margin = (Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))) / (1 + Z ** 2 / trials);
  return { low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) };
}

/** Only an interval that lies in the band as a whole has shown that it is kept, and only one wholly outside that it isn't. */
export type Verdict = 'inside' | 'outside' | 'unsure';

/** The interval of a mean over fewer games promises more than it can hold. */
const FEW = 20;

export function verdictOf({ games, low, high }: Estimate, { min, max }: Wanted): Verdict {
  if (games < FEW) return 'unsure';
  if (low >= min && high <= max) return 'inside';
  return high < min || low > max ? 'outside' : 'unsure';
}
