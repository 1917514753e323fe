import type { Params, Phrase } from '@tortuga/kernel';
import { type Catalog, type Catalogs, type Locale, Speaker } from '@tortuga/words';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ default: Catalog }>>> = {
  en: () => import('./catalog-en.ts'),
  fr: () => import('./catalog-fr.ts'),
  ru: () => import('./catalog-ru.ts'),
  'pt-BR': () => import('./catalog-pt-BR.ts'),
};

export interface Speech {
  readonly locale: Locale;
  /** The page's own words in this language, for those who build a speaker with more of them. */
  readonly catalogs: Partial<Catalogs>;
  readonly say: (phrase: Phrase) => string;
  readonly t: (key: string, params?: Params) => string;
}

const SpeechContext = createContext<Speech | null>(null);

const nobody = () => '';

function speechOf(locale: Locale, catalogs: Partial<Catalogs>): Speech {
  const speaker = new Speaker(locale, [catalogs], nobody);
  return { locale, catalogs, say: speaker.say, t: (key, params = {}) => speaker.say({ key, params }) };
}

export async function loadSpeech(locale: Locale): Promise<Speech> {
  return speechOf(locale, { [locale]: (await LOADERS[locale]()).default });
}

/** Speaks the language of the settings. Until another one is loaded, the old one goes on: nothing flickers. */
export function SpeechProvider({ first, children }: { readonly first: Speech; readonly children: ReactNode }) {
  const { locale } = useSettings();
  const [speech, setSpeech] = useState(first);
  useEffect(() => {
    if (locale === speech.locale) return;
    let wanted = true;
    loadSpeech(locale).then(
      // What else must be loaded for it is waited for, too: the page keeps its place and its focus.
      (loaded) => wanted && startTransition(() => setSpeech(loaded)),
      // Offline, and never loaded: stay with what we speak.
      () => wanted && changeSettings({ locale: speech.locale }),
    );
    return () => {
      wanted = false;
    };
  }, [locale, speech.locale]);
  useEffect(() => {
    document.documentElement.lang = speech.locale;
  }, [speech.locale]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('Nobody speaks here');
  return speech;
}
