import {
  type Bot,
  type Budget,
  type Level,
  modelOf,
  reasonsOfEach,
  type SearchingBots,
  softmax,
  type TreeMind,
  timeLimitOf,
  treeSearchBot,
} from '@tortuga/bots';
import type { Trial } from '../../game-module.ts';
import type { Values } from '../rules/pack.ts';
import type { CardsTypes } from '../rules/types.ts';
import { byEyeBot } from './by-eye.ts';
import { cardValuesOf } from './card-values.ts';
import { type Between, Chances } from './chances.ts';
import { CHARACTERS } from './characters.ts';
import { features } from './features.ts';
import { LEVEL_SETTINGS, REFERENCE, type SearchSetting } from './levels.ts';
import { mindOf } from './mind.ts';
import { CardsOutlook } from './outlook.ts';
import { reasonsOf } from './reasons.ts';
import { TASTES, withTaste } from './taste.ts';
import { trainingOf } from './training.ts';
import ourWeights from './weights.json' with { type: 'json' };

/** Between the voyages five prestige more make the odds of winning e to 1. Prestige is the first of four features. */
const byHand: Between = (row) => 2 * ((row[0] as number) + (row[4] as number) + (row[8] as number));

export function botsOf(
  values: Values,
  game: TreeMind<CardsTypes>['game'],
  evaluate: TreeMind<CardsTypes>['evaluate'],
  { game: seen = game, weights = ourWeights }: Trial<CardsTypes> = {},
): SearchingBots<CardsTypes> {
  const cardValues = cardValuesOf(values);
  const mind = mindOf(cardValues, seen, evaluate);
  const outlookOf = (between: Between, options: SearchSetting['outlook']) =>
    new CardsOutlook(cardValues, new Chances(between, softmax), options);
  const searcher = (name: string, { search, outlook }: SearchSetting, between: Between, budget: Budget) =>
    treeSearchBot(mind, outlookOf(between, outlook), search, budget, name);
  const learned = modelOf(weights, features.names) ?? byHand;
  const levelBot = (level: Level, budget: Budget | null): Bot<CardsTypes> => {
    const setting = LEVEL_SETTINGS[level];
    if (setting.kind === 'eye')
      return byEyeBot(cardValues, mind, outlookOf(learned, REFERENCE.outlook), setting.sight, level);
    return searcher(level, setting, learned, budget ?? { iterations: setting.iterations, time: timeLimitOf(level) });
  };
  return {
    iterationsOf(level) {
      const setting = LEVEL_SETTINGS[level];
      return setting.kind === 'search' ? setting.iterations : 1;
    },
    level(level, character, budget) {
      const bot = levelBot(level, budget);
      const named = CHARACTERS.find((each) => each === character);
      return named === undefined ? bot : withTaste(values, bot, TASTES[named]);
    },
    reference: (budget) =>
      searcher('reference', REFERENCE, byHand, budget ?? { iterations: REFERENCE.iterations, time: null }),
    reasonsFor: (question, plan) => reasonsOf(values, question, plan),
    reasonsAfter: (deeds) => reasonsOfEach(deeds, (deed) => reasonsOf(values, deed, { moves: [deed.move] })),
    training: trainingOf(features, byHand, (iterations, between) =>
      searcher('learner', REFERENCE, between, { iterations, time: null }),
    ),
  };
}
