import type { Weights } from '@tortuga/bots';
import { at, FastRng } from '@tortuga/kernel';

/** Positions to learn from: of each, the features of every seat and how much of the win the seat got. */
export interface Samples {
  /** By position, one seat after the other. */
  readonly features: readonly Float32Array[];
  /** By position and seat. */
  readonly shares: readonly (readonly number[])[];
}

export interface FitOptions {
  readonly names: readonly string[];
  /** Hidden units; 0 for a linear model. */
  readonly units: number;
  readonly epochs: number;
  readonly seed: string;
  /** Where to start from; null for nothing. */
  readonly from: Pick<Weights, 'linear' | 'hidden'> | null;
}

const BATCH = 64;
const LEARNING_RATE = 0.01;
const SLOWEST_RATE = 0.0005;
/** Keeps weights small that the games say nothing about. */
const DECAY = 0.0002;

export interface Fit {
  readonly weights: Pick<Weights, 'linear' | 'hidden'>;
  /** Mean of the negative log likelihood in the last epoch. */
  readonly loss: number;
}

/** Finds weights under which the winners were likely: Adam on the cross entropy of the softmax over the seats. */
export function fitWeights({ features, shares }: Samples, { names, units, epochs, seed, from }: FitOptions): Fit {
  const size = names.length;
  const rng = new FastRng(`fit ${seed}`);
  const parameters = start(size, units, from, rng);
  const gradient = new Float64Array(parameters.length);
  const optimizer = new Adam(parameters);
  const unitSums = new Float64Array(units);
  let loss = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    loss = 0;
    const rate = Math.max(SLOWEST_RATE, LEARNING_RATE * (1 - epoch / epochs));
    const batches = Math.ceil(features.length / BATCH);
    for (let batch = 0; batch < batches; batch++) {
      gradient.fill(0);
      for (let count = 0; count < BATCH; count++) {
        const index = rng.below(features.length);
        loss += addGradient(parameters, size, units, at(features, index), at(shares, index), gradient, unitSums);
      }
      optimizer.step(gradient, rate);
    }
    loss /= batches * BATCH;
  }
  return { weights: weightsFrom(parameters, size, units), loss };
}

/** All parameters in one list: the linear part, then by hidden unit its bias, its weight and its features. */
function start(size: number, units: number, from: FitOptions['from'], rng: FastRng): Float64Array {
  const parameters = new Float64Array(size + units * (size + 2));
  const small = (): number => (rng.below(2001) - 1000) / 1000 / Math.sqrt(size);
  for (let unit = 0; unit < units; unit++) {
    const first = size + unit * (size + 2);
    // The weight in the score is 0 at first: the network begins as the linear model it was given.
    for (let index = 0; index < size; index++) parameters[first + 2 + index] = small();
  }
  if (from !== null) {
    parameters.set(from.linear);
    for (const [unit, values] of from.hidden.slice(0, units).entries())
      parameters.set(values, size + unit * (size + 2));
  }
  return parameters;
}

function weightsFrom(parameters: Float64Array, size: number, units: number): Fit['weights'] {
  const rounded = (from: number, count: number): number[] =>
    Array.from(parameters.subarray(from, from + count), (value) => Number(value.toFixed(4)));
  return {
    linear: rounded(0, size),
    hidden: Array.from({ length: units }, (_, unit) => rounded(size + unit * (size + 2), size + 2)),
  };
}

/** Adds the gradient of one position, and returns its loss. */
function addGradient(
  parameters: Float64Array,
  size: number,
  units: number,
  features: Float32Array,
  shares: readonly number[],
  gradient: Float64Array,
  unitSums: Float64Array,
): number {
  const scores = shares.map((_, seat) => scoreOf(parameters, size, units, features, seat * size, unitSums));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  let loss = 0;
  for (const [seat, share] of shares.entries()) {
    const chance = at(powers, seat) / sum;
    if (share > 0) loss -= share * Math.log(Math.max(1e-9, chance));
    const slope = chance - share;
    const offset = seat * size;
    if (units > 0) scoreOf(parameters, size, units, features, offset, unitSums);
    for (let index = 0; index < size; index++) {
      gradient[index] = (gradient[index] as number) + slope * (features[offset + index] as number);
    }
    for (let unit = 0; unit < units; unit++) {
      const active = unitSums[unit] as number;
      if (active <= 0) continue;
      const first = size + unit * (size + 2);
      const inner = slope * (parameters[first + 1] as number);
      gradient[first] = (gradient[first] as number) + inner;
      gradient[first + 1] = (gradient[first + 1] as number) + slope * active;
      for (let index = 0; index < size; index++) {
        const place = first + 2 + index;
        gradient[place] = (gradient[place] as number) + inner * (features[offset + index] as number);
      }
    }
  }
  return loss;
}

/** Leaves in `unitSums` what reached each hidden unit. */
function scoreOf(
  parameters: Float64Array,
  size: number,
  units: number,
  features: Float32Array,
  offset: number,
  unitSums: Float64Array,
): number {
  let score = 0;
  for (let index = 0; index < size; index++) {
    score += (parameters[index] as number) * (features[offset + index] as number);
  }
  for (let unit = 0; unit < units; unit++) {
    const first = size + unit * (size + 2);
    let sum = parameters[first] as number;
    for (let index = 0; index < size; index++) {
      sum += (parameters[first + 2 + index] as number) * (features[offset + index] as number);
    }
    unitSums[unit] = sum;
    if (sum > 0) score += (parameters[first + 1] as number) * sum;
  }
  return score;
}

/** Kingma and Ba's optimizer. */
class Adam {
  readonly #parameters: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(parameters: Float64Array) {
    this.#parameters = parameters;
    this.#mean = new Float64Array(parameters.length);
    this.#square = new Float64Array(parameters.length);
  }

  step(gradient: Float64Array, rate: number): void {
    this.#steps++;
    const meanScale = 1 - 0.9 ** this.#steps;
    const squareScale = 1 - 0.999 ** this.#steps;
    for (let index = 0; index < gradient.length; index++) {
      const slope = (gradient[index] as number) / BATCH + DECAY * (this.#parameters[index] as number);
      const mean = 0.9 * (this.#mean[index] as number) + 0.1 * slope;
      const square = 0.999 * (this.#square[index] as number) + 0.001 * slope * slope;
      this.#mean[index] = mean;
      this.#square[index] = square;
      this.#parameters[index] =
        (this.#parameters[index] as number) - (rate * (mean / meanScale)) / (Math.sqrt(square / squareScale) + 1e-8);
    }
  }
}
