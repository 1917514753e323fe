import { useState } from 'react';
import { useOnce } from '../ui/once.ts';
import type { Ask } from './ask.ts';
import { useAdminWords } from './words.ts';

interface PunishProps {
  readonly ask: Ask;
  readonly act: (deed: () => Promise<unknown>) => Promise<void>;
  readonly player: { readonly id: string; readonly name: string };
}

/** By its hours; the last one is for good. */
const TIMES = ['1', '24', '168', '720', ''] as const;

/** Mutes or bans a player, for a time, with a reason that the player reads. */
export function Punish({ ask, act, player: { id, name } }: PunishProps) {
  const t = useAdminWords();
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState('24');
  const [reason, setReason] = useState('');
  const once = useOnce();
  const impose = (kind: 'mute' | 'ban') =>
    once(() =>
      act(async () => {
        const body = { kind, target: id, reason: reason.trim(), hours: hours === '' ? null : Number(hours) };
        await ask('impose', { body });
        setOpen(false);
      }),
    );
  if (!isOpen) {
    return (
      <button
        type="button"
        className="btn"
        aria-label={t('admin.for', { deed: t('admin.punish.open'), about: name })}
        onClick={() => setOpen(true)}
      >
        {t('admin.punish.open')}
      </button>
    );
  }
  return (
    <fieldset className="row admin-form">
      <legend>{name}</legend>
      <label className="stack field">
        <span>{t('admin.punish.reason')}</span>
        <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </label>
      <label className="stack field admin-short">
        <span>{t('admin.punish.long')}</span>
        <select value={hours} onChange={({ target }) => setHours(target.value)}>
          {TIMES.map((each) => (
            <option key={each} value={each}>
              {each === '' ? t('admin.punish.forGood') : t('admin.punish.hours', { hours: Number(each) })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" onClick={() => impose('mute')}>
        {t('admin.punish.mute')}
      </button>
      <button type="button" className="btn" onClick={() => impose('ban')}>
        {t('admin.punish.ban')}
      </button>
      <button type="button" className="btn quiet" onClick={() => setOpen(false)}>
        {t('admin.cancel')}
      </button>
    </fieldset>
  );
}
