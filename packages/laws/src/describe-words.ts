import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  at,
  type Game,
  type GameTypes,
  type Phrase,
  type ScoreLine,
  SPECTATOR,
  seatsOf,
  type Viewer,
  type ViewOf,
  viewOf,
} from '@tortuga/kernel';
import { type Catalogs, checkCatalogs, checkUsage, LOCALES, type Locale, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { playRandomly } from './playthrough.ts';

/** The parts of a module that are about words. */
export interface SpokenModule<T extends GameTypes> {
  readonly game: Game<T>;
  readonly names: Catalogs;
  phraseOfMove(move: T['move']): Phrase;
  phraseOfEvent(event: T['event']): Phrase;
  phraseOfPrice(price: T['price']): Phrase | null;
  phraseOfLine(line: ScoreLine): Phrase;
  phraseOfEnding(cause: string): Phrase;
  draw(view: ViewOf<T>, speaker: Speaker): string;
}

export interface WordsOptions<T extends GameTypes> {
  /** The folder of the game. */
  readonly folder: string;
  /** The prefix of every key: `cards`. */
  readonly prefix: string;
  readonly module: SpokenModule<T>;
  readonly sentences: Catalogs;
  /** Keys besides those of the vocabulary, by the part that follows the prefix: each has one sentence. */
  readonly extraKeys: Readonly<Record<string, readonly string[]>>;
  /** How many random games are put into words in every language. */
  readonly games: number;
  /** The modules they are played with, if not with `module`. */
  readonly modules?: readonly SpokenModule<T>[];
}

const FOLDERS = ['rules', 'words', 'text', 'bot', 'board', '.'];
const TIMEOUT_MS = 60_000;

/** The TypeScript of some folders of a game, as text. */
export const sourcesIn = (folder: string, parts: readonly string[] = FOLDERS): string[] =>
  parts.flatMap((part) =>
    readdirSync(path.join(folder, part))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, part, file), 'utf8')),
  );

/** The keys of a catalog with this prefix, sorted and without it. */
export const keysUnder = ({ en }: Catalogs, prefix: string): string[] =>
  Object.keys(en)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();

/** Checks that the words of a game are complete and all used, and that every game can be put into words. */
export function describeWords<T extends GameTypes>(options: WordsOptions<T>): void {
  const { folder, prefix, module, sentences, extraKeys, games, modules = [module] } = options;
  const { vocabulary, id } = module.game;

  describe(`the words of ${id}`, () => {
    it(`the words of ${id} are complete in every language, with the same slots and every plural`, () => {
      expect([sentences, module.names].flatMap(checkCatalogs)).toEqual([]);
    });

    it(`the words of ${id} are all used, and none is missing`, () => {
      expect(checkUsage(Object.keys(sentences.en), prefix, sourcesIn(folder))).toEqual({ unused: [], unknown: [] });
    });

    it(`the words of ${id} have a sentence for everything in the vocabulary, and for nothing else`, () => {
      const { events: event, lines: line, endings: ending } = vocabulary;
      for (const [part, words] of Object.entries({ event, line, ending, ...extraKeys })) {
        expect(keysUnder(sentences, `${prefix}.${part}.`), part).toEqual([...words].sort());
      }
    });

    it.each(LOCALES)(
      `the words of ${id} express every move, price, refusal, event and score line of random games in %s`,
      { timeout: TIMEOUT_MS },
      (locale) => {
        const texts = modules.flatMap((each) => [...textsOf(each, sentences, locale, games)]);
        const raw = new RegExp(`undefined|[{}]|\\[object|\\b${prefix}\\.[a-z]`);
        expect(texts.filter((text) => raw.test(text))).toEqual([]);
      },
    );
  });
}

/** Every text about a few random games. */
function textsOf<T extends GameTypes>(
  module: SpokenModule<T>,
  sentences: Catalogs,
  locale: Locale,
  games: number,
): Set<string> {
  const { game } = module;
  const speaker = new Speaker(locale, [sentences, module.names], (seat) => `Player ${seat}`);
  const texts = new Set<string>();
  const say = (...phrases: readonly (Phrase | null)[]): void => {
    for (const phrase of phrases) if (phrase !== null) texts.add(speaker.say(phrase));
  };
  for (let number = 0; number < games; number++) {
    const seats = at(game.seatCounts, number % game.seatCounts.length);
    const options = at(game.optionSets, number % game.optionSets.length);
    const playthrough = playRandomly(game, { options, seats, seed: `words ${number}` });
    for (const { before, events, move, seat } of playthrough.moments) {
      say(game.prompt(before), module.phraseOfMove(move), ...events.map(module.phraseOfEvent));
      say(...events.map((event) => module.phraseOfEvent(game.redact(event, SPECTATOR))));
      for (const legal of game.moves(before, seat)) say(module.phraseOfPrice(game.price(before, seat, legal)));
      for (const each of game.considered(before, seat)) say(game.refuse(before, seat, each));
      for (const other of seatsOf(seats)) {
        say(
          game.refuse(before, other, at(playthrough.moments, playthrough.rng.below(playthrough.moments.length)).move),
        );
      }
      for (const viewer of [seat, SPECTATOR] satisfies Viewer[])
        texts.add(module.draw(viewOf(game, before, viewer), speaker));
    }
    say(...(game.result(playthrough.last)?.lines.map(module.phraseOfLine) ?? []));
  }
  for (const cause of game.vocabulary.endings) say(module.phraseOfEnding(cause));
  return texts;
}
