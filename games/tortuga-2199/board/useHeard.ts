import { useState } from 'react';
import type { GameEvent } from '../rules/event.ts';
import { type Heard, hear, stillTrue } from './heard.ts';

type News = readonly { readonly n: number; readonly events: readonly GameEvent[] }[];

/** Keeps what was told, so that a recap, the last purchases and a combat can be shown after they happened. */
export function useHeard(news: News, question: number): readonly Heard[] {
  const [kept, setKept] = useState<{ readonly news: News; readonly heard: readonly Heard[] }>(() => ({
    news,
    heard: hear([], news, question),
  }));
  if (kept.news === news) return stillTrue(kept.heard, question);
  const heard = hear(kept.heard, news, question);
  setKept({ news, heard });
  return stillTrue(heard, question);
}
