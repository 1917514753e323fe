import { byLanguage } from './by-language.ts';

/** What a piece, a number or a keyword is, as a teacher would say it. */
export interface GlossaryEntry {
  readonly name: string;
  readonly text: string;
  /** The numbers of the rules that say it all. */
  readonly rules: readonly string[];
}

/** By key: what the pieces of a board call it in `data-about`, or by the first word of their `data-info`. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;

export const openGlossary = byLanguage<Glossary>('glossary', {
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
});
