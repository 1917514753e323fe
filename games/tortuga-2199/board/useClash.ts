import type { Seat } from '@tortuga/kernel';
import { useState } from 'react';
import type { View } from '../rules/view-types.ts';
import { type Clash, lastClash, runningClash } from './clash.ts';
import type { Log } from './log.ts';

interface Props {
  readonly view: View;
  readonly me: Seat | null;
  readonly log: Log;
  readonly news: Log;
}

interface ClashOnScreen {
  /** The combat that takes the whole table. */
  readonly clash: Clash | null;
  /** A combat of others, that can be watched. */
  readonly aside: Clash | null;
  /** Back to the table; null where one is asked. */
  readonly close: (() => void) | null;
  readonly watch: () => void;
}

/**
 * The combat to show: one that runs, or the last one until it is put away. Who fights can't look away; a combat of
 * others is offered to be watched.
 */
export function useClash({ view, me, log, news }: Props): ClashOnScreen {
  // What was over before the table was opened is a matter of the log.
  const [closed, setClosed] = useState(() => log.at(-1 - news.length)?.n ?? -1);
  const [isWatching, setWatching] = useState(me === null);
  const { fight } = view;
  const clash = fight === null ? lastClash(log) : runningClash(view.frame, fight, log);
  const watch = () => setWatching(true);
  const close = () => {
    if (clash?.outcome != null) setClosed(clash.outcome.n);
    setWatching(me === null);
  };
  if (clash === null || (clash.outcome !== null && (me === null || clash.outcome.n <= closed)))
    return { clash: null, aside: null, close: null, watch };
  const isMine = clash.attack.seat === me || clash.defence.seat === me;
  if (!isMine && !isWatching) return { clash: null, aside: clash, close, watch };
  return { clash, aside: null, close: clash.outcome === null && (isMine || me === null) ? null : close, watch };
}
