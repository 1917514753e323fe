import { expect, it } from 'vitest';
import { chaptersOf } from '../src/rulebook/chapters.ts';
import { foundIn } from '../src/rulebook/found.ts';

const LAW = {
  sections: [
    { heading: 'Le marché', rules: { '2199-7.1': 'Achetez des cartes.', '2199-7.2': 'Renouvelez un trésor.' } },
    { heading: 'La table', rules: { 'table-1.1': 'Un coup répond à une question.' } },
  ],
};
const OPEN = {
  book: {
    prefix: '2199',
    goal: [],
    round: { figure: null, steps: [] },
    reference: [{ id: 'refresh', rules: ['2199-7.2'] }],
    examples: [
      {
        id: 'raid',
        rules: ['2199-12.1'],
        scenes: [
          { id: 'before', figure: 'mines' },
          { id: 'after', figure: null },
        ],
      },
    ],
    editions: [],
    ours: [{ id: 'order', rules: ['2199-5.3'] }],
  },
  words: {
    '2199.book.reference.refresh': 'Rafraîchir',
    '2199.book.cost.refresh': '1 crypto',
    '2199.book.example.raid.title': 'Un raid',
    '2199.book.example.raid.before': 'Avant.',
    '2199.book.example.raid.after': 'Après.',
    '2199.book.figure.mines': 'Deux vaisseaux aux Mines',
    '2199.book.ours.order': 'Le vaisseau d’abord.',
  },
};
const PIECE = { id: 'kraken', name: 'Kraken', text: 'Difficulté 9', count: 1, picture: null };
const GALLERY = [{ id: 'hunt', heading: 'Chasse', pieces: [PIECE] }];

const CHAPTERS = chaptersOf({ law: LAW, open: OPEN }, GALLERY, ({ key }) => key);
const found = (query: string): string[] =>
  foundIn(CHAPTERS, query).flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ id }) => id)));

it('a search in the rulebook finds rules by all words, without regard to accents and capitals', () => {
  expect(found('TRESOR un')).toEqual(['2199-7.2']);
  expect(found('tresor cartes')).toEqual([]);
});

it('a search in the rulebook finds rules by their heading, and everything by the printed number of its rule', () => {
  expect(found('marche')).toEqual(['2199-7.1', '2199-7.2']);
  expect(found('7.2')).toEqual(['reference-refresh', '2199-7.2']);
});

it('a search in the rulebook finds the quick reference by its costs, pictures by what they show, and cards by name', () => {
  expect(found('1 crypto')).toEqual(['reference-refresh']);
  expect(found('vaisseaux')).toEqual(['example-raid-before', 'example-raid-after']);
  expect(found('kraken')).toEqual(['kraken']);
  expect(found('vaisseau d’abord')).toEqual(['ours-order']);
});

it('an empty search in the rulebook shows everything', () => {
  expect(foundIn(CHAPTERS, '  ')).toBe(CHAPTERS);
});

it('the chapters of a rulebook are in the order in which one learns; a game without a book has its numbered rules alone', () => {
  expect(CHAPTERS.map(({ id }) => id)).toEqual(['reference', 'law', 'examples', 'gallery', 'decisions']);
  expect(chaptersOf({ law: LAW, open: null }, [], ({ key }) => key).map(({ id }) => id)).toEqual(['law']);
});
