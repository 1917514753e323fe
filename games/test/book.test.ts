import { type Catalog, checkCatalogs, LOCALES } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { type Book, openBook } from '../book.ts';
import { openRulebook } from '../rulebook.ts';
import { SHELF } from '../shelf.ts';

/** The sentences that a book asks for; those of its gallery are the board's business. */
function keysOf({ prefix, goal, round, reference, examples, editions, ours }: Book): string[] {
  const scenes = [...goal, ...examples.flatMap((example) => example.scenes)];
  const figures = [round, ...scenes].flatMap(({ figure }) => (figure === null ? [] : [figure]));
  return [
    ...['head.round', 'head.what', 'head.cost'],
    ...goal.map(({ id }) => `goal.${id}`),
    ...round.steps.map(({ id }) => `round.${id}`),
    ...reference.flatMap(({ id }) => [`reference.${id}`, `cost.${id}`]),
    ...examples.flatMap((example) => [
      `example.${example.id}.title`,
      ...example.scenes.map(({ id }) => `example.${example.id}.${id}`),
    ]),
    ...editions.map(({ id }) => `editions.${id}`),
    ...ours.map(({ id }) => `ours.${id}`),
    ...new Set(figures.map((name) => `figure.${name}`)),
  ].map((key) => `${prefix}.book.${key}`);
}

/** A paragraph that says so itself: something in it was decided here. */
const OURS = /\bour (?:own )?rulings?\b|\brules? of our own\b|\bour own\b|\bwe made our own\b/i;

describe.each(SHELF.map(({ id }) => id))('the book of %s', (id) => {
  it(`the book of ${id} has exactly its sentences, in four languages`, async () => {
    const catalogs: Record<string, Catalog> = {};
    for (const locale of LOCALES) {
      const open = await openBook(id, locale);
      if (open === null) throw new Error('no book');
      const { book, words } = open;
      catalogs[locale] = words;
      const gallery = `${book.prefix}.book.gallery.`;
      const keys = Object.keys(words).filter((key) => !key.startsWith(gallery));
      expect(keys.sort()).toEqual(keysOf(book).sort());
    }
    expect(checkCatalogs(catalogs as Parameters<typeof checkCatalogs>[0])).toEqual([]);
  });

  it(`the book of ${id} names only rules that its rulebook has`, async () => {
    const open = await openBook(id, 'en');
    const { sections } = await openRulebook(id, 'en');
    const all = sections.flatMap(({ rules }) => Object.keys(rules));
    const { round, reference = [], examples = [], editions = [], ours = [] } = open?.book ?? {};
    const named = [...(round?.steps ?? []), ...reference, ...examples, ...editions, ...ours];
    expect(named.filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(named.flatMap(({ rules }) => rules).filter((rule) => !all.includes(rule))).toEqual([]);
  });

  it(`the book of ${id} lists every rule that says it is ours, and no other, among our decisions`, async () => {
    const open = await openBook(id, 'en');
    const { sections } = await openRulebook(id, 'en');
    const marked = sections.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([rule, text]) => (OURS.test(text) ? [rule] : [])),
    );
    expect([...new Set(open?.book.ours.flatMap(({ rules }) => rules))]).toEqual(marked);
  });
});
