import { useEffect, useState } from 'react';

/** Whoever waits for less than this needs no button. */
const PATIENCE_MS = 1500;

export interface SkipState {
  /** The bots play on without a pause, and nothing moves. */
  readonly isSkipping: boolean;
  /** Null while there is nothing to skip. */
  readonly onSkip: (() => void) | null;
}

/**
 * Lets whoever waits for bots skip what they do.
 * @param hurry makes bots play without a pause, or at their usual pace again; null where that is not for this player to say
 * @param isWaiting whether only bots are to decide
 */
export function useSkip(hurry: ((isHurried: boolean) => void) | null, isWaiting: boolean): SkipState {
  const [isSkipping, setSkipping] = useState(false);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isWaiting) {
      const timer = setTimeout(() => setLong(true), PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    setLong(false);
    setSkipping(false);
    return undefined;
  }, [isWaiting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it changes, not for every rendering
  useEffect(() => {
    if (!isSkipping) return;
    hurry?.(true);
    return () => hurry?.(false);
  }, [isSkipping]);
  return { isSkipping, onSkip: hurry !== null && isWaiting && isLong && !isSkipping ? () => setSkipping(true) : null };
}
