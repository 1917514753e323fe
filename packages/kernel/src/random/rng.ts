import { at } from '../at.ts';

/** The only source of randomness that a rule may use. */
export interface Rng {
  /** A whole number from 0 to `bound - 1`, each equally likely. */
  below(bound: number): number;
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const element = at(list, last);
    list[last] = at(list, other);
    list[other] = element;
  }
  return list;
}

export function pick<T>(list: readonly T[], rng: Rng): T {
  return at(list, rng.below(list.length));
}
