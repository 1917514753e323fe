import { useState } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { type PartProps, useAsked } from './ask.ts';
import { useTimes } from './times.ts';
import { useAdminWords } from './words.ts';

const NUMBERS = ['lobby', 'playing', 'finished', 'players', 'reports'] as const;
const LONGEST = 300;

/** The numbers, what is announced, and draining before a restart. */
export function Overview({ ask }: PartProps) {
  const t = useAdminWords();
  const time = useTimes();
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState('60');
  const { shown, trouble, act } = useAsked(() => ask('overview'));
  if (shown === null) return trouble === null ? <Waiting /> : <Trouble phrase={trouble} />;
  const { counts, awake, visitors, isDraining, announcement } = shown;
  const announce = (said: string | null) =>
    act(async () => {
      await ask('announce', { body: { text: said, minutes: Number(minutes) } });
      setText('');
    });
  return (
    <div className="stack">
      <Trouble phrase={trouble} />
      <dl className="admin-numbers">
        {NUMBERS.map((name) => (
          <div key={name}>
            <dt>{t(`admin.count.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('admin.count.awake')}</dt>
          <dd>{awake}</dd>
        </div>
        <div>
          <dt>{t('admin.count.visitors')}</dt>
          <dd>{visitors}</dd>
        </div>
      </dl>
      <section className="stack">
        <h2>{t('admin.announce.title')}</h2>
        {announcement === null ? (
          <p className="muted">{t('admin.announce.none')}</p>
        ) : (
          <p>
            <b>{announcement.text}</b> {t('admin.until', { when: time(announcement.until) })}
          </p>
        )}
        <div className="row admin-form">
          <label className="stack field">
            <span>{t('admin.announce.text')}</span>
            <input value={text} maxLength={LONGEST} onChange={({ target }) => setText(target.value)} />
          </label>
          <label className="stack field admin-short">
            <span>{t('admin.announce.minutes')}</span>
            <input inputMode="numeric" value={minutes} onChange={({ target }) => setMinutes(target.value)} />
          </label>
          <button type="button" className="btn" disabled={text.trim() === ''} onClick={() => announce(text.trim())}>
            {t('admin.announce.do')}
          </button>
          {announcement !== null && (
            <button type="button" className="btn quiet" onClick={() => announce(null)}>
              {t('admin.announce.off')}
            </button>
          )}
        </div>
      </section>
      <section className="stack">
        <h2>{t('admin.drain.title')}</h2>
        <p>{t(isDraining ? 'admin.drain.isOn' : 'admin.drain.hint')}</p>
        <p>
          <button
            type="button"
            className="btn"
            onClick={() => act(() => ask('drain', { body: { isDraining: !isDraining } }))}
          >
            {t(isDraining ? 'admin.drain.off' : 'admin.drain.on')}
          </button>
        </p>
      </section>
    </div>
  );
}
