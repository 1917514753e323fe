import type { GameModule } from '@tortuga/games/game-module';
import type { Phrase, Viewer } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { useEffect, useState } from 'react';
import { eventsOf } from '../table/events.ts';

/** A deed is told for so long, unless there is a newer one. */
const SHOWN_MS = 2500;

/** What somebody else has just done, in words; null when nothing is to be told. */
export function useTold(module: GameModule, news: readonly Step[], viewer: Viewer, isTelling: boolean): Phrase | null {
  const [told, setTold] = useState<Phrase | null>(null);
  useEffect(() => {
    const events = news.filter(({ kind }) => kind === 'move').flatMap(eventsOf);
    const deed = events.findLast((event) => {
      const { seat, weight } = module.tellingOf(event);
      return weight > 0 && seat !== null && seat !== viewer;
    });
    if (deed !== undefined) setTold(module.phraseOfEvent(deed));
  }, [module, news, viewer]);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return isTelling ? told : null;
}
