import path from 'node:path';
import { describeWords } from '@tortuga/laws/describe-words';
import { type LOCALES, Speaker } from '@tortuga/words';
import { expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import type { Side } from '../rules/types.ts';
import { sentences } from '../words/sentences.ts';

describeWords({
  folder: path.join(import.meta.dirname, '..'),
  prefix: 'cards',
  module: tortugaCards,
  sentences,
  extraKeys: { move: ['change', 'play', 'rotate', 'storm', 'swap'] },
  games: 12,
});

const SIDE = 0 as Side;

it('cards: every language has its own plural forms of prestige', () => {
  const price = (prestige: number) => tortugaCards.phraseOfPrice({ side: SIDE, outcome: 'boarded', prestige });
  const say = (locale: (typeof LOCALES)[number], prestige: number) => {
    const phrase = price(prestige);
    return phrase && new Speaker(locale, [sentences, tortugaCards.names], String).say(phrase);
  };
  expect([1, 3, 5].map((count) => say('ru', count))).toEqual([
    'абордаж, 1 очко престижа',
    'абордаж, 3 очка престижа',
    'абордаж, 5 очков престижа',
  ]);
  expect([1, 2].map((count) => say('fr', count))).toEqual([
    'abordage, 1 point de Prestige',
    'abordage, 2 points de Prestige',
  ]);
  expect([1, 2].map((count) => say('pt-BR', count))).toEqual([
    'abordagem, 1 ponto de prestígio',
    'abordagem, 2 pontos de prestígio',
  ]);
  expect(say('en', 5)).toBe('boards it, 5 prestige');
});
