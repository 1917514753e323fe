import { type Say, titlesOf } from '../titles.ts';
import { balanceOf } from './bot/balance.ts';
import { evaluate } from './bot/evaluate.ts';
import { worthOfCards } from './bot/worth.ts';
import house from './packs/house.json' with { type: 'json' };
import { tortuga2199 as gameOf, type Types2199 } from './rules/game.ts';
import type { Pack } from './rules/pack.ts';
import { readPack } from './rules/read-pack.ts';
import { SCENARIOS } from './rules/state.ts';
import { templateOf } from './rules/template.ts';
import { valuesOf } from './rules/values.ts';
import { VERSIONS } from './rules/versions.ts';
import { drawBoard } from './text/board.ts';
import { LANDMARKS, landmarkOf } from './text/landmarks.ts';
import { notationOf } from './text/notation.ts';
import { namesIn } from './words/names.ts';
import { phraseOfEnding, phraseOfLine, phraseOfPrice, phrasesOf } from './words/phrases.ts';

const say: Say<Types2199, Pack> = (pack, { rulesVersion }) => {
  const values = valuesOf(pack, rulesVersion);
  const worth = worthOfCards(values);
  const phrases = phrasesOf(pack);
  return {
    name: { key: '2199.title' },
    names: namesIn(pack),
    choices: [
      {
        option: 'scenario',
        label: { key: '2199.choice.scenario' },
        values: SCENARIOS.map((scenario) => ({
          value: scenario,
          label: { key: '2199.scenario', params: { scenario } },
          hint: { key: '2199.choice.scenarioHint', params: { scenario } },
        })),
      },
      {
        option: 'odds',
        label: { key: '2199.choice.odds' },
        values: [true, false].map((value) => ({
          value,
          label: { key: '2199.choice.oddsLabel', params: { shown: value ? 'yes' : 'no' } },
          hint: { key: '2199.choice.oddsHint', params: { shown: value ? 'yes' : 'no' } },
        })),
      },
    ],
    packTemplate: () => templateOf(pack),
    phraseOfMove: phrases.phraseOfMove,
    phraseOfEvent: phrases.phraseOfEvent,
    phraseOfPrice,
    phraseOfLine,
    phraseOfEnding,
    ...notationOf(pack),
    draw: (view, speaker) => drawBoard(pack, phrases, view, speaker),
    balance: balanceOf(values, phrases),
    points: ({ players }) => players.map(({ influence }) => influence),
    landmarks: LANDMARKS,
    landmarkOf,
    evaluate: (state, seat) => evaluate(values, worth, state, seat),
  };
};

export const { defaultPack: housePack, titleOf } = titlesOf({
  versions: VERSIONS,
  defaultPack: house,
  readPack,
  gameOf,
  say,
});

export const tortuga2199 = titleOf(housePack);
