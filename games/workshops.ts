import type { Catalog } from '@tortuga/words';
import { byLanguage } from './by-language.ts';
import type { AnyWorkshop } from './workshop.ts';

/** Loaded when a workshop is opened. */
const WORKSHOPS: Readonly<Record<string, () => Promise<AnyWorkshop>>> = {
  'tortuga-2199': async () => (await import('./tortuga-2199/workshop.ts')).workshop2199,
  'tortuga-cards': async () => (await import('./tortuga-cards/workshop.ts')).cardsWorkshop,
  'tortuga-dice': async () => (await import('./tortuga-dice/workshop.ts')).diceWorkshop,
};

export const openWorkshop = async (game: string): Promise<AnyWorkshop | null> => (await WORKSHOPS[game]?.()) ?? null;

/** The names of the sections and fields. */
export const openWorkshopWords = byLanguage<Catalog>('workshop', {
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/workshop/en.json'),
    fr: () => import('./tortuga-2199/words/workshop/fr.json'),
    ru: () => import('./tortuga-2199/words/workshop/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/workshop/pt-BR.json'),
  },
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/workshop/en.json'),
    fr: () => import('./tortuga-cards/words/workshop/fr.json'),
    ru: () => import('./tortuga-cards/words/workshop/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/workshop/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/workshop/en.json'),
    fr: () => import('./tortuga-dice/words/workshop/fr.json'),
    ru: () => import('./tortuga-dice/words/workshop/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/workshop/pt-BR.json'),
  },
});
