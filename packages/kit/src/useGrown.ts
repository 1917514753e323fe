import { useState } from 'react';

/**
 * How many of something there are, if there have just been more of them than before: what is told once. Null at first,
 * so that nothing is told after a reload, and after an undo. What comes while it `isRested` is never told.
 */
export function useGrown(count: number, isRested = false): number | null {
  const [last, setLast] = useState<{ readonly count: number; readonly shown: number | null }>({ count, shown: null });
  if (last.count === count) return isRested ? null : last.shown;
  const next = { count, shown: !isRested && count > last.count ? count : null };
  setLast(next);
  return next.shown;
}
