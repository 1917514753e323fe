import { useEffect, useEffectEvent } from 'react';
import type { EndTurn } from '../../board.ts';
import type { TurnEnd } from './context.ts';
import { legalMove } from './offers.ts';
import type { useChoice } from './useChoice.ts';

type Turn = Pick<ReturnType<typeof useChoice>, 'desk' | 'play' | 'isEnding' | 'askToEnd'>;

/** How long an ended turn can still be stopped, in milliseconds; the bar on the button takes as long. */
const SECOND_THOUGHTS_MS = 3000;

/** The next hand is drawn at the end of a turn, which nobody can undo: so it waits, or asks a second time. */
export function useEndTurn(how: EndTurn, { desk, play, isEnding, askToEnd }: Turn): TurnEnd {
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
    how,
    isPossible: end !== undefined,
    isEnding,
    onEnd: () => (isEnding || how === 'once' ? endNow() : askToEnd(true)),
    onStay: isEnding ? () => askToEnd(false) : null,
  };
}
