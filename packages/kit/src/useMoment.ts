import { useState } from 'react';
import { type Moment, type Watched, watch } from './moments.ts';

interface Options<Step, What> {
  readonly log: readonly Step[];
  /** What a step has to show large; null for most. */
  readonly whatOf: (step: Step) => What | null;
  /** What happens meanwhile is never shown: something else tells it, or nothing may move. */
  readonly isRested: boolean;
}

/** The moment to show now, until `end`. What happened before the board was opened is no moment. */
export function useMoment<Step extends { readonly n: number }, What>({
  log,
  whatOf,
  isRested,
}: Options<Step, What>): {
  readonly moment: Moment<What> | null;
  readonly end: () => void;
} {
  const [watched, setWatched] = useState<Watched<What>>(() => ({ upTo: log.at(-1)?.n ?? -1, shown: null }));
  const next = watch(watched, log, whatOf, isRested);
  if (next !== watched) setWatched(next);
  return { moment: next.shown, end: () => setWatched({ ...next, shown: null }) };
}
