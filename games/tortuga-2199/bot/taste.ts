import { type Weights, weightsSchema } from '@tortuga/bots';

/** How a bot's judgement differs from the best we know: what it overlooks, and what it likes. */
export interface Taste {
  /** Features that it does not see. */
  readonly blindTo: readonly string[];
  /** Added to the weights of features that it likes. */
  readonly likes: Readonly<Record<string, number>>;
}

/** Weights that don't fit the schema stay as they are: nobody judges by them anyway. */
export function tasted(json: unknown, { blindTo, likes }: Taste): unknown {
  const read = weightsSchema.safeParse(json);
  if (!read.success) return json;
  const { features, linear, hidden } = read.data;
  const isBlind = features.map((name) => blindTo.includes(name));
  const weights: Weights = {
    ...read.data,
    linear: linear.map((weight, index) => (isBlind[index] ? 0 : weight + (likes[features[index] ?? ''] ?? 0))),
    // A hidden unit begins with its bias and its weight in the score.
    hidden: hidden.map((unit) => unit.map((weight, index) => (isBlind[index - 2] ? 0 : weight))),
  };
  return weights;
}
