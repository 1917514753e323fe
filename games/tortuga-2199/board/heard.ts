import type { GameEvent } from '../rules/event.ts';

/** What this board has been told since it was opened; what was taken back is forgotten. */

export interface Heard {
  readonly n: number;
  /** The number of the question after it. */
  readonly question: number;
  readonly events: readonly GameEvent[];
}

const KEPT = 240;

type News = readonly { readonly n: number; readonly events: readonly GameEvent[] }[];

/** Every entry is one question on; what was answered anew replaces what was taken back. */
export function hear(heard: readonly Heard[], news: News, question: number): readonly Heard[] {
  if (news.length === 0) return heard;
  const first = question - news.length + 1;
  const fresh = news.map(({ n, events }, index) => ({ n, events, question: first + index }));
  return [...heard.filter((each) => each.question < first), ...fresh].slice(-KEPT);
}

/** What still stands: an undo leads back to an earlier question. */
export const stillTrue = (heard: readonly Heard[], question: number): readonly Heard[] =>
  heard.filter((each) => each.question <= question);
