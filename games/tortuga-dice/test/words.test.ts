import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, SPECTATOR, seatsOf, viewOf } from '@tortuga/kernel';
import { travel } from '@tortuga/laws';
import { checkCatalogs, checkUsage, LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { tortugaDice } from '../index.ts';
import { sentences } from '../words/sentences.ts';

const room = path.join(import.meta.dirname, '..');

const sources = ['rules', 'words', 'text', 'bot', 'board', '.'].flatMap((folder) =>
  readdirSync(path.join(room, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(room, folder, file), 'utf8')),
);

describe('the words of tortuga-dice', () => {
  it('are complete in every language, with the same slots and every plural', () => {
    expect(checkCatalogs(sentences)).toEqual([]);
  });

  it('are all used, and all there', () => {
    expect(checkUsage(Object.keys(sentences.en), 'dice', sources)).toEqual({ unused: [], unknown: [] });
  });

  it('has a sentence for every word of the vocabulary, and none for anything else', () => {
    const { vocabulary } = tortugaDice.game;
    const under = (prefix: string) =>
      Object.keys(sentences.en)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort();
    expect(under('dice.event.')).toEqual([...vocabulary.events].sort());
    expect(under('dice.line.')).toEqual([...vocabulary.lines].sort());
    expect(under('dice.ending.')).toEqual([...vocabulary.endings].sort());
    expect(under('dice.move.')).toEqual([
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
    ]);
  });

  it.each(LOCALES)('%s says every move, price, refusal, event and score line of random games', (locale) => {
    const { game } = tortugaDice;
    const speaker = new Speaker(locale, [sentences, tortugaDice.names], (seat) => `Player ${seat}`);
    const said = new Set<string>();
    const say = (...phrases: (Parameters<typeof speaker.say>[0] | null)[]) => {
      for (const phrase of phrases) if (phrase !== null) said.add(speaker.say(phrase));
    };
    for (let number = 0; number < 6; number++) {
      const journey = travel(game, {
        options: { long: number % 2 === 1 },
        seats: at(game.seatCounts, number % 3),
        seed: `words ${number}`,
      });
      for (const { before, events, move } of journey.moments) {
        say(game.prompt(before), tortugaDice.phraseOfMove(move), ...events.map(tortugaDice.phraseOfEvent));
        for (const seat of seatsOf(before.seats)) {
          say(game.refuse(before, seat, at(journey.moments, journey.rng.below(journey.moments.length)).move));
          for (const legal of game.moves(before, seat)) say(tortugaDice.phraseOfPrice(game.price(before, seat, legal)));
        }
        expect(tortugaDice.draw(viewOf(game, before, SPECTATOR), speaker)).not.toContain('undefined');
      }
      const result = game.result(journey.last);
      say(...(result?.lines.map(tortugaDice.phraseOfLine) ?? []));
    }
    for (const cause of game.vocabulary.endings) say(tortugaDice.phraseOfEnding(cause));
    expect([...said].filter((text) => /undefined|[{}]|\bdice\.[a-z]/.test(text))).toEqual([]);
  });

  it('count as each language does', () => {
    const say = (locale: (typeof LOCALES)[number], coins: number) => {
      const phrase = tortugaDice.phraseOfPrice({ kind: 'tile', coins });
      return phrase && new Speaker(locale, [sentences, tortugaDice.names], String).say(phrase);
    };
    expect([1, 2, 5].map((coins) => say('ru', coins))).toEqual(['1 монета', '2 монеты', '5 монет']);
    expect([1, 2].map((coins) => say('fr', coins))).toEqual(['1 pièce', '2 pièces']);
    expect([1, 2].map((coins) => say('pt-BR', coins))).toEqual(['1 moeda', '2 moedas']);
    expect([1, 2].map((coins) => say('en', coins))).toEqual(['1 coin', '2 coins']);
  });
});
