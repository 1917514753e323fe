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
import { travel } from './journey.ts';

/** What of a title is put into words. */
export interface SpokenTitle<T extends GameTypes> {
  readonly game: Game<T>;
  readonly names: Catalogs;
  phraseOfMove(move: T['move']): Phrase;
  phraseOfEvent(event: T['event']): Phrase;
  phraseOfPrice(price: T['price']): Phrase | null;
  phraseOfLine(line: ScoreLine): Phrase;
  phraseOfEnding(cause: string): Phrase;
  draw(view: ViewOf<T>, speaker: Speaker): string;
}

export interface WordRoom<T extends GameTypes> {
  /** The folder of the game. */
  readonly room: string;
  /** What stands before every key: `cards`. */
  readonly prefix: string;
  readonly title: SpokenTitle<T>;
  readonly sentences: Catalogs;
  /** By the part of a key after the prefix: what has one sentence each besides the vocabulary of the game. */
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** How many random games are told in every language, and with which titles, if not with this one. */
  readonly games: number;
  readonly played?: readonly SpokenTitle<T>[];
}

const FOLDERS = ['rules', 'words', 'text', 'bot', 'board', '.'];
const TIMEOUT_MS = 60_000;

/** The TypeScript of some folders of a game, as text. */
export const sourcesIn = (room: string, folders: readonly string[] = FOLDERS): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(room, folder))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(room, folder, file), 'utf8')),
  );

/** What follows the prefix in the keys of a catalog, sorted. */
export const keysUnder = ({ en }: Catalogs, prefix: string): string[] =>
  Object.keys(en)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();

/** The words of a game: complete, all used, and enough to tell every game that can be played. */
export function describeWords<T extends GameTypes>(wordRoom: WordRoom<T>): void {
  const { room, prefix, title, sentences, said, games, played = [title] } = wordRoom;
  const { vocabulary } = title.game;

  describe(`the words of ${title.game.id}`, () => {
    it('are complete in every language, with the same slots and every plural', () => {
      expect([sentences, title.names].flatMap(checkCatalogs)).toEqual([]);
    });

    it('are all used, and all there', () => {
      expect(checkUsage(Object.keys(sentences.en), prefix, sourcesIn(room))).toEqual({ unused: [], unknown: [] });
    });

    it('have a sentence for every word of the vocabulary, and none for anything else', () => {
      const { events: event, lines: line, endings: ending } = vocabulary;
      for (const [part, words] of Object.entries({ event, line, ending, ...said })) {
        expect(keysUnder(sentences, `${prefix}.${part}.`), part).toEqual([...words].sort());
      }
    });

    it.each(LOCALES)(
      'say every move, price, refusal, event and score line of random games in %s',
      { timeout: TIMEOUT_MS },
      (locale) => {
        const told = played.flatMap((each) => [...toldBy(each, sentences, locale, games)]);
        const raw = new RegExp(`undefined|[{}]|\\[object|\\b${prefix}\\.[a-z]`);
        expect(told.filter((text) => raw.test(text))).toEqual([]);
      },
    );
  });
}

/** All that a few random games give to say. */
function toldBy<T extends GameTypes>(
  title: SpokenTitle<T>,
  sentences: Catalogs,
  locale: Locale,
  games: number,
): Set<string> {
  const { game } = title;
  const speaker = new Speaker(locale, [sentences, title.names], (seat) => `Player ${seat}`);
  const told = new Set<string>();
  const say = (...phrases: readonly (Phrase | null)[]): void => {
    for (const phrase of phrases) if (phrase !== null) told.add(speaker.say(phrase));
  };
  for (let number = 0; number < games; number++) {
    const seats = at(game.seatCounts, number % game.seatCounts.length);
    const options = at(game.optionSets, number % game.optionSets.length);
    const journey = travel(game, { options, seats, seed: `words ${number}` });
    for (const { before, events, move, seat } of journey.moments) {
      say(game.prompt(before), title.phraseOfMove(move), ...events.map(title.phraseOfEvent));
      say(...events.map((event) => title.phraseOfEvent(game.redact(event, SPECTATOR))));
      for (const legal of game.moves(before, seat)) say(title.phraseOfPrice(game.price(before, seat, legal)));
      for (const each of game.considered(before, seat)) say(game.refuse(before, seat, each));
      for (const other of seatsOf(seats)) {
        say(game.refuse(before, other, at(journey.moments, journey.rng.below(journey.moments.length)).move));
      }
      for (const viewer of [seat, SPECTATOR] satisfies Viewer[])
        told.add(title.draw(viewOf(game, before, viewer), speaker));
    }
    say(...(game.result(journey.last)?.lines.map(title.phraseOfLine) ?? []));
  }
  for (const cause of game.vocabulary.endings) say(title.phraseOfEnding(cause));
  return told;
}
