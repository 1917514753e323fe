import { type OpenBook, openBook } from '@tortuga/games/book';
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

/** The numbered rules of a game, those of the table at their end, and what the book has besides. */
export interface WholeBook {
  readonly law: Rulebook;
  readonly open: OpenBook | null;
}

const opened = new Map<string, Promise<WholeBook>>();

async function load(game: string, locale: Locale): Promise<WholeBook> {
  const [ofGame, ofTable, open] = await Promise.all([
    openRulebook(game, locale),
    TABLE[locale](),
    openBook(game, locale),
  ]);
  return { law: { sections: [...ofGame.sections, ...ofTable.default.sections] }, open };
}

/** The rulebook of a game in the reader's language. */
export function useRulebook(game: string): WholeBook {
  const { locale } = useSpeech();
  const key = `${game} ${locale}`;
  const known = opened.get(key) ?? load(game, locale);
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return use(known);
}
