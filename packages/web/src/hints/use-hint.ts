import { inBackground } from '@tortuga/kit';
import { useEffect, useState } from 'react';
import { localTables } from '../local/worker-client.ts';
import type { HintPlan, HintQuestion } from './hint.ts';

export type Hint = 'thinking' | 'failed' | readonly HintPlan[];

interface Asked {
  /** The position that it is about: at any other it is out of date. */
  readonly at: number;
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
 * @param question null if nobody may ask here and now
 */
export function useHint(at: number | undefined, question: HintQuestion | null): HintState {
  const [asked, setAsked] = useState<Asked | null>(null);
  const hint = asked !== null && asked.at === at ? asked.hint : null;
  const close = (): void => setAsked(null);
  const ask = async (about: HintQuestion, position: number): Promise<void> => {
    setAsked({ at: position, hint: 'thinking' });
    const found = await localTables()
      .consider(about)
      .catch((): Hint => 'failed');
    // Whoever has closed it, or gone on, does not want it any more.
    setAsked((now) => (now?.at === position && now.hint === 'thinking' ? { at: position, hint: found } : now));
  };
  const toggle =
    question === null || at === undefined
      ? null
      : () => {
          if (hint !== null && hint !== 'failed') close();
          else inBackground(ask(question, at));
        };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (toggle === null || event.defaultPrevented || event.code !== 'KeyH' || isTyped(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return { hint: question === null ? null : hint, close, toggle };
}

/** Is it a letter in a text, or for the browser? */
const isTyped = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [role=dialog] *'));
