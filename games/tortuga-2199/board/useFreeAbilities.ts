import type { Seat } from '@tortuga/kernel';
import { useEffect, useRef } from 'react';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { Log } from './log.ts';
import { type Desk, legalMove } from './offers.ts';

/** The combat abilities of the viewer that nobody would forgo, as moves. */
export function freeMoves({ view, me, desk }: { readonly view: View; readonly me: Seat | null; readonly desk: Desk }) {
  if (me === null || view.decider !== me) return [];
  return view.abilities
    .filter(({ free }) => free)
    .map(({ card, ability }): Move => ({ kind: 'use', card, ability, target: 0 }))
    .filter((move) => legalMove(desk, move) !== undefined);
}

interface Source {
  readonly view: View;
  readonly me: Seat | null;
  readonly desk: Desk;
  readonly log: Log;
  readonly run: (moves: readonly Move[]) => void;
}

/** Uses them as soon as they may be used; once, so that whoever undoes it may choose. */
export function useFreeAbilities({ view, me, desk, log, run }: Source): void {
  const usedIn = useRef('');
  const attack = log.findLast(({ events }) => events.some(({ type }) => type === 'attacked'))?.n ?? 0;
  const combat = `${attack} ${view.frame}`;
  useEffect(() => {
    const moves = freeMoves({ view, me, desk });
    if (moves.length === 0 || usedIn.current === combat) return;
    usedIn.current = combat;
    run(moves);
  });
}
