import {
  type Budget,
  honestAnswer,
  learnedJudge,
  type Mind,
  modelOf,
  type Plan,
  plainJudge,
  type SearchingBots,
  timeLimitOf,
  turnPlannerBot,
  turnSearchBot,
} from '@tortuga/bots';
import type { Trial } from '../../game-module.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Values } from '../rules/values.ts';
import { LIKES } from './characters.ts';
import { featuresOf } from './features.ts';
import { LEVEL_SETTINGS, REFERENCE } from './levels.ts';
import { mindOf } from './mind.ts';
import { type Names, reasonsAfter, reasonsOf } from './reasons.ts';
import referenceWeights from './reference-weights.json' with { type: 'json' };
import { tasted } from './taste.ts';
import { trainingOf } from './training.ts';
import ourWeights from './weights.json' with { type: 'json' };

/** The cards are dealt after the ships are chosen: what would be played from them is a guess, and not for a hint. */
const withoutGuesses = (plan: Plan<Types2199>): Plan<Types2199> => {
  const ship = plan.moves.findIndex(({ kind }) => kind === 'ship');
  return ship < 0 ? plan : { ...plan, moves: plan.moves.slice(0, ship + 1) };
};

export function botsOf(
  values: Values,
  game: Mind<Types2199>['game'],
  evaluate: Mind<Types2199>['evaluate'],
  names: Names,
  { game: seen = game, weights = ourWeights }: Trial<Types2199> = {},
): SearchingBots<Types2199> {
  const mind = mindOf(values, seen, evaluate);
  const judgeBy = (json: unknown, judging = mind) => {
    const model = modelOf(json, judging.features.names);
    return model === null ? plainJudge(judging) : learnedJudge(judging, model);
  };
  return {
    level(level, character, budget) {
      const { iterations, foresight, ...options } = LEVEL_SETTINGS[level];
      const judge = judgeBy(tasted(weights, { foresight, likes: LIKES[character ?? ''] ?? {} }));
      const usual: Budget = { iterations, time: timeLimitOf(level) };
      const bot = turnPlannerBot(mind, judge, honestAnswer(mind, 2), options, budget ?? usual, level);
      return { ...bot, consider: (question) => bot.consider(question).map(withoutGuesses) };
    },
    iterationsOf: (level) => LEVEL_SETTINGS[level].iterations,
    reference: (budget) => {
      const frozen = mindOf(values, seen, evaluate, featuresOf(values, false), false);
      const judge = judgeBy(referenceWeights, frozen);
      return turnSearchBot(frozen, judge, REFERENCE, budget ?? { ...REFERENCE, time: null }, 'reference');
    },
    reasonsFor: (question, plan) => reasonsOf(values, names, question, plan),
    reasonsAfter: (deeds) => reasonsAfter(values, names, deeds),
    training: trainingOf(mind, judgeBy),
  };
}
