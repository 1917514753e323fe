import { LOCALES } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { openGlossary } from '../glossary.ts';
import { GAME_MODULES } from '../registry.ts';
import { openRulebook } from '../rulebook.ts';

describe.each(GAME_MODULES.map(({ game }) => game.id))('the glossary of %s', (id) => {
  it.each(LOCALES)(`the glossary of ${id} has the same entries in %s, and cites the same rules`, async (locale) => {
    const [english, other] = await Promise.all([openGlossary(id, 'en'), openGlossary(id, locale)]);
    const rulesOf = (glossary: typeof english) => Object.entries(glossary).map(([key, { rules }]) => [key, rules]);
    expect(rulesOf(other)).toEqual(rulesOf(english));
    expect(new Set(Object.values(other).map(({ name }) => name)).size).toBe(Object.keys(other).length);
    for (const { name, text } of Object.values(other)) {
      expect(name).not.toBe('');
      expect(text).toMatch(/[.!]$/);
    }
  });

  it(`the glossary of ${id} cites rules that exist`, async () => {
    const { sections } = await openRulebook(id, 'en');
    const known = sections.flatMap(({ rules }) => Object.keys(rules));
    const cited = Object.values(await openGlossary(id, 'en')).flatMap(({ rules }) => rules);
    expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
  });
});
