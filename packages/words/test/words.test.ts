import { seat } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { type Catalogs, checkCatalogs, checkUsage, literal, Speaker } from '../src/index.ts';

const catalogs = (texts: Record<'en' | 'fr' | 'ru' | 'pt-BR', Record<string, string>>): Catalogs => texts;

const complete = catalogs({
  en: { 'x.cards': '{player} has {n, plural, one {# card} other {# cards}}' },
  fr: { 'x.cards': '{player} a {n, plural, one {# carte} other {# cartes}}' },
  ru: { 'x.cards': '{player}: {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}' },
  'pt-BR': { 'x.cards': '{player} tem {n, plural, one {# carta} other {# cartas}}' },
});

describe('a speaker', () => {
  const say = (locale: 'en' | 'ru', n: number) =>
    new Speaker(locale, [complete], () => 'Anna').say({ key: 'x.cards', params: { n, player: { seat: seat(0) } } });

  it('a speaker uses the plural forms of the language', () => {
    expect([1, 2, 5, 21].map((n) => say('ru', n))).toEqual([
      'Anna: 1 карта',
      'Anna: 2 карты',
      'Anna: 5 карт',
      'Anna: 21 карта',
    ]);
    expect([1, 2].map((n) => say('en', n))).toEqual(['Anna has 1 card', 'Anna has 2 cards']);
  });

  it.each(['{}', "''", "'", '{', "'{'", "{'}", "}''{", "it's {n}", "'{n}'", '#', '<b>'])(
    'a text that somebody wrote is said as it is: %s',
    (text) => {
      const written = { 'x.a': literal(text) };
      const all = catalogs({ en: written, fr: written, ru: written, 'pt-BR': written });
      expect(new Speaker('en', [all], String).say({ key: 'x.a' })).toBe(text);
    },
  );

  it('a speaker says a phrase within a phrase', () => {
    const nested = catalogs({
      en: { 'x.a': 'Because {why}', 'x.b': 'of {n}' },
      fr: { 'x.a': '', 'x.b': '' },
      ru: { 'x.a': '', 'x.b': '' },
      'pt-BR': { 'x.a': '', 'x.b': '' },
    });
    const phrase = { key: 'x.a', params: { why: { key: 'x.b', params: { n: 2 } } } };
    expect(new Speaker('en', [nested], String).say(phrase)).toBe('Because of 2');
  });

  describe('who the reader is', () => {
    const text = '{player, select, you {You take} other {{player} takes}} a card.';
    const plain = '{player}’s card';
    const both = { 'x.took': text, 'x.card': plain, 'x.list': '{first}{rest}' };
    const all = catalogs({ en: both, fr: both, ru: both, 'pt-BR': both });
    const speaker = new Speaker('en', [all], (each) => ['Anna', 'you'][each] ?? '', seat(0));
    const player = (number: number) => ({ player: { seat: seat(number) } });

    it('a speaker calls the reader you where a sentence has words for it', () => {
      expect(speaker.say({ key: 'x.took', params: player(0) })).toBe('You take a card.');
      expect(speaker.say({ key: 'x.card', params: player(0) })).toBe('Anna’s card');
      expect(new Speaker('en', [all], () => 'Anna').say({ key: 'x.took', params: player(0) })).toBe(
        'Anna takes a card.',
      );
    });

    it('a speaker does so in a phrase within a phrase', () => {
      const params = { first: { key: 'x.took', params: player(0) }, rest: '' };
      expect(speaker.say({ key: 'x.list', params })).toBe('You take a card.');
    });

    it('a speaker does not take a player whose name is you for the reader', () => {
      expect(speaker.say({ key: 'x.took', params: player(1) }).replace('\u2060', '')).toBe('you takes a card.');
    });
  });

  it('a speaker puts names into one phrase', () => {
    const list = (locale: 'en' | 'fr' | 'ru' | 'pt-BR') =>
      new Speaker(locale, [complete], String).list(['A', 'B', 'C']);
    expect((['en', 'fr', 'ru', 'pt-BR'] as const).map(list)).toEqual([
      'A, B and C',
      'A, B et C',
      'A, B и C',
      'A, B e C',
    ]);
  });

  it('a speaker throws for a key that has no words', () => {
    expect(() => new Speaker('en', [complete], String).say({ key: 'x.nothing' })).toThrow(
      'No words for "x.nothing" in en',
    );
  });
});

describe('checkCatalogs', () => {
  const problems = (change: Partial<Record<'en' | 'fr' | 'ru' | 'pt-BR', string>>) =>
    checkCatalogs({
      en: { 'x.cards': change.en ?? complete.en['x.cards'] ?? '' },
      fr: { 'x.cards': change.fr ?? complete.fr['x.cards'] ?? '' },
      ru: { 'x.cards': change.ru ?? complete.ru['x.cards'] ?? '' },
      'pt-BR': { 'x.cards': change['pt-BR'] ?? complete['pt-BR']['x.cards'] ?? '' },
    });

  it('checkCatalogs finds nothing in complete catalogs', () => expect(problems({})).toEqual([]));
  it('checkCatalogs finds a missing sentence', () =>
    expect(problems({ fr: ' ' })).toEqual(['fr: "x.cards" is missing']));
  it('checkCatalogs finds a missing slot', () =>
    expect(problems({ fr: '{n}' })[0]).toContain('fr: "x.cards" has the slots [n]'));
  it('checkCatalogs finds a missing option of a select', () => {
    const choice = (choices: string) => ({ 'x.row': `{row, select, ${choices} other {–}}` });
    const texts = catalogs({
      en: choice('sea {sea} storm {storm}'),
      fr: choice('sea {mer} storm {tempête}'),
      ru: choice('sea {море}'),
      'pt-BR': choice('sea {mar} strom {tempestade}'),
    });
    expect(checkCatalogs(texts).map((problem) => problem.split(':')[0])).toEqual(['ru', 'pt-BR']);
  });
  it('checkCatalogs finds missing plural forms', () =>
    expect(problems({ ru: '{player}: {n, plural, one {# карта} other {# карты}}' })).toEqual([
      'ru: "x.cards" lacks the plural "few"',
      'ru: "x.cards" lacks the plural "many"',
    ]));
  it('checkCatalogs finds broken syntax', () =>
    expect(problems({ en: '{player' })[0]).toContain('en: "x.cards" does not parse'));
});

describe('checkUsage', () => {
  it('checkUsage finds keys that no source mentions, and mentioned keys that do not exist', () => {
    const sources = ["say('x.one')", `say(\`x.two.${'$'}{kind}\`)`, "say('x.four')"];
    expect(checkUsage(['x.one', 'x.two.a', 'x.two.b', 'x.three'], 'x', sources)).toEqual({
      unused: ['x.three'],
      unknown: ['x.four'],
    });
  });
});
