import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogs, checkUsage, LOCALES } from '@tortuga/words';
import { expect, it } from 'vitest';
import adminEn from '../words/admin/en.json' with { type: 'json' };
import adminFr from '../words/admin/fr.json' with { type: 'json' };
import adminPtBR from '../words/admin/pt-BR.json' with { type: 'json' };
import adminRu from '../words/admin/ru.json' with { type: 'json' };
import alertsEn from '../words/alerts/en.json' with { type: 'json' };
import alertsFr from '../words/alerts/fr.json' with { type: 'json' };
import alertsPtBR from '../words/alerts/pt-BR.json' with { type: 'json' };
import alertsRu from '../words/alerts/ru.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import ptBR from '../words/pt-BR.json' with { type: 'json' };
import ru from '../words/ru.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, '..', 'src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('the words of the page are complete in four languages', () => {
  expect(checkCatalogs({ en, fr, ru, 'pt-BR': ptBR })).toEqual([]);
});

it('every word of the page is used, and every word used is there', () => {
  expect(checkUsage(Object.keys(en), 'web', sources)).toEqual({ unused: [], unknown: [] });
});

it.each([
  ['alerts', { en: alertsEn, fr: alertsFr, ru: alertsRu, 'pt-BR': alertsPtBR }],
  ['admin', { en: adminEn, fr: adminFr, ru: adminRu, 'pt-BR': adminPtBR }],
])('the words of %s are complete in four languages, and all are used', (area, catalogs) => {
  expect(checkCatalogs(catalogs)).toEqual([]);
  expect(checkUsage(Object.keys(catalogs.en), area, sources)).toEqual({ unused: [], unknown: [] });
});

it('no sentence stands in the page itself', () => {
  // Text between tags that is more than a number, a sign or a variable.
  const sentence = />\s*[A-Z][a-z]+(?: [a-z]+)+[^<>{}]*</;
  expect(sources.filter((source) => sentence.test(source))).toEqual([]);
});

it('the table rules are all there, in four languages', () => {
  const listed = readFileSync(path.join(import.meta.dirname, '../../../docs/table-rules.md'), 'utf8');
  const numbers = [...listed.matchAll(/^\| (table-[\d.]+) \|/gm)].map(([, rule]) => rule);
  for (const locale of LOCALES) {
    const book = JSON.parse(readFileSync(path.join(import.meta.dirname, `../words/rulebook/${locale}.json`), 'utf8'));
    expect(book.sections.flatMap(({ rules }: { rules: object }) => Object.keys(rules))).toEqual(numbers);
  }
});
