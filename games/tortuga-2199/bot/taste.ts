import { type Weights, weightsSchema } from '@tortuga/bots';

/** How a bot's judgement differs from the best we know. */
export interface Taste {
  /** From 0 to 1: how much it makes of what pays only later. */
  readonly foresight: number;
  /** Added to the weights of features that it likes. */
  readonly likes: Readonly<Record<string, number>>;
}

/** Features that say nothing of what a player has, only of what may come of it. */
const PAY_LATER: readonly string[] = [
  // Whom it could attack, and who could attack it.
  ...['exposed', 'threat', 'prey', 'defence', 'lost', 'hand attack', 'hand defence'],
  // That a deck of few good cards is better than one of many.
  ...['deck', 'deckSquared', 'best5', 'hand destroy', 'maneuversLate', 'cryptoLate'],
  // What the control of a sector is good for besides influence.
  ...['posts', 'turrets', 'vortex', 'lab', 'mines', 'fortress'],
  // Hunts that were scouted and can be captured later.
  ...['markers', 'markedWorth', 'markedNear', 'huntsLate'],
  // What cards are good for, other than being many.
  ...['hand maneuvers', 'hand draw', 'hand move', 'hand scout', 'hand discount', 'hand trick', 'reserved'],
];

/** Weights that don't fit the schema stay as they are: nobody judges by them anyway. */
export function tasted(json: unknown, { foresight, likes }: Taste): unknown {
  const read = weightsSchema.safeParse(json);
  if (!read.success) return json;
  const { features, linear, hidden } = read.data;
  const seen = features.map((name) => (PAY_LATER.includes(name) ? foresight : 1));
  const weights: Weights = {
    ...read.data,
    linear: linear.map((weight, index) => weight * (seen[index] ?? 1) + (likes[features[index] ?? ''] ?? 0)),
    // A hidden unit begins with its bias and its weight in the score.
    hidden: hidden.map((unit) => unit.map((weight, index) => weight * (seen[index - 2] ?? 1))),
  };
  return weights;
}
