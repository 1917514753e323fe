import path from 'node:path';
import { describeWords } from '@tortuga/laws/describe-words';
import { type LOCALES, Speaker } from '@tortuga/words';
import { expect, it } from 'vitest';
import { tortugaDice } from '../index.ts';
import { sentences } from '../words/sentences.ts';

describeWords({
  folder: path.join(import.meta.dirname, '..'),
  prefix: 'dice',
  module: tortugaDice,
  sentences,
  extraKeys: {
    move: [
      'act',
      'bonus',
      'decline',
      'haul',
      'keep',
      'load',
      'raid',
      'salvage',
      'show',
      'steal',
      'stow',
      'tile',
      'turn',
    ],
  },
  games: 6,
});

it('dice: every language has its own plural forms of coins', () => {
  const say = (locale: (typeof LOCALES)[number], coins: number) => {
    const phrase = tortugaDice.phraseOfPrice({ kind: 'tile', coins });
    return phrase && new Speaker(locale, [sentences, tortugaDice.names], String).say(phrase);
  };
  expect([1, 2, 5].map((coins) => say('ru', coins))).toEqual(['1 монета', '2 монеты', '5 монет']);
  expect([1, 2].map((coins) => say('fr', coins))).toEqual(['1 pièce', '2 pièces']);
  expect([1, 2].map((coins) => say('pt-BR', coins))).toEqual(['1 moeda', '2 moedas']);
  expect([1, 2].map((coins) => say('en', coins))).toEqual(['1 coin', '2 coins']);
});
