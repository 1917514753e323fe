import { useEffect, useRef } from 'react';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { aroundName, type Line, type Log, linesOf } from './log.ts';

interface Props {
  readonly log: Log;
  /** Shows one line after the other, instead of scrolling to the newest. */
  readonly stepwise?: boolean;
}

/** The newest entry is last; a card's name opens the card. */
export function LogList({ log, stepwise = false }: Props) {
  const { huntCard, t } = useBoard();
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(log, huntCard);
  const last = lines.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is added
  useEffect(() => {
    if (!stepwise) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, stepwise]);
  if (lines.length === 0) return <p className="neon-quiet">{t('2199.ui.nothingYet')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <ol className="neon-log" data-stepwise={stepwise} ref={list} tabIndex={0} aria-label={t('2199.ui.log')}>
      {lines.map((line, index) => (
        <LogLine key={line.key} line={line} index={index} />
      ))}
    </ol>
  );
}

function LogLine({ line, index }: { readonly line: Line; readonly index: number }) {
  const { phrases, say } = useBoard();
  return (
    <li data-turn={line.event.type === 'turnBegan'} style={{ '--i': index } as object}>
      {line.seat !== null && <Badge seat={line.seat} />}
      <span>
        <WithCards text={say(phrases.phraseOfEvent(line.event))} cards={line.cards} />
      </span>
    </li>
  );
}

/** A sentence in which the names of cards are buttons. */
function WithCards({ text, cards }: { readonly text: string; readonly cards: readonly number[] }) {
  const { cardName, open } = useBoard();
  const [card, ...others] = cards;
  if (card === undefined) return text;
  const name = cardName(card);
  const around = aroundName(text, name);
  if (around === null) return <WithCards text={text} cards={others} />;
  const { before, opening, closing, after } = around;
  return (
    <>
      <WithCards text={before} cards={others} />
      <span className="neon-whole">
        {opening}
        <button
          type="button"
          className="neon-named"
          data-info={`card ${card}`}
          onClick={() => open({ kind: 'card', card })}
        >
          {name}
        </button>
        {closing}
      </span>
      <WithCards text={after} cards={others} />
    </>
  );
}
