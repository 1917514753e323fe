import type { ChatMessage } from '@tortuga/protocol';
import { useState } from 'react';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { noteMuted } from './muted.ts';

interface ChatLineDeedsProps {
  readonly table: string;
  readonly line: ChatMessage;
}

/** What can be done about somebody's message: table-11.4. Out of the way until it is asked for. */
export function ChatLineDeeds({ table, line: { n, name, player } }: ChatLineDeedsProps) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isReported, setReported] = useState(false);
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  if (player === null) return null;
  const mute = () => attempt(async () => noteMuted(await api.mute(player, true)));
  const report = () =>
    attempt(async () => {
      await api.report(table, n, reason.trim());
      setReported(true);
    });
  return (
    <>
      <button
        type="button"
        className="chat-more"
        aria-expanded={isOpen}
        aria-label={t('web.keeping.about', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        …
      </button>
      {isOpen && (
        <div className="stack chat-deeds">
          {isReported ? (
            <p role="status">{t('web.keeping.reported')}</p>
          ) : (
            <div className="row">
              <input
                aria-label={t('web.keeping.why')}
                placeholder={t('web.keeping.why')}
                value={reason}
                maxLength={LONGEST}
                onChange={({ target }) => setReason(target.value)}
              />
              <button type="button" className="btn" onClick={() => once(report)}>
                {t('web.keeping.report')}
              </button>
            </div>
          )}
          <button type="button" className="btn quiet" onClick={() => once(mute)}>
            {t('web.keeping.mute', { name })}
          </button>
          <Trouble phrase={trouble} />
        </div>
      )}
    </>
  );
}

const LONGEST = 300;
