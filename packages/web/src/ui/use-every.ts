import { inBackground } from '@tortuga/kit';
import { useEffect } from 'react';

/** Looks now, and again and again while somebody looks at the page. The task says itself what went wrong. */
export function useEvery(everyMs: number, look: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again by itself
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (!document.hidden) inBackground(look());
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, everyMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, []);
}
