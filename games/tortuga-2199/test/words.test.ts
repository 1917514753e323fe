import path from 'node:path';
import { seatsOf } from '@tortuga/kernel';
import { describeWords, keysUnder, sourcesIn } from '@tortuga/laws/describe-words';
import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { defaultPack, moduleOf, tortuga2199 } from '../index.ts';
import { FRAMES } from '../rules/state.ts';
import { WORDS } from '../rules/vocabulary.ts';
import { sentences } from '../words/sentences.ts';
import { tinyPack } from './tiny.ts';

const room = path.join(import.meta.dirname, '..');

describeWords({
  folder: room,
  prefix: '2199',
  module: tortuga2199,
  sentences,
  extraKeys: { ability: WORDS, prompt: FRAMES },
  games: 4,
  modules: [{ ...defaultPack, rounds: 5 }, tinyPack()].map((pack) => moduleOf(pack)),
});

describe('the words of tortuga-2199, by what says them', () => {
  /** Every word that the sources give to a function, or write after the start of a key. */
  const given = (...patterns: readonly RegExp[]): string[] => {
    const sources = sourcesIn(room);
    const found = patterns.flatMap((pattern) => sources.flatMap((source) => [...source.matchAll(pattern)]));
    return [...new Set(found.map(([, word = '']) => word))].sort();
  };

  it('have every refusal that the rules give, and no other', () => {
    expect(keysUnder(sentences, '2199.refuse.')).toEqual(given(/\bno\([^,()]+, '(\w+)'/g, /'2199\.refuse\.(\w+)'/g));
  });

  it('have every expectation of a pack, and every heading of the text board, and no other', () => {
    expect(keysUnder(sentences, '2199.expect.')).toEqual(given(/\bexpect\('(\w+)'/g));
    expect(keysUnder(sentences, '2199.board.')).toEqual(given(/\bsay\('(\w+)'/g));
  });

  it('every refusal is shown by a scenario', () => {
    const scenarios = sourcesIn(room, ['test']).join('\n');
    expect(
      keysUnder(sentences, '2199.refuse.').filter(
        (key) => !scenarios.includes(`'${key}'`) && !scenarios.includes(`.${key}'`),
      ),
    ).toEqual([]);
  });

  it('have non-breaking spaces before French punctuation', () => {
    expect(Object.values(sentences.fr).filter((text) => / [:;?!»]|« |\u00A0[;?!]/.test(text))).toEqual([]);
  });

  it('name a price of zero as a number, and a prize only if there is one', () => {
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
    expect(tell('en', tortuga)).toBe('A conquers Tortuga for 15 manoeuvres.');
    const taken = { ...tortuga, sector: 1, defence: 4, cost: 5, loser: b };
    expect(LOCALES.map((locale) => tell(locale, taken))).toEqual([
      'A conquers Trading Post I from B for 5 manoeuvres.',
      'A conquiert le secteur Terminal commercial I pour 5 Manœuvres, perdu par B.',
      'A захватывает сектор (Торговый пост I) за 5 манёвров, прежний хозяин — B.',
      'A conquista o setor Posto de Troca I, que era de B, por 5 manobras.',
    ]);
  });

  it('have the plurals of each language', () => {
    const price = (maneuvers: number) => tortuga2199.phraseOfPrice({ crypto: 0, minerals: 0, maneuvers });
    const say = (locale: (typeof LOCALES)[number], count: number) => {
      const phrase = price(count);
      return phrase && new Speaker(locale, [sentences, tortuga2199.names], String).say(phrase);
    };
    expect([1, 3, 5].map((count) => say('ru', count))).toEqual(['1 манёвр', '3 манёвра', '5 манёвров']);
    expect([1, 2].map((count) => say('fr', count))).toEqual(['1 Manœuvre', '2 Manœuvres']);
    expect([1, 2].map((count) => say('pt-BR', count))).toEqual(['1 manobra', '2 manobras']);
    expect([1, 2].map((count) => say('en', count))).toEqual(['1 manoeuvre', '2 manoeuvres']);
  });
});
