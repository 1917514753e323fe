import type { Params } from '@tortuga/kernel';
import { type Catalog, type Locale, Speaker } from '@tortuga/words';
import { use } from 'react';
import { openedOnce } from '../ui/opened-once.ts';
import { useSpeech } from './speech.tsx';

type Say = (key: string, params?: Params) => string;
type Open = (locale: Locale) => Promise<Say>;

/** Words that come with what shows them, since most visitors never open it. */
export function laterWords(words: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>>): Open {
  const opened = new Map<string, Promise<Say>>();
  const open = async (locale: Locale): Promise<Say> => {
    const { say } = new Speaker(locale, [{ [locale]: (await words[locale]()).default }], String);
    return (key, params = {}) => say({ key, params });
  };
  return (locale) => openedOnce(opened, locale, () => open(locale));
}

/** Suspends until they are there. */
export function useLaterWords(open: Open): Say {
  const { locale } = useSpeech();
  return use(open(locale));
}
