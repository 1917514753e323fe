import { openRulebook, type Rulebook } from '@tortuga/games/rulebook';
import type { Locale } from '@tortuga/words';
import { use } from 'react';
import { useSpeech } from '../speech/speech.tsx';

/** The rules of every table, whatever is played there. */
const TABLE: Readonly<Record<Locale, () => Promise<{ default: Rulebook }>>> = {
  en: () => import('../../words/rulebook/en.json'),
  fr: () => import('../../words/rulebook/fr.json'),
  ru: () => import('../../words/rulebook/ru.json'),
  'pt-BR': () => import('../../words/rulebook/pt-BR.json'),
};

const opened = new Map<string, Promise<Rulebook>>();

async function load(game: string, locale: Locale): Promise<Rulebook> {
  const [ofGame, ofTable] = await Promise.all([openRulebook(game, locale), TABLE[locale]()]);
  return { sections: [...ofGame.sections, ...ofTable.default.sections] };
}

/** The rulebook of a game in the reader's language, the rules of the table at its end. */
export function useRulebook(game: string): Rulebook {
  const { locale } = useSpeech();
  const key = `${game} ${locale}`;
  const known = opened.get(key) ?? load(game, locale);
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return use(known);
}
