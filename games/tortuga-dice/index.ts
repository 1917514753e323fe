import type { Title } from '../title.ts';
import { titleIn } from '../versions.ts';
import { balance } from './bot/balance.ts';
import { evaluate } from './bot/evaluate.ts';
import house from './packs/house.json' with { type: 'json' };
import { tortugaDice as gameOf } from './rules/game.ts';
import { type Pack, readPack, valuesOf } from './rules/pack.ts';
import type { DiceTypes } from './rules/types.ts';
import { NEWEST, VERSIONS } from './rules/versions.ts';
import { drawBoard } from './text/board.ts';
import { LANDMARKS, landmarkOf } from './text/landmarks.ts';
import { readMove, writeMove } from './text/notation.ts';
import { phraseOfEnding, phraseOfEvent, phraseOfLine, phraseOfMove, phraseOfPrice } from './words/phrases.ts';

export const titleOf = (pack: Pack, version = NEWEST): Title<DiceTypes> =>
  titleIn(VERSIONS, version, (each, atVersion) => make(pack, each, atVersion));

function make(pack: Pack, version: number, atVersion: Title<DiceTypes>['atVersion']): Title<DiceTypes> {
  const values = valuesOf(pack, version);
  return {
    game: gameOf(pack, version),
    name: { key: 'dice.title' },
    names: { en: {}, fr: {}, ru: {}, 'pt-BR': {} },
    choices: [
      {
        option: 'long',
        label: { key: 'dice.option.length' },
        values: [
          { value: false, label: { key: 'dice.option.usual' }, hint: { key: 'dice.option.usual.hint' } },
          { value: true, label: { key: 'dice.option.long' }, hint: { key: 'dice.option.long.hint' } },
        ],
      },
    ],
    pack,
    earlierPacks: [],
    atVersion,
    withPack: (json) => withPack(json, version),
    packTemplate: () => ({ $schema: './pack.schema.json', ...pack, id: 'my-box' }),
    phraseOfMove,
    phraseOfEvent,
    phraseOfPrice,
    phraseOfLine,
    phraseOfEnding,
    writeMove,
    readMove,
    draw: (view, speaker) => drawBoard(pack, view, speaker),
    balance,
    points: ({ players }) => players.map(({ points }) => points),
    landmarks: LANDMARKS,
    landmarkOf,
    evaluate: (state, seat) => evaluate(values, state, seat),
  };
}

function withPack(json: unknown, version: number): ReturnType<Title<DiceTypes>['withPack']> {
  const read = readPack(json);
  return read.ok
    ? { ok: true, title: titleOf(read.pack, version) }
    : { ok: false, problem: { key: 'dice.pack.wrong', params: { field: read.field } } };
}

function readHouse(): Pack {
  const read = readPack(house);
  if (!read.ok) throw new Error(`The house set is broken at ${read.field}`);
  return read.pack;
}

export const housePack = readHouse();
export const tortugaDice = titleOf(housePack);
