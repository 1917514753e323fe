import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@tortuga/words';
import { expect, it } from 'vitest';
import { openRulebook } from '../../rulebook.ts';

const rules = readFileSync(path.join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
const listed = [...rules.matchAll(/^\| +([\d., ]+?) +\|/gm)].flatMap((row) => (row[1] ?? '').split(', '));

it.each(LOCALES)('the rulebook of the page tells every rule of play in %s', async (locale) => {
  const { sections } = await openRulebook('tortuga-2199', locale);
  const told = sections.flatMap((section) => Object.keys(section.rules));
  // How the house set is made and measured is not how one plays.
  const wanted = listed.filter((rule) => rule !== '15.3' && rule !== '15.4').map((rule) => `2199-${rule}`);
  expect(told).toEqual(wanted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  for (const { heading, rules: texts } of sections) {
    expect(heading.trim()).not.toBe('');
    for (const [rule, text] of Object.entries(texts)) expect(text.length, rule).toBeGreaterThan(20);
  }
});

it('French keeps its marks with their words', async () => {
  const { sections } = await openRulebook('tortuga-2199', 'fr');
  const texts = sections.flatMap((section) => [section.heading, ...Object.values(section.rules)]);
  expect(texts.filter((text) => / [:;?!»]|« |\u00A0[;?!]|'/.test(text))).toEqual([]);
});
