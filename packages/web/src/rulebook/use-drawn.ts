import { inBackground } from '@tortuga/kit';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import type { Drawn } from './drawn.ts';

const DrawnContext = createContext<Drawn | null>(null);

export const DrawnProvider = DrawnContext.Provider;

/** What draws the pictures; null until it is there. */
export const usePictures = (): Drawn | null => useContext(DrawnContext);

/** Loads a game's pictures once the text of its rulebook is on the page. Without them, offline, the text is all there is. */
export function useDrawn(game: string): Drawn | null {
  const speech = useSpeech();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { openDrawn } = await import('./drawn.ts');
      const opened = await openDrawn(game, speech).catch(() => null);
      // Many pictures at once: whoever reads, scrolls or searches goes first.
      if (wanted) startTransition(() => setDrawn(opened));
    };
    inBackground(load());
    return () => {
      wanted = false;
    };
  }, [game, speech]);
  return drawn;
}
