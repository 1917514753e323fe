import { useState } from 'react';
import { type Moment, type Watched, watch } from './moments.ts';
import { type Motion, prefersReducedMotion } from './motion.ts';

interface Options<Step, What> {
  readonly log: readonly Step[];
  readonly motion: Motion;
  /** What a step has to show large; null for most. */
  readonly whatOf: (step: Step) => What | null;
}

/**
 * The moment to show now, until its element calls `end` when its animation is over. What happened before the board was
 * opened is no moment, and without motion there is none: everything it tells stands elsewhere, too.
 */
export function useMoment<Step extends { readonly n: number }, What>({
  log,
  motion,
  whatOf,
}: Options<Step, What>): {
  readonly moment: Moment<What> | null;
  readonly end: () => void;
} {
  const [watched, setWatched] = useState<Watched<What>>(() => ({ upTo: log.at(-1)?.n ?? -1, shown: null }));
  const next = watch(watched, log, whatOf);
  if (next !== watched) setWatched(next);
  return {
    moment: motion === 0 || prefersReducedMotion() ? null : next.shown,
    end: () => setWatched({ ...next, shown: null }),
  };
}
