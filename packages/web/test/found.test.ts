import { expect, it } from 'vitest';
import { foundIn } from '../src/rulebook/found.ts';

const BOOK = {
  sections: [
    { heading: 'Le marché', rules: { '2199-7.1': 'Achetez des cartes.', '2199-7.2': 'Renouvelez un trésor.' } },
    { heading: 'La table', rules: { 'table-1.1': 'Un coup répond à une question.' } },
  ],
};
const found = (query: string): string[] => foundIn(BOOK, query).flatMap(({ rules }) => Object.keys(rules));

it('a search in the rulebook finds rules by all words, without regard to accents and capitals', () => {
  expect(found('TRESOR un')).toEqual(['2199-7.2']);
  expect(found('tresor cartes')).toEqual([]);
});

it('a search in the rulebook finds rules by their heading and by their printed number', () => {
  expect(found('marche')).toEqual(['2199-7.1', '2199-7.2']);
  expect(found('7.2')).toEqual(['2199-7.2']);
});

it('an empty search in the rulebook shows everything', () => {
  expect(foundIn(BOOK, '  ')).toBe(BOOK.sections);
});
