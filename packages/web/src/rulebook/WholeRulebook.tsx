import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useGlossary } from '../glossary/glossary.ts';
import { useSpeech } from '../speech/speech.tsx';
import { ChapterText } from './ChapterText.tsx';
import { Contents } from './Contents.tsx';
import { chaptersOf, glossaryChapter } from './chapters.ts';
import { foundIn } from './found.ts';
import { useRulebook } from './rulebook.ts';
import { DrawnProvider, useDrawn } from './use-drawn.ts';

interface WholeRulebookProps {
  readonly game: string;
  /** A rule to scroll to and mark; empty for none. */
  readonly wanted: string;
}

/** A game's rulebook from its goal to its last decision, with its contents and a field to search it. */
export function WholeRulebook({ game, wanted }: WholeRulebookProps) {
  const { locale, t, say } = useSpeech();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const book = useRulebook(game);
  const glossary = useGlossary(game);
  const drawn = useDrawn(game);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState({ rule: wanted });
  const all = useMemo(
    () => [...chaptersOf(book, drawn?.gallery ?? [], say), glossaryChapter(glossary, locale, say)],
    [book, drawn, glossary, locale, say],
  );
  const chapters = foundIn(all, query);
  const isDrawn = drawn !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures above it push it down
  useEffect(() => {
    document.getElementById(marked.rule)?.scrollIntoView({ block: 'center' });
  }, [marked, isDrawn]);
  const goTo = (rule: string): void => {
    setQuery('');
    setMarked({ rule });
  };
  return (
    <DrawnProvider value={drawn}>
      <div className="rulebook" ref={root}>
        <div className="sr" aria-hidden="true">
          {drawn?.sprite}
        </div>
        <div className="stack rulebook-find">
          <label htmlFor={id}>{t('web.rules.search')}</label>
          <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          <Contents chapters={chapters} root={root} />
          <p role="status">{chapters.length === 0 && t('web.rules.notFound')}</p>
        </div>
        {chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} wanted={marked.rule} onRule={goTo} />
        ))}
      </div>
    </DrawnProvider>
  );
}
