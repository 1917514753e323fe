import { at, seatsOf } from '@tortuga/kernel';
import type { Title } from '../title.ts';
import { titleIn } from '../versions.ts';
import { balanceOf } from './bot/balance.ts';
import { evaluate } from './bot/evaluate.ts';
import house from './packs/house.json' with { type: 'json' };
import { tortugaCards as gameOf } from './rules/game.ts';
import { type Pack, readPack, valuesOf } from './rules/pack.ts';
import { sideOf } from './rules/table.ts';
import type { CardsTypes } from './rules/types.ts';
import { NEWEST, VERSIONS } from './rules/versions.ts';
import { drawBoard } from './text/board.ts';
import { LANDMARKS, landmarkOf } from './text/landmarks.ts';
import { notationOf } from './text/notation.ts';
import { namesIn, phraseOfEnding, phraseOfLine, phraseOfPrice, phrasesOf } from './words/phrases.ts';

export const titleOf = (pack: Pack, version = NEWEST): Title<CardsTypes> =>
  titleIn(VERSIONS, version, (each, atVersion) => make(pack, each, atVersion));

function make(pack: Pack, version: number, atVersion: Title<CardsTypes>['atVersion']): Title<CardsTypes> {
  const values = valuesOf(pack, version);
  const phrases = phrasesOf(pack);
  return {
    game: gameOf(pack, version),
    name: { key: 'cards.title' },
    names: namesIn(pack),
    choices: [],
    pack,
    earlierPacks: [],
    atVersion,
    withPack: (json) => withPack(json, version),
    packTemplate: () => ({ $schema: './pack.schema.json', ...pack, id: 'my-box' }),
    phraseOfMove: phrases.phraseOfMove,
    phraseOfEvent: phrases.phraseOfEvent,
    phraseOfPrice,
    phraseOfLine,
    phraseOfEnding,
    ...notationOf(pack),
    draw: (view, speaker) => drawBoard(pack, phrases, view, speaker),
    balance: balanceOf(phrases),
    points: ({ seats, prestige, soFar }) =>
      seatsOf(seats).map((seat) => {
        const side = sideOf(seat, seats);
        return at(prestige, side) + (soFar === null ? 0 : at(soFar, side));
      }),
    landmarks: LANDMARKS,
    landmarkOf,
    evaluate: (state, seat) => evaluate(values, state, seat),
  };
}

function withPack(json: unknown, version: number): ReturnType<Title<CardsTypes>['withPack']> {
  const read = readPack(json);
  return read.ok
    ? { ok: true, title: titleOf(read.pack, version) }
    : { ok: false, problem: { key: 'cards.pack.wrong', params: { field: read.field } } };
}

function readHouse(): Pack {
  const read = readPack(house);
  if (!read.ok) throw new Error(`The house set is broken at ${read.field}`);
  return read.pack;
}

export const tortugaCards = titleOf(readHouse());
