import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, SPECTATOR, seatsOf, viewOf } from '@tortuga/kernel';
import { travel } from '@tortuga/laws';
import { checkCatalogs, checkUsage, LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { tortugaCards } from '../index.ts';
import { sentences } from '../words/sentences.ts';

const room = path.join(import.meta.dirname, '..');

const sources = ['rules', 'words', 'text', 'bot', 'board', '.'].flatMap((folder) =>
  readdirSync(path.join(room, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(room, folder, file), 'utf8')),
);

describe('the words of tortuga-cards', () => {
  it('are complete in every language, with the same slots and every plural', () => {
    expect([sentences, tortugaCards.names].flatMap(checkCatalogs)).toEqual([]);
  });

  it('are all used, and all there', () => {
    expect(checkUsage(Object.keys(sentences.en), 'cards', sources)).toEqual({ unused: [], unknown: [] });
  });

  it('has a sentence for every word of the vocabulary, and none for anything else', () => {
    const { vocabulary } = tortugaCards.game;
    const under = (prefix: string) =>
      Object.keys(sentences.en)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort();
    expect(under('cards.event.')).toEqual([...vocabulary.events].sort());
    expect(under('cards.line.')).toEqual([...vocabulary.lines].sort());
    expect(under('cards.ending.')).toEqual([...vocabulary.endings].sort());
    expect(under('cards.move.')).toEqual(['change', 'play', 'rotate', 'storm', 'swap']);
  });

  it.each(LOCALES)('%s says every move, price, refusal, event and score line of random games', (locale) => {
    const { game } = tortugaCards;
    const speaker = new Speaker(locale, [sentences, tortugaCards.names], (seat) => `Player ${seat}`);
    const said = new Set<string>();
    const say = (...phrases: (Parameters<typeof speaker.say>[0] | null)[]) => {
      for (const phrase of phrases) if (phrase !== null) said.add(speaker.say(phrase));
    };
    for (let number = 0; number < 12; number++) {
      const journey = travel(game, { options: {}, seats: at(game.seatCounts, number % 3), seed: `words ${number}` });
      for (const { before, events, move } of journey.moments) {
        say(game.prompt(before), tortugaCards.phraseOfMove(move), ...events.map(tortugaCards.phraseOfEvent));
        for (const seat of seatsOf(before.seats)) {
          say(game.refuse(before, seat, at(journey.moments, journey.rng.below(journey.moments.length)).move));
          for (const legal of game.moves(before, seat))
            say(tortugaCards.phraseOfPrice(game.price(before, seat, legal)));
        }
        expect(tortugaCards.draw(viewOf(game, before, SPECTATOR), speaker)).not.toContain('undefined');
      }
      const result = game.result(journey.last);
      say(...(result?.lines.map(tortugaCards.phraseOfLine) ?? []));
    }
    for (const cause of game.vocabulary.endings) say(tortugaCards.phraseOfEnding(cause));
    expect([...said].filter((text) => /undefined|[{}]|\bcards\./.test(text))).toEqual([]);
  });

  it('count prestige as each language does', () => {
    const price = (prestige: number) => tortugaCards.phraseOfPrice({ side: 0 as never, outcome: 'boarded', prestige });
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
});
