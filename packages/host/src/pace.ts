/**
 * How long a bot takes for a move at least, so that people can follow. Where there is nothing to choose, there is little
 * to follow.
 *
 * @param pace for a choice, in milliseconds
 */
export const paceFor = (pace: number, moves: number): number => (moves === 1 ? pace / 3 : pace);

/** Waits so long, or until it is called off. */
export type Pause = (milliseconds: number, calledOff: AbortSignal) => Promise<void>;

export const pauseFor: Pause = (milliseconds, calledOff) =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      calledOff.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    calledOff.addEventListener('abort', go);
    if (calledOff.aborted) go();
  });
