import { modelOf, type SearchingBots, softmax, type TreeMind, treeSearchBot } from '@tortuga/bots';
import type { Values } from '../rules/pack.ts';
import type { CardsTypes } from '../rules/types.ts';
import { type Between, Chances } from './chances.ts';
import { features } from './features.ts';
import { mindOf } from './mind.ts';
import { CardsOutlook } from './outlook.ts';
import { REFERENCE, type Setting, STRONGEST } from './settings.ts';
import { sheetOf } from './sheet.ts';
import weights from './weights.json' with { type: 'json' };

/** Between the voyages five prestige more make the odds of winning e to 1. Prestige is the first of four features. */
const byHand: Between = (row) => 2 * ((row[0] as number) + (row[4] as number) + (row[8] as number));

export function botsOf(
  values: Values,
  game: TreeMind<CardsTypes>['game'],
  evaluate: TreeMind<CardsTypes>['evaluate'],
): SearchingBots<CardsTypes> {
  const sheet = sheetOf(values);
  const mind = mindOf(sheet, game, evaluate);
  const bot = (name: string, { search, outlook }: Setting, between: Between) =>
    treeSearchBot(mind, new CardsOutlook(sheet, new Chances(between, softmax), outlook), search, name);
  return {
    reference: bot('reference', REFERENCE, byHand),
    strongest: bot('strongest', STRONGEST, modelOf(weights, features.names) ?? byHand),
  };
}
