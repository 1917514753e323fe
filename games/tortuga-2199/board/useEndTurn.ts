import { useEffect, useEffectEvent } from 'react';
import type { EndTurn } from '../../board.ts';
import { useBoard } from './context.ts';
import { legalMove } from './offers.ts';

/** How long an ended turn can still be stopped, in milliseconds; the bar on the button takes as long. */
const SECOND_THOUGHTS_MS = 3000;

/** The next hand is drawn at the end of a turn, which nobody can undo: so it waits, or asks a second time. */
export function useEndTurn(how: EndTurn) {
  const { desk, play, isEnding, askToEnd } = useBoard();
  const end = legalMove(desk, { kind: 'end' });
  const endNow = (): void => {
    if (end !== undefined) play(end.move);
  };
  const endAtLast = useEffectEvent(endNow);
  const isWaiting = isEnding && how === 'wait';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => endAtLast(), SECOND_THOUGHTS_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    isPossible: end !== undefined,
    isEnding,
    onEnd: () => (isEnding || how === 'once' ? endNow() : askToEnd(true)),
    /** Null where nothing waits. */
    onStay: isEnding ? () => askToEnd(false) : null,
  };
}
