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
  /** The combat that fills the screen. */
  readonly clash: Clash | null;
  /** A combat between others that the viewer may watch. */
  readonly aside: Clash | null;
  /** Back to the map; null while the viewer has to decide. */
  readonly close: (() => void) | null;
  readonly watch: () => void;
}

/**
 * The combat to show: the current one, or the last one until it is closed. Those who fight can't close it; the others
 * choose whether to watch.
 */
export function useClash({ view, me, log, news }: Props): ClashOnScreen {
  // Combats that ended before the page was opened are not shown again.
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
