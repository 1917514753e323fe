import { learnedJudge, type Mind, modelOf, plainJudge, type SearchingBots, turnSearchBot } from '@tortuga/bots';
import type { Types2199 } from '../rules/game.ts';
import type { Values } from '../rules/values.ts';
import { mindOf } from './mind.ts';
import referenceWeights from './reference-weights.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

const REFERENCE = { width: 12, guesses: 4 };
const STRONGEST = { width: 40, guesses: 8 };

export function botsOf(
  values: Values,
  game: Mind<Types2199>['game'],
  evaluate: Mind<Types2199>['evaluate'],
): SearchingBots<Types2199> {
  const mind = mindOf(values, game, evaluate);
  const judgeBy = (json: unknown) => {
    const model = modelOf(json, mind.features.names);
    return model === null ? plainJudge(mind) : learnedJudge(mind, model);
  };
  return {
    reference: turnSearchBot(mind, judgeBy(referenceWeights), REFERENCE, 'reference'),
    strongest: turnSearchBot(mind, judgeBy(weights), STRONGEST, 'strongest'),
  };
}
