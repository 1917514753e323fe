import type { Locale } from '@tortuga/words';

/** What a piece, a number or a keyword is, as a teacher would say it. */
export interface GlossaryEntry {
  readonly name: string;
  readonly text: string;
  /** The numbers of the rules that say it all. */
  readonly rules: readonly string[];
}

/** By key: what the pieces of a board call it in `data-about`, or by the first word of their `data-info`. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;

type Shelf = Readonly<Record<Locale, () => Promise<{ default: Glossary }>>>;

/** By game: each language is loaded when somebody asks. */
const GLOSSARIES: Readonly<Record<string, Shelf>> = {
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/glossary/en.json'),
    fr: () => import('./tortuga-2199/words/glossary/fr.json'),
    ru: () => import('./tortuga-2199/words/glossary/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/glossary/pt-BR.json'),
  },
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/glossary/en.json'),
    fr: () => import('./tortuga-cards/words/glossary/fr.json'),
    ru: () => import('./tortuga-cards/words/glossary/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/glossary/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/glossary/en.json'),
    fr: () => import('./tortuga-dice/words/glossary/fr.json'),
    ru: () => import('./tortuga-dice/words/glossary/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/glossary/pt-BR.json'),
  },
};

export async function openGlossary(game: string, locale: Locale): Promise<Glossary> {
  const shelf = GLOSSARIES[game];
  if (shelf === undefined) throw new Error(`No glossary for ${game}`);
  return (await shelf[locale]()).default;
}
