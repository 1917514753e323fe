import { useEffect, useId, useRef, useState } from 'react';
import { GlossaryChapter } from '../glossary/GlossaryChapter.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { foundIn } from './found.ts';
import { numberOf } from './number.ts';
import { useRulebook } from './rulebook.ts';

interface WholeRulebookProps {
  readonly game: string;
  /** A rule to scroll to and mark; empty for none. */
  readonly wanted: string;
}

/** All sections of a game's rulebook, with its contents and a field to search it. */
export function WholeRulebook({ game, wanted }: WholeRulebookProps) {
  const { t } = useSpeech();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const book = useRulebook(game);
  const [query, setQuery] = useState('');
  const sections = foundIn(book, query);
  useEffect(() => {
    document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const goTo = (index: number): void => {
    const heading = root.current?.querySelectorAll('h2')[index];
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="rulebook" ref={root}>
      <div className="stack rulebook-find">
        <label htmlFor={id}>{t('web.rules.search')}</label>
        <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <nav aria-label={t('web.rules.contents')}>
          <ol className="rulebook-contents">
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <button type="button" onClick={() => goTo(index)}>
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <p role="status">{sections.length === 0 && t('web.rules.notFound')}</p>
      </div>
      {sections.map(({ heading, rules }) => (
        <section key={heading} className="stack">
          <h2 tabIndex={-1}>{heading}</h2>
          <dl>
            {Object.entries(rules).map(([rule, text]) => (
              <div key={rule} id={rule} className="rulebook-rule" data-wanted={rule === wanted}>
                <dt>{numberOf(rule)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <GlossaryChapter game={game} query={query} />
    </div>
  );
}
