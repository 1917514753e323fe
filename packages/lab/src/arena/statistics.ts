import { at } from '@tortuga/kernel';

/** Two-sided 95 %. */
const Z = 1.96;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95 % interval of a share of independent trials, between 0 and 1. */
export function wilson(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const p = hits / trials;
  const middle = (p + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials);
  const margin = (Z * Math.sqrt((p * (1 - p)) / trials + Z ** 2 / (4 * trials ** 2))) / (1 + Z ** 2 / trials);
  return { low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) };
}

/** How often the first of two players won, draws as halves. */
export interface Score {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly winsA: number;
}

export interface Elo {
  readonly elo: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
}

/** 400 points are odds of 10 to 1. */
const PER_LOG_ODDS = 400 / Math.LN10;
/** Each pair counts as if it had drawn this many games more: a clean sweep then has a finite rating. */
const PRIOR_GAMES = 1;
const NEWTON_STEPS = 60;

/** Ratings by Bradley and Terry's model, the first player's being 0. The intervals are those of the difference to it. */
export function eloRatings(players: number, scores: readonly Score[]): Elo[] {
  const strength = new Array<number>(players).fill(0);
  const free = players - 1;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const { gradient, information } = slopes(strength, scores);
    const change = solve(information, gradient);
    for (let index = 0; index < free; index++) {
      strength[index + 1] = at(strength, index + 1) + Math.max(-1, Math.min(1, at(change, index)));
    }
  }
  const { information } = slopes(strength, scores);
  return strength.map((value, player) => {
    if (player === 0) return { elo: 0, margin: 0 };
    const unit = new Array<number>(free).fill(0);
    unit[player - 1] = 1;
    const variance = at(solve(information, unit), player - 1);
    return { elo: PER_LOG_ODDS * value, margin: PER_LOG_ODDS * Z * Math.sqrt(variance) };
  });
}

/** First derivative of the log likelihood and the negative second, without the first player. */
function slopes(strength: readonly number[], scores: readonly Score[]) {
  const free = strength.length - 1;
  const gradient = new Array<number>(free).fill(0);
  const information = Array.from({ length: free }, () => new Array<number>(free).fill(0));
  const addTo = (row: number, column: number, value: number): void => {
    const line = information[row];
    if (line !== undefined && column >= 0) line[column] = at(line, column) + value;
  };
  for (const { a, b, games, winsA } of scores) {
    const count = games + PRIOR_GAMES;
    const expected = 1 / (1 + Math.exp(at(strength, b) - at(strength, a)));
    const surplus = winsA + PRIOR_GAMES / 2 - count * expected;
    const weight = count * expected * (1 - expected);
    if (a > 0) gradient[a - 1] = at(gradient, a - 1) + surplus;
    if (b > 0) gradient[b - 1] = at(gradient, b - 1) - surplus;
    addTo(a - 1, a - 1, weight);
    addTo(b - 1, b - 1, weight);
    addTo(a - 1, b - 1, -weight);
    addTo(b - 1, a - 1, -weight);
  }
  return { gradient, information };
}

/** Solves a system of linear equations (Gauss and Jordan, with pivots). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, at(right, index)]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(at(at(rows, row), column)) > Math.abs(at(at(rows, pivot), column))) pivot = row;
    }
    const upper = at(rows, pivot);
    rows[pivot] = at(rows, column);
    rows[column] = upper;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const line = at(rows, row);
      const factor = at(line, column) / at(upper, column);
      for (let index = column; index <= size; index++) line[index] = at(line, index) - factor * at(upper, index);
    }
  }
  return rows.map((row, index) => at(row, size) / at(row, index));
}

/** Wald's sequential test of "better than even" against "worse", each by this much, with 5 % of either error. */
const MARGIN = 0.05;
const BOUND = Math.log(0.95 / 0.05);

/** Is it decided which of two players is the better one, where `even` is the share of equal players? */
export function isDecided(wins: number, games: number, even: number): boolean {
  const margin = Math.min(MARGIN, even / 2);
  const better = even + margin;
  const worse = even - margin;
  const evidence = wins * Math.log(better / worse) + (games - wins) * Math.log((1 - better) / (1 - worse));
  return Math.abs(evidence) >= BOUND;
}
