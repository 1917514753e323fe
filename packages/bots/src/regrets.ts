import { at, type Rng } from '@tortuga/kernel';

/** Finer than any difference in play. */
const GRAIN = 2 ** 20;

/**
 * How somebody mixes moves against others who learn too: each as often as it is regretted (regret matching, without
 * debts). The mean over time comes near a strategy that nobody can exploit, where two play.
 */
export class Regrets {
  readonly #regrets: number[];
  readonly #chances: number[];
  readonly #mean: number[];
  #updates = 0;

  constructor(moves: number) {
    this.#regrets = new Array<number>(moves).fill(0);
    this.#chances = new Array<number>(moves).fill(1 / moves);
    this.#mean = new Array<number>(moves).fill(0);
  }

  get updates(): number {
    return this.#updates;
  }

  /** The move to play now. */
  sample(rng: Rng): number {
    return weighted(this.#chances, rng);
  }

  /** By move, what it would have brought this time; null for a move that is out of the race. */
  learn(values: readonly (number | null)[]): void {
    this.#updates++;
    let expected = 0;
    let played = 0;
    for (let move = 0; move < values.length; move++) {
      const value = values[move] ?? null;
      if (value === null) continue;
      expected += at(this.#chances, move) * value;
      played += at(this.#chances, move);
    }
    expected = played > 0 ? expected / played : 0;
    let sum = 0;
    for (let move = 0; move < values.length; move++) {
      const value = values[move] ?? null;
      // Later rounds count more: the first ones knew nothing.
      this.#mean[move] = at(this.#mean, move) + this.#updates * at(this.#chances, move);
      this.#regrets[move] = value === null ? 0 : Math.max(0, at(this.#regrets, move) + value - expected);
      sum += at(this.#regrets, move);
    }
    for (let move = 0; move < values.length; move++) {
      if (sum > 0) this.#chances[move] = at(this.#regrets, move) / sum;
      else this.#chances[move] = (values[move] ?? null) === null ? 0 : 1;
    }
    if (sum === 0) scale(this.#chances);
  }

  /** By move, how often it was played over time; not yet scaled to 1. */
  get mean(): readonly number[] {
    return this.#mean;
  }
}

function scale(chances: number[]): void {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  for (let move = 0; move < chances.length; move++) chances[move] = at(chances, move) / sum;
}

/** An index, each as often as its weight says. */
export function weighted(weights: readonly number[], rng: Rng): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (rng.below(GRAIN) / GRAIN) * sum;
  let last = 0;
  for (let index = 0; index < weights.length; index++) {
    const weight = at(weights, index);
    if (weight <= 0) continue;
    if (left < weight) return index;
    left -= weight;
    last = index;
  }
  return last;
}
