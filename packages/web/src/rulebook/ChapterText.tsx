import type { ReactNode } from 'react';
import { Entry as GlossaryEntry } from '../glossary/Entry.tsx';
import { useSpeech } from '../speech/speech.tsx';
import type { Chapter, Entry, Part } from './chapters.ts';
import { numberOf } from './number.ts';
import { Picture } from './Picture.tsx';
import { Pieces } from './Pieces.tsx';
import { Rules } from './Rules.tsx';

interface ChapterProps {
  readonly chapter: Chapter;
  /** The rule that is marked. */
  readonly wanted: string;
  readonly onRule: (rule: string) => void;
}

/** A chapter under its heading, each kind in its own form. */
export const ChapterText = (props: ChapterProps) => (
  <section className="rulebook-chapter" data-chapter={props.chapter.id}>
    <h2 id={`chapter-${props.chapter.id}`} tabIndex={-1}>
      {props.chapter.heading}
    </h2>
    {props.chapter.figure !== null && <Picture figure={props.chapter.figure} />}
    {props.chapter.parts.map((part) => (
      <div key={part.id} className="rulebook-part">
        {part.heading !== null && (
          <h3 id={`part-${part.id}`} tabIndex={-1}>
            {part.heading}
          </h3>
        )}
        <PartText {...props} part={part} />
      </div>
    ))}
  </section>
);

function PartText({ chapter, part, wanted, onRule }: ChapterProps & { readonly part: Part }): ReactNode {
  const { entries } = part;
  switch (chapter.id) {
    case 'goal':
    case 'examples':
      return <Scenes entries={entries} onRule={onRule} />;
    case 'round':
      return <Steps entries={entries} onRule={onRule} />;
    case 'reference':
      return <Reference columns={chapter.columns ?? ['', '']} entries={entries} onRule={onRule} />;
    case 'law':
      return <Law entries={entries} wanted={wanted} />;
    case 'gallery':
      return <Gallery entries={entries} />;
    case 'decisions':
      return <Decisions entries={entries} isOurs={part.id === 'ours'} onRule={onRule} />;
    case 'glossary':
      return <Glossary entries={entries} onRule={onRule} />;
  }
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly onRule: (rule: string) => void;
}

/** Sentences, each with its picture. */
const Scenes = ({ entries, onRule }: EntriesProps) => (
  <div className="rulebook-scenes">
    {entries.map(({ id, text, rules, figure }) => (
      <div key={id} className="rulebook-scene">
        {figure !== null && <Picture figure={figure} />}
        <p>
          {text} <Rules rules={rules} onRule={onRule} />
        </p>
      </div>
    ))}
  </div>
);

const Steps = ({ entries, onRule }: EntriesProps) => (
  <ol className="rulebook-steps">
    {entries.map(({ id, text, rules }) => (
      <li key={id}>
        {text} <Rules rules={rules} onRule={onRule} />
      </li>
    ))}
  </ol>
);

function Reference({ columns, entries, onRule }: EntriesProps & { readonly columns: readonly [string, string] }) {
  const { t } = useSpeech();
  return (
    <div className="rulebook-wide">
      <table className="rulebook-table">
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
            <th scope="col">{t('web.rules.title')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, text, more, rules }) => (
            <tr key={id}>
              <th scope="row">{text}</th>
              <td>{more}</td>
              <td>
                <Rules rules={rules} onRule={onRule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Law = ({ entries, wanted }: { readonly entries: readonly Entry[]; readonly wanted: string }) => (
  <dl>
    {entries.map(({ id, text }) => (
      <div key={id} id={id} className="rulebook-rule" data-wanted={id === wanted}>
        <dt>{numberOf(id)}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Gallery = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Pieces pieces={entries.flatMap(({ piece }) => piece ?? [])} />
);

function Decisions({ entries, isOurs, onRule }: EntriesProps & { readonly isOurs: boolean }) {
  const { t } = useSpeech();
  return (
    <ul className="rulebook-decisions">
      {entries.map(({ id, text, rules }) => (
        <li key={id}>
          {isOurs && <span className="rulebook-ours">{t('web.rules.mark')}</span>} {text}{' '}
          <Rules rules={rules} onRule={onRule} />
        </li>
      ))}
    </ul>
  );
}

const Glossary = ({ entries, onRule }: EntriesProps) => (
  <dl className="glossary">
    {entries.map(({ id, more, text, rules }) => (
      <div key={id}>
        <GlossaryEntry entry={{ name: more, text, rules }} onRule={onRule} />
      </div>
    ))}
  </dl>
);
