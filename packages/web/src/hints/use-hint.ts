import { inBackground } from '@tortuga/kit';
import { useEffect, useState } from 'react';
import { localTables } from '../local/worker-client.ts';
import { useKey } from '../ui/use-key.ts';
import type { HintPlan, HintQuestion } from './hint.ts';

export type Hint = 'thinking' | 'failed' | readonly HintPlan[];

interface Asked {
  /** What it is about: at any other decision it is out of date. */
  readonly decision: string;
  readonly hint: Hint;
}

export interface HintState {
  /** Null while there is none to be shown. */
  readonly hint: Hint | null;
  readonly close: () => void;
  /** Asks, or puts away what was answered. Null where nothing can be asked. */
  readonly toggle: (() => void) | null;
}

/**
 * What a bot would do in a position. Key H asks, too.
 * @param decision a name for what is to be decided
 * @param question null if nobody may ask here and now
 */
export function useHint(decision: string, question: HintQuestion | null): HintState {
  const [asked, setAsked] = useState<Asked | null>(null);
  const hint = asked !== null && asked.decision === decision ? asked.hint : null;
  const close = (): void => setAsked(null);
  const ask = async (about: HintQuestion): Promise<void> => {
    setAsked({ decision, hint: 'thinking' });
    const found = await localTables()
      .consider(about)
      .catch((): Hint => 'failed');
    // Whoever has closed it, or gone on, does not want it any more.
    setAsked((now) => (now?.decision === decision && now.hint === 'thinking' ? { decision, hint: found } : now));
  };
  const toggle =
    question === null
      ? null
      : () => {
          if (hint !== null && hint !== 'failed') close();
          else inBackground(ask(question));
        };
  const isOver = question === null;
  useEffect(() => {
    if (isOver) setAsked(null);
  }, [isOver]);
  useKey('KeyH', toggle);
  return { hint: isOver ? null : hint, close, toggle };
}
