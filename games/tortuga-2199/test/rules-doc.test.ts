import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const room = path.join(import.meta.dirname, '..');
const rules = readFileSync(path.join(room, 'RULES.md'), 'utf8');

const sources = ['rules', 'bot', 'test'].flatMap((folder) =>
  readdirSync(path.join(room, folder)).map((file) => readFileSync(path.join(room, folder, file), 'utf8')),
);

const listed = new Set([...rules.matchAll(/^\| +([\d., ]+?) +\|/gm)].flatMap((row) => (row[1] ?? '').split(', ')));

it('every rule that code or tests cite stands in RULES.md, and every rule there is cited', () => {
  const cited = new Set(sources.flatMap((source) => [...source.matchAll(/2199-(\d+\.\d+)/g)].map((found) => found[1])));
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
