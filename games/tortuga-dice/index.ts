import type { Seat } from '@tortuga/kernel';
import { characterPhrases } from '../characters.ts';
import { choicesOf } from '../choices.ts';
import { type DefineModule, modulesOf } from '../game-modules.ts';
import { CHARACTERS } from './bot/characters.ts';
import { deedOf } from './bot/deeds.ts';
import { evaluate } from './bot/evaluate.ts';
import packJson from './packs/house.json' with { type: 'json' };
import type { DiceTypes } from './rules/game.ts';
import { tortugaDice as gameOf } from './rules/game.ts';
import { type Pack, readPack, valuesOf } from './rules/pack.ts';
import { withoutSecrets } from './rules/secrets.ts';
import { templateOf } from './rules/template.ts';
import type { State } from './rules/types.ts';
import { VERSIONS } from './rules/versions.ts';
import { drawBoard } from './text/board.ts';
import { LANDMARKS, landmarkOf } from './text/landmarks.ts';
import { readMove, writeMove } from './text/notation.ts';
import { strikeOf } from './text/strikes.ts';
import { tellingOf } from './text/telling.ts';
import { phraseOfEnding, phraseOfEvent, phraseOfLine, phraseOfMove, phraseOfPrice } from './words/phrases.ts';

const define: DefineModule<DiceTypes, Pack> = (pack, game) => {
  const values = valuesOf(pack, game.rulesVersion);
  const judge = (state: State, seat: Seat) => evaluate(values, state, seat);
  return {
    name: { key: 'dice.title' },
    packTemplate: templateOf,
    choices: choicesOf(game, {
      long: {
        label: { key: 'dice.option.length' },
        labelOf: (long) => ({ key: long ? 'dice.option.long' : 'dice.option.usual' }),
        hintOf: (long) => ({ key: long ? 'dice.option.long.hint' : 'dice.option.usual.hint' }),
      },
    }),
    phraseOfMove,
    phraseOfEvent,
    phraseOfPrice,
    phraseOfLine,
    phraseOfEnding,
    writeMove,
    readMove,
    draw: (view, speaker) => drawBoard(pack, view, speaker),
    habitsOf: () => [],
    points: ({ players }) => players.map(({ points }) => points),
    landmarks: LANDMARKS,
    landmarkOf,
    evaluate: judge,
    characters: CHARACTERS,
    phrasesOfCharacter: characterPhrases({
      name: 'dice.character.name',
      taste: 'dice.character.taste',
      boast: 'dice.character.boast',
    }),
    strikeOf,
    tellingOf,
    isTurn: () => true,
    phraseOfRound: ({ round }) => ({ key: 'dice.ui.round', params: { round } }),
    withoutSecrets,
    deedOf,
    searchingBots: async (trial) => (await import('./bot/bots.ts')).botsOf(values, game, judge, trial),
  };
};

export const { defaultPack, moduleOf } = modulesOf({ versions: VERSIONS, packJson, readPack, gameOf, define });

export const tortugaDice = moduleOf(defaultPack);
