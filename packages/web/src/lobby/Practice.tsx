import { inBackground } from '@tortuga/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { localTables } from '../local/worker-client.ts';
import { api } from '../server/api.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { TableStore } from '../server/table-store.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useOpened } from '../table/use-opened.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { freeSeats } from './filters.ts';

interface PracticeProps {
  /** The match in this browser. */
  readonly here: string;
  /** The table that is waited for. */
  readonly table: string;
}

/** Above a practice match: the table it passes the time for, where one is still present. */
export function Practice({ here, table }: PracticeProps) {
  const store = useOpened(table, () => new TableStore(table));
  return store === null ? null : <Watch store={store} here={here} />;
}

function Watch({ store, here }: { readonly store: TableStore; readonly here: string }) {
  const { t } = useSpeech();
  const me = useMe();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const { table, chat } = useSyncExternalStore(store.subscribe, store.state);
  const id = table?.id;
  const hasBegun = table !== null && table.state !== 'lobby';
  useEffect(() => {
    if (!hasBegun || id === undefined) return;
    // It has served its purpose; a match that can't be removed now can be removed at home.
    inBackground(
      localTables()
        .remove(here)
        .catch(() => undefined),
    );
    go(`/table/${id}`, { replace: true });
  }, [hasBegun, id, here, go]);
  if (table === null || hasBegun) return null;
  const last = chat.at(-1);
  return (
    <aside className="practice" aria-label={t('web.practice.title')}>
      <p role="status">
        <b>{t('web.practice.title')}</b> {t('web.practice.waiting', { free: freeSeats(table) })}
      </p>
      {last !== undefined && (
        <p className="practice-chat">
          <b>{last.name}</b> {'phrase' in last.said ? t(`host.chat.${last.said.phrase}`) : last.said.text}
        </p>
      )}
      {freeSeats(table) === 0 && isPlayer(me) && table.host === me.id && (
        <button type="button" className="btn primary" onClick={() => attempt(() => api.start(table.id))}>
          {t('web.lobby.start')}
        </button>
      )}
      <Trouble phrase={trouble} />
      <Link className="btn" href={`/table/${table.id}`}>
        {t('web.backToTable')}
      </Link>
    </aside>
  );
}
