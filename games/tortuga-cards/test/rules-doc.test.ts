import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const room = path.join(import.meta.dirname, '..');
const rules = readFileSync(path.join(room, 'RULES.md'), 'utf8');

const sources = ['rules', 'test'].flatMap((folder) =>
  readdirSync(path.join(room, folder)).map((file) => readFileSync(path.join(room, folder, file), 'utf8')),
);

const listed = new Set([...rules.matchAll(/^\| +([\d., ]+?) +\|/gm)].flatMap((row) => (row[1] ?? '').split(', ')));

it('every rule that code or tests cite stands in RULES.md, and every rule there is cited', () => {
  const cited = new Set(
    sources.flatMap((source) => [...source.matchAll(/cards-(\d+\.\d+)/g)].map((found) => found[1])),
  );
  expect([...cited].filter((rule) => rule !== undefined && !listed.has(rule))).toEqual([]);
  expect([...listed].filter((rule) => !cited.has(rule))).toEqual([]);
});

it('every file that RULES.md names is there', () => {
  const files = new Set([...rules.matchAll(/`([\w./-]+\.(?:ts|json))`/g)].map((found) => found[1] ?? ''));
  const there = [
    ...readdirSync(path.join(room, 'rules')),
    ...readdirSync(path.join(room, 'test')),
    'packs/house.json',
    'bot/balance.ts',
  ];
  expect([...files].filter((file) => !there.includes(file))).toEqual([]);
});

it('the rulebook of the page tells every rule of play', () => {
  const book = JSON.parse(readFileSync(path.join(room, 'words/rulebook/en.json'), 'utf8'));
  const told = book.sections.flatMap((section: { rules: object }) => Object.keys(section.rules));
  // Section 7 is how we test, not how we play.
  const wanted = [...listed].filter((rule) => !rule.startsWith('7.')).map((rule) => `cards-${rule}`);
  expect(told).toEqual(wanted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
});
