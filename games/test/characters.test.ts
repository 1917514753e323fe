import { LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { BOASTS } from '../characters.ts';
import { GAME_MODULES } from '../registry.ts';
import { SENTENCES } from '../sentences.ts';

describe('the characters of bots', () => {
  it.each(GAME_MODULES.map((module) => [module.game.id, module] as const))(
    'the characters of %s have names, tastes and lines of their own in four languages',
    (id, { characters, phrasesOfCharacter }) => {
      expect(characters.length).toBeGreaterThan(1);
      const catalogs = Object.entries(SENTENCES).flatMap(([game, sentences]) => (game === id ? [sentences] : []));
      for (const locale of LOCALES) {
        const speaker = new Speaker(locale, catalogs, () => '');
        const said = characters.flatMap((character) => {
          const { name, taste, boast } = phrasesOfCharacter(character);
          return [name, taste, ...Array.from({ length: BOASTS }, (_, turn) => boast(turn))].map(speaker.say);
        });
        expect(new Set(said).size).toBe(characters.length * (2 + BOASTS));
        expect(said.filter((line) => line.length === 0 || line.length > 48)).toEqual([]);
      }
    },
  );
});
