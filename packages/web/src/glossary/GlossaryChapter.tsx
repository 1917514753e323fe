import { useSpeech } from '../speech/speech.tsx';
import { Entry } from './Entry.tsx';
import { useGlossary } from './glossary.ts';

interface GlossaryChapterProps {
  readonly game: string;
  /** Only entries with all these words; empty for the whole chapter. */
  readonly query: string;
}

/** The last chapter of a rulebook: every piece, number and keyword of the game by its name. */
export function GlossaryChapter({ game, query }: GlossaryChapterProps) {
  const { locale, t } = useSpeech();
  const glossary = useGlossary(game);
  const words = query.toLocaleLowerCase(locale).split(/\s+/);
  const entries = Object.entries(glossary)
    .filter(([, { name, text }]) => words.every((word) => `${name} ${text}`.toLocaleLowerCase(locale).includes(word)))
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, locale));
  if (entries.length === 0) return null;
  const goTo = (rule: string): void => document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  return (
    <section className="stack">
      <h2 tabIndex={-1}>{t('web.glossary.title')}</h2>
      <dl className="glossary">
        {entries.map(([key, entry]) => (
          <div key={key}>
            <Entry entry={entry} onRule={goTo} />
          </div>
        ))}
      </dl>
    </section>
  );
}
