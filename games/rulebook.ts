import { byLanguage } from './by-language.ts';

/** The rules of a game for its players: short paragraphs under the rule numbers that refusals cite. */
export interface Rulebook {
  readonly sections: readonly {
    readonly heading: string;
    /** By rule number, in reading order. */
    readonly rules: Readonly<Record<string, string>>;
  }[];
}

export const openRulebook = byLanguage<Rulebook>('rulebook', {
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/rulebook/en.json'),
    fr: () => import('./tortuga-2199/words/rulebook/fr.json'),
    ru: () => import('./tortuga-2199/words/rulebook/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/rulebook/pt-BR.json'),
  },
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/rulebook/en.json'),
    fr: () => import('./tortuga-cards/words/rulebook/fr.json'),
    ru: () => import('./tortuga-cards/words/rulebook/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/rulebook/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/rulebook/en.json'),
    fr: () => import('./tortuga-dice/words/rulebook/fr.json'),
    ru: () => import('./tortuga-dice/words/rulebook/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/rulebook/pt-BR.json'),
  },
});
