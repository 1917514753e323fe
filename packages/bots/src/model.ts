import { z } from 'zod';

/**
 * A learned value. Each seat gets a score from its features: a weighted sum, and what a layer of hidden units adds to it
 * where there is one. The chances of the seats follow from their scores.
 */
export const weightsSchema = z.strictObject({
  /** What made them: the command, its seed, how many games, and how strong they were then. */
  about: z.strictObject({ command: z.string(), seed: z.string(), games: z.int().min(0), strength: z.string() }),
  /** The names of the features, to be sure that these weights belong to them. */
  features: z.array(z.string()).min(1),
  /** By feature. */
  linear: z.array(z.number()),
  /** By hidden unit: its bias, its weight in the score, and then by feature. */
  hidden: z.array(z.array(z.number())),
});
export type Weights = z.infer<typeof weightsSchema>;

export type Model = (features: Float64Array) => number;

/** Null if the weights are not for these features, or parts of them are missing. */
export function modelOf(json: unknown, features: readonly string[]): Model | null {
  const read = weightsSchema.safeParse(json);
  if (!read.success) return null;
  const { linear, hidden } = read.data;
  const size = features.length;
  const fits =
    read.data.features.join() === features.join() &&
    linear.length === size &&
    hidden.every((unit) => unit.length === size + 2);
  return fits ? network(Float64Array.from(linear), Float64Array.from(hidden.flat()), hidden.length) : null;
}

/** Typed arrays and nothing but sums and products: the same bits in every engine. */
function network(linear: Float64Array, hidden: Float64Array, units: number): Model {
  const size = linear.length;
  return (features) => {
    let score = 0;
    for (let index = 0; index < size; index++) score += (linear[index] as number) * (features[index] as number);
    for (let unit = 0, from = 0; unit < units; unit++, from += size + 2) {
      let sum = hidden[from] as number;
      for (let index = 0; index < size; index++) {
        sum += (hidden[from + 2 + index] as number) * (features[index] as number);
      }
      if (sum > 0) score += (hidden[from + 1] as number) * sum;
    }
    return score;
  };
}

/** e to the x by sums and products alone: unlike `Math.exp`, the same bits in every engine. */
function exp(x: number): number {
  const bounded = Math.max(-700, Math.min(700, x));
  const whole = Math.round(bounded * Math.LOG2E);
  const rest = bounded - whole * Math.LN2;
  let sum = 1;
  for (let power = 14; power > 0; power--) sum = 1 + (sum * rest) / power;
  return sum * 2 ** whole;
}

/** The chance of one of them to win. */
export function softmax(scores: readonly number[], seat: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  for (const score of scores) sum += exp(score - highest);
  return exp((scores[seat] as number) - highest) / sum;
}
