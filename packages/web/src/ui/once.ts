import { inBackground } from '@tortuga/kit';
import { useRef } from 'react';

/** Who clicks twice means once: what is still under way is not begun again. */
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
