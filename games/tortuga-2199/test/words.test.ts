import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, type Phrase, SPECTATOR, seatsOf, viewOf } from '@tortuga/kernel';
import { travel } from '@tortuga/laws';
import { checkCatalogs, checkUsage, LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { housePack, titleOf, tortuga2199 } from '../index.ts';
import { FRAMES } from '../rules/state.ts';
import { WORDS } from '../rules/vocabulary.ts';
import { sentences } from '../words/sentences.ts';
import { tinyPack } from './tiny.ts';

const room = path.join(import.meta.dirname, '..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(room, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(room, folder, file), 'utf8'));

const rooms = ['rules', 'words', 'text', 'bot', 'board', '.'].flatMap(sourcesIn);
const keysUnder = (prefix: string): string[] =>
  Object.keys(sentences.en)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();

describe('the words of tortuga-2199', () => {
  it('are complete in every language, with the same slots and every plural', () => {
    expect([sentences, tortuga2199.names].flatMap(checkCatalogs)).toEqual([]);
  });

  it('are all used, and all there', () => {
    expect(checkUsage(Object.keys(sentences.en), '2199', rooms)).toEqual({ unused: [], unknown: [] });
    const refusals = rooms.flatMap((source) => [
      ...[...source.matchAll(/\bno\([^,()]+, '(\w+)'/g)].map((found) => found[1] ?? ''),
      ...[...source.matchAll(/'2199\.refuse\.(\w+)'/g)].map((found) => found[1] ?? ''),
    ]);
    expect(keysUnder('2199.refuse.')).toEqual([...new Set(refusals)].sort());
    const expectations = rooms.flatMap((source) =>
      [...source.matchAll(/\bexpect\('(\w+)'/g)].map((found) => found[1] ?? ''),
    );
    expect(keysUnder('2199.expect.')).toEqual([...new Set(expectations)].sort());
    const board = rooms.flatMap((source) => [...source.matchAll(/\bsay\('(\w+)'/g)].map((found) => found[1] ?? ''));
    expect(keysUnder('2199.board.')).toEqual([...new Set(board)].sort());
  });

  it('have a sentence for every word of the vocabularies, and none for anything else', () => {
    const { vocabulary } = tortuga2199.game;
    expect(keysUnder('2199.event.')).toEqual([...vocabulary.events].sort());
    expect(keysUnder('2199.line.')).toEqual([...vocabulary.lines].sort());
    expect(keysUnder('2199.ending.')).toEqual([...vocabulary.endings].sort());
    expect(keysUnder('2199.ability.')).toEqual([...WORDS].sort());
    expect(keysUnder('2199.prompt.')).toEqual([...FRAMES].sort());
  });

  it('every refusal is shown by a scenario', () => {
    const scenarios = sourcesIn('test').join('\n');
    expect(
      keysUnder('2199.refuse.').filter((key) => !scenarios.includes(`'${key}'`) && !scenarios.includes(`.${key}'`)),
    ).toEqual([]);
  });

  it('keep French marks with their words', () => {
    expect(Object.values(sentences.fr).filter((text) => / [:;?!»]|« |\u00A0[;?!]/.test(text))).toEqual([]);
  });

  it.each(LOCALES)(
    '%s says every move, price, refusal, event and score line of random games',
    { timeout: 60_000 },
    (locale) => {
      const said = new Set<string>();
      for (const [index, pack] of [{ ...housePack, rounds: 5 }, tinyPack()].entries()) {
        const title = titleOf(pack);
        const { game } = title;
        const speaker = new Speaker(locale, [sentences, title.names], (seat) => `Player ${seat}`);
        const say = (...phrases: (Phrase | null)[]) => {
          for (const phrase of phrases) if (phrase !== null) said.add(speaker.say(phrase));
        };
        for (const options of game.optionSets) {
          const seats = at(game.seatCounts, (index + game.optionSets.indexOf(options)) % 3);
          const journey = travel(game, { options, seats, seed: `words ${index}` });
          for (const { before, events, move, seat } of journey.moments) {
            say(game.prompt(before), title.phraseOfMove(move), ...events.map(title.phraseOfEvent));
            say(...events.map((event) => title.phraseOfEvent(game.redact(event, SPECTATOR))));
            for (const other of seatsOf(before.seats)) {
              say(game.refuse(before, other, at(journey.moments, journey.rng.below(journey.moments.length)).move));
            }
            for (const legal of game.moves(before, seat)) say(title.phraseOfPrice(game.price(before, seat, legal)));
            for (const each of game.considered(before, seat)) say(game.refuse(before, seat, each));
            expect(title.draw(viewOf(game, before, seat), speaker)).not.toMatch(/undefined|\[object/);
          }
          say(...(game.result(journey.last)?.lines.map(title.phraseOfLine) ?? []));
        }
        for (const cause of game.vocabulary.endings) say(title.phraseOfEnding(cause));
      }
      expect([...said].filter((text) => /undefined|[{}]|\b2199\.|\[object/.test(text))).toEqual([]);
    },
  );

  it('say what cost nothing as a number, and name a prize only if there is one', () => {
    const [a, b] = seatsOf(2);
    if (a === undefined || b === undefined) throw new Error('Two seats are wanted');
    const tell = (locale: (typeof LOCALES)[number], event: Parameters<typeof tortuga2199.phraseOfEvent>[0]) =>
      new Speaker(locale, [sentences, tortuga2199.names], (seat) => 'AB'.charAt(seat)).say(
        tortuga2199.phraseOfEvent(event),
      );
    const free = { type: 'bought', seat: a, card: 7, crypto: 0, minerals: 0, to: 'discard' } as const;
    expect(LOCALES.map((locale) => tell(locale, free))).toEqual([
      'A buys Hacker for 0 crypto.',
      'A achète Hacker pour 0 Crypto.',
      'A покупает карту «Хакер» за 0 крипто.',
      'A compra Hacker por 0 crypto.',
    ]);
    const prize = (taken: number, bank: number) => tell('en', { type: 'spoils', seat: a, loser: b, taken, bank });
    expect([prize(1, 1), prize(1, 0), prize(0, 3), prize(0, 0)]).toEqual([
      'A takes 1 influence from B and 1 influence from the bank.',
      'A takes 1 influence from B.',
      'A takes 3 influence from the bank.',
      'B has no influence point to lose.',
    ]);
    const tortuga = {
      type: 'conquered',
      seat: a,
      sector: 0,
      defence: 0,
      pay: 'maneuvers',
      cost: 15,
      loser: null,
    } as const;
    expect(tell('en', tortuga)).toBe('A conquers Tortuga for 15 maneuvers.');
  });

  it('count as each language does', () => {
    const price = (maneuvers: number) => tortuga2199.phraseOfPrice({ crypto: 0, minerals: 0, maneuvers });
    const say = (locale: (typeof LOCALES)[number], count: number) => {
      const phrase = price(count);
      return phrase && new Speaker(locale, [sentences, tortuga2199.names], String).say(phrase);
    };
    expect([1, 3, 5].map((count) => say('ru', count))).toEqual(['1 манёвр', '3 манёвра', '5 манёвров']);
    expect([1, 2].map((count) => say('fr', count))).toEqual(['1 Manœuvre', '2 Manœuvres']);
    expect([1, 2].map((count) => say('pt-BR', count))).toEqual(['1 manobra', '2 manobras']);
    expect([1, 2].map((count) => say('en', count))).toEqual(['1 maneuver', '2 maneuvers']);
  });
});
