import type { Seat } from '@tortuga/kernel';
import { useEffect, useRef, useState } from 'react';
import type { View } from '../rules/view-types.ts';
import type { Face } from '../words/faces.ts';
import { type Bonuses, bonusesOf, type Clash, lastClash, runningClash } from './clash.ts';
import type { Heard } from './heard.ts';

/** The combat to show: one that runs, or the last one until it is put away. Only for who fights, or watches all. */
export function useClash(view: View, me: Seat | null, heard: readonly Heard[], faceOf: (card: number) => Face) {
  const bonuses = useRef<Bonuses | null>(null);
  const [closed, close] = useState(-1);
  const { fight } = view;
  useEffect(() => {
    if (fight !== null) bonuses.current = bonusesOf(view, fight);
  }, [view, fight]);
  const concerns = ({ attack, defence }: Clash): boolean => me === null || attack.seat === me || defence.seat === me;
  if (fight !== null) {
    const running = runningClash(view, fight, heard, faceOf);
    return { clash: concerns(running) ? running : null, close: () => undefined };
  }
  const last = lastClash(heard, faceOf, bonuses.current);
  const n = last?.outcome?.n ?? -1;
  const isShown = last !== null && me !== null && concerns(last) && n > closed;
  return { clash: isShown ? last : null, close: () => close(n) };
}
