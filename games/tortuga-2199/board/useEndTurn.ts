import { useEffect, useEffectEvent, useState } from 'react';
import type { EndTurn } from '../../board.ts';
import { useBoard } from './context.ts';
import { legalMove } from './offers.ts';

/** How long an ended turn can still be taken back, in milliseconds; the bar on the button takes as long. */
const SECOND_THOUGHTS_MS = 3000;

/** The next hand is drawn at the end of a turn, which nobody can undo: so it waits, or asks a second time. */
export function useEndTurn(how: EndTurn) {
  const { desk, play, view } = useBoard();
  const end = legalMove(desk, { kind: 'end' });
  const [askedAt, setAskedAt] = useState<number | null>(null);
  // Whatever else the player does takes it back.
  const isAsked = end !== undefined && askedAt === view.question;
  const endNow = (): void => {
    if (end !== undefined) play(end.move);
  };
  const endAtLast = useEffectEvent(endNow);
  const isWaiting = isAsked && how === 'wait';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => endAtLast(), SECOND_THOUGHTS_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    isPossible: end !== undefined,
    isAsked,
    onEnd: () => (isAsked || how === 'once' ? endNow() : setAskedAt(view.question)),
    /** Null where nothing waits. */
    onStay: isAsked ? () => setAskedAt(null) : null,
  };
}
