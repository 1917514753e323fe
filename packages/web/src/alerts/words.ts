import type { Params } from '@tortuga/kernel';
import { type Catalog, type Locale, Speaker } from '@tortuga/words';
import { use } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { openedOnce } from '../ui/opened-once.ts';

/** The words about alerts come with what shows them: most visitors never open it. */

const WORDS: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>> = {
  en: () => import('../../words/alerts/en.json'),
  fr: () => import('../../words/alerts/fr.json'),
  ru: () => import('../../words/alerts/ru.json'),
  'pt-BR': () => import('../../words/alerts/pt-BR.json'),
};

type Say = (key: string, params?: Params) => string;

const opened = new Map<string, Promise<Say>>();

async function open(locale: Locale): Promise<Say> {
  const { say } = new Speaker(locale, [{ [locale]: (await WORDS[locale]()).default }], String);
  return (key, params = {}) => say({ key, params });
}

/** Suspends until they are there. */
export function useAlertWords(): Say {
  const { locale } = useSpeech();
  return use(openedOnce(opened, locale, () => open(locale)));
}
