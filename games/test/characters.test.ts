import { seat } from '@tortuga/kernel';
import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { BOASTS } from '../characters.ts';
import type { GameModule } from '../game-module.ts';
import { GAME_MODULES, moduleNamed } from '../registry.ts';
import { SENTENCES } from '../sentences.ts';

describe('the characters of bots', () => {
  it.each(GAME_MODULES.map((module) => [module.game.id, module] as const))(
    'the characters of %s have names, tastes and lines of their own in four languages',
    (id, { characters, phrasesOfCharacter }) => {
      expect(characters.length).toBeGreaterThan(1);
      for (const locale of LOCALES) {
        const speaker = new Speaker(locale, [SENTENCES[id] ?? ({} as never)], () => '');
        const said = characters.flatMap((character) => {
          const { name, taste, boast } = phrasesOfCharacter(character);
          return [name, taste, ...Array.from({ length: BOASTS }, (_, turn) => boast(turn))].map(speaker.say);
        });
        expect(new Set(said).size).toBe(characters.length * (2 + BOASTS));
        expect(said.filter((line) => line.length === 0 || line.length > 48)).toEqual([]);
      }
    },
  );

  it('an attack is a strike of the attacker, a defended one is not', () => {
    const { strikeOf } = moduleNamed('tortuga-dice') as GameModule;
    const attack = { type: 'attacked', seat: seat(2), target: seat(0), chest: 1, defended: false };
    expect(strikeOf(attack as never)).toBe(2);
    expect(strikeOf({ ...attack, defended: true } as never)).toBeNull();
  });

  it('a conquest from a rival is a strike, of a free sector it is not', () => {
    const { strikeOf } = moduleNamed('tortuga-2199') as GameModule;
    const conquest = { type: 'conquered', seat: seat(1), loser: seat(0) };
    expect(strikeOf(conquest as never)).toBe(1);
    expect(strikeOf({ ...conquest, loser: null } as never)).toBeNull();
  });

  it('an event card is a strike of whoever plays it', () => {
    const { strikeOf } = moduleNamed('tortuga-cards') as GameModule;
    expect(strikeOf({ type: 'stormed', seat: seat(1), column: 0 } as never)).toBe(1);
    expect(strikeOf({ type: 'played', seat: seat(1) } as never)).toBeNull();
  });
});
