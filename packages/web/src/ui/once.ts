import { inBackground } from '@tortuga/kit';
import { useRef } from 'react';

/** A double click counts once: nothing is started again while it is still running. */
export function useOnce(): (task: () => Promise<void>) => void {
  const isUnderWay = useRef(false);
  return (task) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    inBackground(
      task().finally(() => {
        isUnderWay.current = false;
      }),
    );
  };
}
