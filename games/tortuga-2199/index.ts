import type { Seat } from '@tortuga/kernel';
import { characterPhrases } from '../characters.ts';
import { choicesOf } from '../choices.ts';
import { type DefineModule, modulesOf, withTexts } from '../game-modules.ts';
import { CHARACTERS } from './bot/characters.ts';
import { deedOf } from './bot/deeds.ts';
import { evaluate } from './bot/evaluate.ts';
import { habitsOf } from './bot/habits.ts';
import { worthOfCards } from './bot/worth.ts';
import house1 from './packs/earlier/house-1.json' with { type: 'json' };
import house1Texts from './packs/earlier/house-1-texts.json' with { type: 'json' };
import house2 from './packs/earlier/house-2.json' with { type: 'json' };
import packJson from './packs/house.json' with { type: 'json' };
import { tortuga2199 as gameOf, type Types2199 } from './rules/game.ts';
import type { Pack } from './rules/pack.ts';
import { readPack } from './rules/read-pack.ts';
import { templateOf } from './rules/template.ts';
import { valuesOf } from './rules/values.ts';
import { VERSIONS } from './rules/versions.ts';
import { drawBoard } from './text/board.ts';
import { LANDMARKS, landmarkOf } from './text/landmarks.ts';
import { notationOf } from './text/notation.ts';
import { strikeOf } from './text/strikes.ts';
import { tellingOf } from './text/telling.ts';
import { namesIn, namesOf, sectorPhrase } from './words/names.ts';
import { phraseOfAbility, phraseOfEnding, phraseOfLine, phraseOfPrice, phrasesOf } from './words/phrases.ts';

const define: DefineModule<Types2199, Pack> = (pack, game) => {
  const values = valuesOf(pack, game.rulesVersion);
  const worth = worthOfCards(values);
  const judge = (state: Types2199['state'], seat: Seat) => evaluate(values, worth, state, seat);
  const phrases = phrasesOf(pack);
  const names = { ...namesOf(pack), sector: sectorPhrase, ability: phraseOfAbility };
  return {
    name: { key: '2199.title' },
    names: namesIn(pack),
    choices: choicesOf(game, {
      scenario: {
        label: { key: '2199.choice.scenario' },
        labelOf: (scenario) => ({ key: '2199.scenario', params: { scenario } }),
        hintOf: (scenario) => ({ key: '2199.choice.scenarioHint', params: { scenario } }),
      },
      odds: {
        label: { key: '2199.choice.odds' },
        labelOf: (odds) => ({ key: '2199.choice.oddsLabel', params: { shown: odds ? 'yes' : 'no' } }),
        hintOf: (odds) => ({ key: '2199.choice.oddsHint', params: { shown: odds ? 'yes' : 'no' } }),
      },
    }),
    packTemplate: () => templateOf(pack),
    phraseOfMove: phrases.phraseOfMove,
    phraseOfEvent: phrases.phraseOfEvent,
    phraseOfPrice,
    phraseOfLine,
    phraseOfEnding,
    ...notationOf(pack),
    draw: (view, speaker) => drawBoard(pack, phrases, view, speaker),
    habitsOf: (played, decisions) => habitsOf(values, played, decisions),
    points: ({ players }) => players.map(({ influence }) => influence),
    landmarks: LANDMARKS,
    landmarkOf,
    evaluate: judge,
    characters: CHARACTERS,
    phrasesOfCharacter: characterPhrases({
      name: '2199.character.name',
      taste: '2199.character.taste',
      boast: '2199.character.boast',
    }),
    strikeOf,
    tellingOf,
    isTurn: ({ frame }) => frame === 'turn',
    phraseOfRound: ({ round }) => ({ key: '2199.ui.round', params: { round } }),
    deedOf,
    searchingBots: async (trial) => (await import('./bot/bots.ts')).botsOf(values, game, judge, names, trial),
  };
};

export const { defaultPack, moduleOf } = modulesOf({
  versions: VERSIONS,
  packJson,
  earlierPacks: [house1, withTexts(house1, house1Texts), house2],
  readPack,
  gameOf,
  define,
});

export const tortuga2199 = moduleOf(defaultPack);
