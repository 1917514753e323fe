import type { Catalog } from '@tortuga/words';
import { byLanguage } from './by-language.ts';

export const openSentences = byLanguage<Catalog>('words', {
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/en.json'),
    fr: () => import('./tortuga-2199/words/fr.json'),
    ru: () => import('./tortuga-2199/words/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/pt-BR.json'),
  },
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/en.json'),
    fr: () => import('./tortuga-cards/words/fr.json'),
    ru: () => import('./tortuga-cards/words/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/en.json'),
    fr: () => import('./tortuga-dice/words/fr.json'),
    ru: () => import('./tortuga-dice/words/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/pt-BR.json'),
  },
});
