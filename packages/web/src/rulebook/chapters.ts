import type { Book, BookItem, OpenBook } from '@tortuga/games/book';
import type { GalleryKind, GalleryPiece } from '@tortuga/games/figure';
import type { Glossary } from '@tortuga/games/glossary';
import type { Rulebook } from '@tortuga/games/rulebook';
import type { Phrase } from '@tortuga/kernel';
import type { Locale } from '@tortuga/words';
import type { WholeBook } from './rulebook.ts';

/** The book in the order in which it is read, as plain sentences: what contents and search are made of. */

/** A picture, and what it shows for those who don't see it. */
export interface Figure {
  readonly name: string;
  readonly alt: string;
}

export interface Entry {
  readonly id: string;
  readonly text: string;
  /** What it costs, or is printed on it. */
  readonly more: string;
  /** The rules that say it in full; of a rule, itself. */
  readonly rules: readonly string[];
  readonly figure: Figure | null;
  readonly piece: GalleryPiece | null;
}

export interface Part {
  readonly id: string;
  /** Null for a chapter that is one part. */
  readonly heading: string | null;
  /** Its entries only make sense together: whoever finds one sees all. */
  readonly isWhole: boolean;
  readonly entries: readonly Entry[];
}

const CHAPTERS = ['goal', 'round', 'reference', 'law', 'examples', 'gallery', 'decisions', 'glossary'] as const;

export interface Chapter {
  readonly id: (typeof CHAPTERS)[number];
  readonly heading: string;
  /** The figure of the chapter as a whole. */
  readonly figure: Figure | null;
  /** The headings of its table. */
  readonly columns: readonly [what: string, cost: string] | null;
  readonly parts: readonly Part[];
}

type Say = (phrase: Phrase) => string;

const entry = (id: string, text: string, change: Partial<Entry> = {}): Entry => ({
  id,
  text,
  more: '',
  rules: [],
  figure: null,
  piece: null,
  ...change,
});

const chapter = (
  id: Chapter['id'],
  heading: string,
  parts: readonly Part[],
  change: Partial<Chapter> = {},
): Chapter => ({
  id,
  heading,
  figure: null,
  columns: null,
  parts: parts.filter(({ entries }) => entries.length > 0),
  ...change,
});

/** All chapters that this game has; the gallery is there when it has been loaded. */
export function chaptersOf({ law, open }: WholeBook, gallery: readonly GalleryKind[], say: Say): readonly Chapter[] {
  const heading = (id: Chapter['id']): string => say({ key: `web.rules.chapter.${id}` });
  const learned = open === null ? null : learnedOf(open, say, heading);
  return [
    ...(learned?.before ?? []),
    chapter('law', heading('law'), lawOf(law)),
    ...(learned?.examples ?? []),
    chapter('gallery', heading('gallery'), gallery.map(kindOf)),
    ...(learned?.decisions ?? []),
  ].filter(({ parts }) => parts.length > 0);
}

/** The last chapter: every piece, number and keyword by its name. */
export const glossaryChapter = (glossary: Glossary, locale: Locale, say: Say): Chapter => {
  const entries = Object.entries(glossary)
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, locale))
    .map(([key, { name, text, rules }]) => entry(`glossary-${key}`, text, { more: name, rules }));
  const part = { id: 'glossary-all', heading: null, isWhole: false, entries };
  return chapter('glossary', say({ key: 'web.glossary.title' }), [part]);
};

const lawOf = ({ sections }: Rulebook): Part[] =>
  sections.map(({ heading, rules }) => ({
    id: `law-${Object.keys(rules)[0]}`,
    heading,
    isWhole: false,
    entries: Object.entries(rules).map(([rule, text]) => entry(rule, text, { rules: [rule] })),
  }));

const kindOf = ({ id, heading, pieces }: GalleryKind): Part => ({
  id: `gallery-${id}`,
  heading,
  isWhole: false,
  entries: pieces.map((piece) => entry(piece.id, piece.text, { more: piece.name, piece })),
});

function learnedOf({ book, words }: OpenBook, say: Say, heading: (id: Chapter['id']) => string) {
  const t = (key: string): string => words[`${book.prefix}.book.${key}`] ?? '';
  const figure = (name: string | null): Figure | null => (name === null ? null : { name, alt: t(`figure.${name}`) });
  const listed =
    (from: 'editions' | 'ours' | 'round') =>
    (item: BookItem): Entry =>
      entry(`${from}-${item.id}`, t(`${from}.${item.id}`), { rules: item.rules });
  const one = (id: string, entries: readonly Entry[], isWhole: boolean): Part[] => [
    { id, heading: null, isWhole, entries },
  ];
  return {
    before: [
      chapter(
        'goal',
        heading('goal'),
        one(
          'goal-all',
          book.goal.map((each) => entry(`goal-${each.id}`, t(`goal.${each.id}`), { figure: figure(each.figure) })),
          true,
        ),
      ),
      chapter('round', t('head.round'), one('round-all', book.round.steps.map(listed('round')), true), {
        figure: figure(book.round.figure),
      }),
      chapter('reference', heading('reference'), one('reference-all', book.reference.map(priced), false), {
        columns: [t('head.what'), t('head.cost')],
      }),
    ],
    examples: [chapter('examples', heading('examples'), book.examples.map(told))],
    decisions: [
      chapter('decisions', heading('decisions'), [decided('editions', book.editions), decided('ours', book.ours)]),
    ],
  };

  function priced({ id, rules }: BookItem): Entry {
    return entry(`reference-${id}`, t(`reference.${id}`), { more: t(`cost.${id}`), rules });
  }

  function told({ id, rules, scenes }: Book['examples'][number]): Part {
    return {
      id: `example-${id}`,
      heading: t(`example.${id}.title`),
      isWhole: true,
      entries: scenes.map((scene, index) =>
        entry(`example-${id}-${scene.id}`, t(`example.${id}.${scene.id}`), {
          figure: figure(scene.figure),
          // They stand once, under the last scene.
          rules: index === scenes.length - 1 ? rules : [],
        }),
      ),
    };
  }

  function decided(from: 'editions' | 'ours', items: readonly BookItem[]): Part {
    return {
      id: from,
      heading: say({ key: `web.rules.part.${from}` }),
      isWhole: false,
      entries: items.map(listed(from)),
    };
  }
}
