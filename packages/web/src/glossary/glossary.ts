import { openGuide } from '@tortuga/games/boards';
import { type Glossary, openGlossary } from '@tortuga/games/glossary';
import { use } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { openedOnce } from '../ui/opened-once.ts';

type Guide = Awaited<ReturnType<typeof openGuide>>;

const glossaries = new Map<string, Promise<Glossary>>();
const guides = new Map<string, Promise<Guide>>();

/** The glossary of a game in the reader's language. Suspends until it is there. */
export function useGlossary(game: string): Glossary {
  const { locale } = useSpeech();
  return use(openedOnce(glossaries, `${game} ${locale}`, () => openGlossary(game, locale)));
}

/** What tells which entries a piece of a board has. Suspends until it is there. */
export const useGuide = (game: string): Guide => use(openedOnce(guides, game, () => openGuide(game)));
