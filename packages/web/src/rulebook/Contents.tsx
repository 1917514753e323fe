import { useSpeech } from '../speech/speech.tsx';
import type { Chapter } from './chapters.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** Where the headings are. */
  readonly root: { readonly current: HTMLElement | null };
}

/** All chapters and their parts; each leads to its heading. */
export function Contents({ chapters, root }: ContentsProps) {
  const { t } = useSpeech();
  const goTo = (id: string): void => {
    const heading = root.current?.querySelector<HTMLElement>(`[id="${id}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t('web.rules.contents')}>
      <ol className="rulebook-contents">
        {chapters.map(({ id, heading, parts }) => (
          <li key={id}>
            <button type="button" onClick={() => goTo(`chapter-${id}`)}>
              {heading}
            </button>
            {parts.length > 1 && (
              <ol>
                {parts.map((part) => (
                  <li key={part.id}>
                    <button type="button" onClick={() => goTo(`part-${part.id}`)}>
                      {part.heading}
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
