import { at, FastRng } from '@tortuga/kernel';

/**
 * What a fit learned from who won is right in some parts and wrong in others: who is ahead may buy what is not worth its price.
 * So games are played in which every seat goes some way to the fit in half of the parts, and as far away from it in the
 * others, and its rivals the other way round. The parts of those who won are kept.
 */

/** Features that are judged together, as their indices. */
export type Parts = readonly (readonly number[])[];

/** One crossing game. */
export interface Crossing {
  readonly game: number;
  /** By part, 1 for the way to the fit of those whose sign is 1. */
  readonly signs: readonly number[];
  readonly shares: readonly number[];
}

/** How far a seat goes, where 1 is the fit. */
const REACH = 0.3;
/** How far the new weights go for each standard deviation by which a part won more than by luck, and how far at most. */
const STEP = 0.12;
const LONGEST = 0.6;
/** What won by less than so many standard deviations stays as it was. */
const LEAST = 1;

/** Those that a game names mean something only together; every other feature is a part of its own. */
export function partsOf(names: readonly string[], together: readonly (readonly string[])[]): Parts {
  const named = together.map((each) => each.map((name) => names.indexOf(name)).filter((index) => index >= 0));
  const grouped = new Set(named.flat());
  return [...named, ...names.flatMap((_, index) => (grouped.has(index) ? [] : [[index]]))];
}

export function signsOf(deal: string, parts: Parts): readonly number[] {
  const rng = new FastRng(`${deal} crossing`);
  return parts.map(() => 2 * rng.below(2) - 1);
}

/** Games come in twos, of the same deal: every seat goes one way in one of them and the other way in the other. */
export const signOf = (game: number, seat: number): 1 | -1 => ((seat + game) % 2 === 0 ? 1 : -1);

/** The weights from which each part went so far to those of the fit, or away from them where it is negative. */
export function moved(
  best: readonly number[],
  fit: readonly number[],
  parts: Parts,
  ways: readonly number[],
): number[] {
  const weights = [...best];
  for (const [part, features] of parts.entries()) {
    for (const index of features) {
      weights[index] = Number((at(best, index) + at(ways, part) * (at(fit, index) - at(best, index))).toFixed(4));
    }
  }
  return weights;
}

/** As far as a seat with this sign goes in a game. */
export const waysOf = (signs: readonly number[], sign: 1 | -1): number[] => signs.map((each) => REACH * sign * each);

/** By part, how far to go by what has won. */
export function waysThatWon(crossings: readonly Crossing[], parts: Parts): readonly number[] {
  const sums = parts.map(() => 0);
  let squares = 0;
  for (const { game, signs, shares } of crossings) {
    const surplus = shares.reduce((sum, share, seat) => sum + signOf(game, seat) * (share - 1 / shares.length), 0);
    squares += surplus * surplus;
    for (const [part, sign] of signs.entries()) sums[part] = at(sums, part) + surplus * sign;
  }
  return sums.map((sum) => {
    const deviations = squares === 0 ? 0 : sum / Math.sqrt(squares);
    return Math.abs(deviations) < LEAST ? 0 : Math.max(-LONGEST, Math.min(LONGEST, STEP * deviations));
  });
}
