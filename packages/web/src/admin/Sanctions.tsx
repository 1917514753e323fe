import { useState } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type PartProps, useAsked } from './ask.ts';
import { useTimes } from './times.ts';
import { useAdminWords } from './words.ts';

/** Who is muted or banned, and addresses that may not come in. */
export function Sanctions({ ask }: PartProps) {
  const t = useAdminWords();
  const time = useTimes();
  const [address, setAddress] = useState('');
  const { shown, trouble, act } = useAsked(() => ask('sanctions'));
  const ban = () =>
    act(async () => {
      await ask('impose', { body: { kind: 'address', target: address.trim() } });
      setAddress('');
    });
  return (
    <div className="stack">
      <div className="row admin-form">
        <label className="stack field">
          <span>{t('admin.sanctions.address')}</span>
          <input value={address} maxLength={64} onChange={({ target }) => setAddress(target.value)} />
        </label>
        <button type="button" className="btn" disabled={address.trim() === ''} onClick={ban}>
          {t('admin.punish.ban')}
        </button>
      </div>
      <Trouble phrase={trouble} />
      {shown === null && <Waiting />}
      {shown?.length === 0 && <p className="muted">{t('admin.sanctions.none')}</p>}
      <ul className="stack admin-list">
        {shown?.map(({ kind, target, name, reason, at, until }) => (
          <li key={`${kind} ${target}`} className="row">
            <p>
              {t(`admin.kind.${kind}`)} <b>{name ?? target}</b>{' '}
              {until === null ? t('admin.punish.forGood') : t('admin.until', { when: time(until) })}{' '}
              <span className="muted">
                {time(at)} {reason}
              </span>
            </p>
            <button
              type="button"
              className="btn"
              aria-label={t('admin.for', { deed: t('admin.sanctions.lift'), about: name ?? target })}
              onClick={() => act(() => ask('lift', { body: { kind, target } }))}
            >
              {t('admin.sanctions.lift')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
