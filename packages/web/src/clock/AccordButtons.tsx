import type { TableInfo } from '@tortuga/protocol';
import { useState } from 'react';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';

interface AccordProps {
  readonly table: TableInfo;
  readonly mine: number;
  readonly attempt: (task: () => Promise<unknown>) => void;
}

/** In the list of who is at the table: a pause, the end by agreement, giving up. */
export function AccordButtons({ table, mine, attempt }: AccordProps) {
  const { t } = useSpeech();
  const [isSure, setSure] = useState(false);
  const { proposal, clock, seats } = table;
  const has = (what: 'pause' | 'stop') => proposal?.what === what && proposal.seats.includes(mine);
  const propose = (what: 'pause' | 'stop') => attempt(() => api.agree(table.id, what, true));
  return (
    <>
      {clock !== null && !clock.isPaused && !has('pause') && (
        <button type="button" className="btn" onClick={() => propose('pause')}>
          {t('web.accord.pause')}
        </button>
      )}
      {!has('stop') && (
        <button type="button" className="btn" onClick={() => propose('stop')}>
          {t('web.accord.stop')}
        </button>
      )}
      {seats.length === 2 && (
        <button
          type="button"
          className={isSure ? 'btn danger' : 'btn'}
          onBlur={() => setSure(false)}
          onClick={() => (isSure ? attempt(() => api.resign(table.id)) : setSure(true))}
        >
          {t(isSure ? 'web.accord.resignSure' : 'web.accord.resign')}
        </button>
      )}
    </>
  );
}
