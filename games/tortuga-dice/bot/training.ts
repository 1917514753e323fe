import { type Judge, type SealedMind, sealedSearchBot, type Training } from '@tortuga/bots';
import type { DiceTypes } from '../rules/game.ts';
import type { State } from '../rules/types.ts';

/** Few enough for thousands of games: what is learned is the value, not the search. */
const QUICK = { iterations: 24, time: null };

export const trainingOf = (
  mind: SealedMind<DiceTypes>,
  judgeBy: (weights: unknown) => Judge<DiceTypes>,
): Training<DiceTypes> => ({
  features: mind.features,
  units: 0,
  together: [],
  bot: (weights) => sealedSearchBot(mind, judgeBy(weights), QUICK, 'learner', { rivalsLearn: false, habit: null }),
  turnBegun: ({ phase, round }: State) => (phase === 'keep' ? round : null),
});
