import type { Catalog, Locale } from '@tortuga/words';
import { byLanguage } from './by-language.ts';

/** A sentence of the book, and the rules that say more. */
export interface BookItem {
  readonly id: string;
  readonly rules: readonly string[];
}

export interface BookScene {
  readonly id: string;
  /** The name of a picture among the game's figures; null for words alone. */
  readonly figure: string | null;
}

export interface BookExample extends BookItem {
  /** What lies there, what happens and what comes of it. */
  readonly scenes: readonly BookScene[];
}

/**
 * What a rulebook has besides its numbered rules, in the order in which a newcomer reads it. All of it is ids; the sentences
 * have the keys `<prefix>.book.<chapter>.<id>`, those about pictures `<prefix>.book.figure.<name>`.
 */
export interface Book {
  /** The prefix of the game's words. */
  readonly prefix: string;
  readonly goal: readonly BookScene[];
  /** A round or a turn: one picture and its steps. */
  readonly round: { readonly figure: string | null; readonly steps: readonly BookItem[] };
  /** What one can do; what it costs has the key `<prefix>.book.cost.<id>`. */
  readonly reference: readonly BookItem[];
  readonly examples: readonly BookExample[];
  /** Where the published editions differ, and which one is followed here. */
  readonly editions: readonly BookItem[];
  /** What no source says, so that it was decided here. */
  readonly ours: readonly BookItem[];
}

/** By game; loaded when somebody opens its rulebook. A game without one has its numbered rules alone. */
const BOOKS: Readonly<Record<string, () => Promise<{ default: Book }>>> = {
  'tortuga-2199': () => import('./tortuga-2199/book.json'),
  'tortuga-cards': () => import('./tortuga-cards/book.json'),
  'tortuga-dice': () => import('./tortuga-dice/book.json'),
};

const openWords = byLanguage<Catalog>('book', {
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/book/en.json'),
    fr: () => import('./tortuga-2199/words/book/fr.json'),
    ru: () => import('./tortuga-2199/words/book/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/book/pt-BR.json'),
  },
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/book/en.json'),
    fr: () => import('./tortuga-cards/words/book/fr.json'),
    ru: () => import('./tortuga-cards/words/book/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/book/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/book/en.json'),
    fr: () => import('./tortuga-dice/words/book/fr.json'),
    ru: () => import('./tortuga-dice/words/book/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/book/pt-BR.json'),
  },
});

export interface OpenBook {
  readonly book: Book;
  /** Its sentences in one language. */
  readonly words: Catalog;
}

export async function openBook(game: string, locale: Locale): Promise<OpenBook | null> {
  const file = BOOKS[game];
  if (file === undefined) return null;
  const [book, words] = await Promise.all([file(), openWords(game, locale)]);
  return { book: book.default, words };
}
