import { Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type PartProps, useAsked } from './ask.ts';
import { useTimes } from './times.ts';
import { useAdminWords } from './words.ts';

/** What was done with the admin token, the newest first. */
export function Deeds({ ask }: PartProps) {
  const t = useAdminWords();
  const time = useTimes();
  const { shown, trouble } = useAsked(() => ask('deeds'));
  if (shown === null) return trouble === null ? <Waiting /> : <Trouble phrase={trouble} />;
  return (
    <ol className="stack admin-list">
      {shown.length === 0 && <li className="muted">{t('admin.none')}</li>}
      {shown.map(({ id, at, deed, details }) => (
        <li key={id}>
          <span className="muted">{time(at)}</span> <b>{t(`admin.deed.${deed}`)}</b>{' '}
          <code>
            {Object.entries(details)
              .map(([name, value]) => `${name}: ${String(value)}`)
              .join(' · ')}
          </code>
        </li>
      ))}
    </ol>
  );
}
