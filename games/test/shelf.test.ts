import { LOCALES } from '@tortuga/words';
import { expect, it } from 'vitest';
import { GAME_MODULES } from '../registry.ts';
import { openRulebook } from '../rulebook.ts';
import { SHELF } from '../shelf.ts';

it('every game on the shelf has the id and the seat counts of the registry', async () => {
  const known = GAME_MODULES.map(({ game }) => game.id);
  expect(SHELF.filter(({ id }) => !known.includes(id))).toEqual([]);
  for (const { id, seatCounts, module } of SHELF) {
    const { game } = await module();
    expect([game.id, game.seatCounts]).toEqual([id, seatCounts]);
  }
});

it('every rulebook has the same rules in every language, and none is empty', async () => {
  for (const { id } of SHELF) {
    const numbers = new Set<string>();
    for (const locale of LOCALES) {
      const { sections } = await openRulebook(id, locale);
      numbers.add(JSON.stringify(sections.map(({ rules }) => Object.keys(rules))));
      for (const { heading, rules } of sections) {
        expect(heading.trim()).not.toBe('');
        for (const [rule, text] of Object.entries(rules)) expect(text.length, `${locale} ${rule}`).toBeGreaterThan(20);
      }
    }
    expect(numbers.size).toBe(1);
  }
});
