import { isLocale, LOCALES } from '@tortuga/words';
import { type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES } from '../ui/Languages.tsx';
import { useBench } from './context.ts';
import { hasNames } from './draft.ts';
import type { Sets } from './use-sets.ts';

interface SetBarProps {
  readonly sets: Sets;
  readonly onName: (name: string) => void;
  readonly onTry: () => void;
  readonly onSave: () => void;
  readonly onMeasure: () => void;
  readonly onPrint: () => void;
  readonly children: ReactNode;
}

const LONGEST = 40;

/** The name of the set, and what can be done with it as a whole. */
export function SetBar({ sets, onName, onTry, onSave, onMeasure, onPrint, children }: SetBarProps) {
  const { set, workshop, t } = useBench();
  const id = useId();
  const hasCards = workshop.sections.some(hasNames);
  return (
    <div className="workshop-bar">
      <div className="row workshop-titles">
        <div className="stack field">
          <label htmlFor={id}>{t('workshop.name')}</label>
          <input id={id} value={set.name} maxLength={LONGEST} onChange={({ target }) => onName(target.value)} />
        </div>
        {hasCards && (
          <div className="stack field">
            <label htmlFor={`${id}-language`}>{t('workshop.language')}</label>
            <select
              id={`${id}-language`}
              value={set.language}
              onChange={({ target }) => isLocale(target.value) && sets.change({ language: target.value })}
            >
              {LOCALES.map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {LANGUAGE_NAMES[locale]}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className="row workshop-deeds">
        <button type="button" className="btn primary" aria-disabled={set.ready === null} onClick={onTry}>
          {t('workshop.try')}
        </button>
        <button type="button" className="btn" aria-disabled={set.ready === null} onClick={onMeasure}>
          {t('workshop.measure')}
        </button>
        {hasCards && (
          <button type="button" className="btn" onClick={onPrint}>
            {t('workshop.print')}
          </button>
        )}
        <button type="button" className="btn" onClick={onSave}>
          {t('workshop.save')}
        </button>
        <button type="button" className="btn" aria-disabled={!sets.canUndo} onClick={sets.undo}>
          {t('workshop.undo')}
        </button>
        <button type="button" className="btn quiet" onClick={sets.remove}>
          {t('workshop.delete')}
        </button>
      </div>
      {children}
    </div>
  );
}
