import type { TableInfo } from '@tortuga/protocol';
import { api } from '../server/api.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { isKeptFor } from './kept.ts';

/** Welcomes back a player who had left, or was away too long. */
export function KeptSeat({ table, me }: { readonly table: TableInfo; readonly me: Me }) {
  const { t } = useSpeech();
  const [trouble, attempt] = useTrouble();
  if (!isKeptFor(table, isPlayer(me) ? me.id : null)) return null;
  return (
    <div className="kept-seat" role="status">
      <p>{t('web.people.kept')}</p>
      <Trouble phrase={trouble} />
      <button type="button" className="btn primary" onClick={() => attempt(() => api.comeBack(table.id))}>
        {t('web.people.comeBack')}
      </button>
    </div>
  );
}
