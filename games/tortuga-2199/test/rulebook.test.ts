import { expect, it } from 'vitest';
import { openRulebook } from '../../rulebook.ts';

it('the French rulebook of tortuga-2199 has non-breaking spaces before its punctuation', async () => {
  const { sections } = await openRulebook('tortuga-2199', 'fr');
  const texts = sections.flatMap((section) => [section.heading, ...Object.values(section.rules)]);
  expect(texts.filter((text) => / [:;?!»]|« |\u00A0[;?!]|'/.test(text))).toEqual([]);
});
