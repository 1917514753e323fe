import type { Section } from '@tortuga/games/workshop';
import { at } from '@tortuga/kernel';
import { useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Cards } from './Cards.tsx';
import { type Progress, progressOf } from './checked.ts';
import { useBench } from './context.ts';
import { hasNames } from './draft.ts';
import { Maps } from './Maps.tsx';
import { Numbers } from './Numbers.tsx';

/** The parts of a set with how far each has come, and the forms of one of them. */
export function Sections() {
  const { workshop, set, problems, term, t } = useBench();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openId, setOpen] = useState(() => at(workshop.sections, 0).id);
  const parts = workshop.sections.map((section) => ({
    section,
    progress: progressOf(section, workshop, set.pack, problems),
  }));
  const open = parts.find(({ section }) => section.id === openId) ?? at(parts, 0);
  const index = parts.indexOf(open);
  const next = parts[index + 1];
  const missing = parts.filter(({ progress }) => !progress.isComplete);
  const goTo = (id: string): void => {
    setOpen(id);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="workshop-parts">
      <nav className="workshop-nav" aria-label={t('workshop.parts')}>
        <ul>
          {parts.map(({ section, progress }) => (
            <li key={section.id}>
              <button
                type="button"
                aria-current={section === open.section ? 'true' : undefined}
                onClick={() => goTo(section.id)}
              >
                {term('section', section.id)}
                <Count section={section} progress={progress} />
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section className="workshop-part">
        <h2 ref={heading} tabIndex={-1}>
          {term('section', open.section.id)}
        </h2>
        <p className="workshop-state" role="status">
          {set.ready !== null
            ? t('workshop.ready')
            : t('workshop.missing', { parts: missing.map(({ section }) => term('section', section.id)).join(', ') })}
        </p>
        <Forms section={open.section} />
        {next !== undefined && (
          <button type="button" className="btn" onClick={() => goTo(next.section.id)}>
            {t('workshop.next', { part: term('section', next.section.id) })}
          </button>
        )}
      </section>
    </div>
  );
}

function Count({
  section,
  progress: { done, wanted, isWrong, isComplete },
}: {
  readonly section: Section;
  readonly progress: Progress;
}) {
  const { t } = useBench();
  const state = isComplete ? 'right' : isWrong ? 'wrong' : 'blank';
  return (
    <small data-state={state}>
      {isComplete && <Icon name="check" />}
      {isWrong && <span aria-hidden="true">!</span>}
      {isWrong && <span className="sr">{t('workshop.wrong')}</span>}
      {wanted !== null && t(hasNames(section) ? 'workshop.cards' : 'workshop.count', { done, wanted })}
      {isComplete && <span className="sr">{t('workshop.complete')}</span>}
    </small>
  );
}

function Forms({ section }: { readonly section: Section }) {
  switch (section.kind) {
    case 'cards':
      return <Cards section={section} />;
    case 'numbers':
      return <Numbers section={section} />;
    case 'maps':
      return <Maps section={section} />;
  }
}
