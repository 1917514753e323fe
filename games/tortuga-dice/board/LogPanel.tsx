import { useEffect, useRef } from 'react';
import { phraseOfEvent } from '../words/phrases.ts';
import { useBoard } from './context.ts';
import { linesOf } from './log.ts';

/** The log where a wide window has room for it; elsewhere it is in the page's drawer. The newest line is last. */
export function LogPanel() {
  const { log, say, t } = useBoard();
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(log);
  const last = lines.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (lines.length === 0) return null;
  return (
    <section className="dice-log" data-about="turn" aria-label={t('dice.ui.log')}>
      <h2>{t('dice.ui.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <ol ref={list} tabIndex={0} aria-label={t('dice.ui.log')}>
        {lines.map(({ key, event, seat }) => (
          <li key={key} data-seat={seat}>
            {say(phraseOfEvent(event))}
          </li>
        ))}
      </ol>
    </section>
  );
}
