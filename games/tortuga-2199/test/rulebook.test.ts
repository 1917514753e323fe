import { expect, it } from 'vitest';
import { openRulebook } from '../../rulebook.ts';

it('French keeps its marks with their words', async () => {
  const { sections } = await openRulebook('tortuga-2199', 'fr');
  const texts = sections.flatMap((section) => [section.heading, ...Object.values(section.rules)]);
  expect(texts.filter((text) => / [:;?!»]|« |\u00A0[;?!]|'/.test(text))).toEqual([]);
});
