import { at, type Seat } from '@tortuga/kernel';
import { characterPhrases } from '../characters.ts';
import { type DefineModule, modulesOf, withTexts } from '../game-modules.ts';
import { CHARACTERS } from './bot/characters.ts';
import { deedOf } from './bot/deeds.ts';
import { evaluate } from './bot/evaluate.ts';
import house1 from './packs/earlier/house-1.json' with { type: 'json' };
import house1Texts from './packs/earlier/house-1-texts.json' with { type: 'json' };
import packJson from './packs/house.json' with { type: 'json' };
import { tortugaCards as gameOf } from './rules/game.ts';
import { type Pack, readPack, valuesOf } from './rules/pack.ts';
import { templateOf } from './rules/template.ts';
import type { CardsTypes, State } from './rules/types.ts';
import { VERSIONS } from './rules/versions.ts';
import { drawBoard } from './text/board.ts';
import { LANDMARKS, landmarkOf } from './text/landmarks.ts';
import { notationOf } from './text/notation.ts';
import { strikeOf } from './text/strikes.ts';
import { tellingOf } from './text/telling.ts';
import { namesIn } from './words/names.ts';
import { phraseOfEnding, phraseOfLine, phraseOfPrice, phrasesOf } from './words/phrases.ts';

const define: DefineModule<CardsTypes, Pack> = (pack, game) => {
  const values = valuesOf(pack, game.rulesVersion);
  const judge = (state: State, seat: Seat) => evaluate(values, state, seat);
  const phrases = phrasesOf(pack);
  return {
    name: { key: 'cards.title' },
    names: namesIn(pack),
    packTemplate: templateOf,
    phraseOfMove: phrases.phraseOfMove,
    phraseOfEvent: phrases.phraseOfEvent,
    phraseOfPrice,
    phraseOfLine,
    phraseOfEnding,
    ...notationOf(pack),
    draw: (view, speaker) => drawBoard(pack, phrases, view, speaker),
    habitsOf: () => [],
    points: ({ sides, prestige, soFar }) =>
      sides.map((side) => at(prestige, side) + (soFar === null ? 0 : at(soFar, side))),
    landmarks: LANDMARKS,
    landmarkOf,
    evaluate: judge,
    characters: CHARACTERS,
    phrasesOfCharacter: characterPhrases({
      name: 'cards.character.name',
      taste: 'cards.character.taste',
      boast: 'cards.character.boast',
    }),
    strikeOf,
    tellingOf,
    isTurn: () => true,
    phraseOfRound: ({ voyage }) => ({ key: 'cards.ui.scoring.voyage', params: { voyage } }),
    deedOf,
    searchingBots: async (trial) => (await import('./bot/bots.ts')).botsOf(values, game, judge, trial),
  };
};

export const { defaultPack, moduleOf } = modulesOf({
  versions: VERSIONS,
  packJson,
  earlierPacks: [house1, withTexts(house1, house1Texts)],
  readPack,
  gameOf,
  define,
});

export const tortugaCards = moduleOf(defaultPack);
