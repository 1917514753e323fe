import { Link } from 'wouter';
import { Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type PartProps, useAsked } from './ask.ts';
import { Punish } from './Punish.tsx';
import { SureButton } from './SureButton.tsx';
import { useTimes } from './times.ts';
import { useAdminWords } from './words.ts';

/** Messages that players found bad, the oldest first, and what can be done about them. */
export function Reports({ ask }: PartProps) {
  const t = useAdminWords();
  const time = useTimes();
  const { shown, trouble, act } = useAsked(() => ask('reports'));
  if (shown === null) return trouble === null ? <Waiting /> : <Trouble phrase={trouble} />;
  return (
    <div className="stack">
      <Trouble phrase={trouble} />
      {shown.length === 0 && <p className="muted">{t('admin.reports.none')}</p>}
      <ul className="stack admin-list">
        {shown.map(({ id, tableId, n, playerId, name, reporter, said, reason, at }) => (
          <li key={id} className="stack">
            <p>
              <b>{name}</b>: {said}
            </p>
            <p className="muted">
              {t('admin.reports.by', { name: reporter, when: time(at) })} {reason}
            </p>
            <div className="row">
              <SureButton
                label={t('admin.reports.remove')}
                about={said}
                onSure={() => act(() => ask('removeMessage', { id: tableId, body: { n } }))}
              />
              <Punish {...{ ask, act }} player={{ id: playerId, name }} />
              <Link className="btn quiet" href={`/table/${tableId}`}>
                {t('admin.tables.look')}
              </Link>
              <button type="button" className="btn primary" onClick={() => act(() => ask('settle', { id }))}>
                {t('admin.reports.settle')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
