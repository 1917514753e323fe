import type { InvitationInfo } from '@tortuga/protocol/http';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { posterOf } from '../posters.ts';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { useEvery } from '../ui/use-every.ts';

const EVERY_MS = 15_000;

/** The tables to which friends have invited me, above my own. */
export function Invitations() {
  const { t } = useSpeech();
  const [invitations, setInvitations] = useState<readonly InvitationInfo[]>([]);
  const [, go] = useLocation();
  const once = useOnce();
  const [trouble, attempt] = useTrouble();
  const sit = async (table: string): Promise<void> => {
    await api.join(table, {});
    go(`/table/${table}`);
  };
  const look = async (): Promise<void> => setInvitations(await api.invitations().catch(() => invitations));
  useEvery(EVERY_MS, look);
  const decline = async (table: string): Promise<void> => {
    setInvitations((all) => all.filter((each) => each.table.id !== table));
    // If it could not be declined it comes back with the next look.
    await api.decline(table).catch(() => undefined);
  };
  if (invitations.length === 0) return null;
  return (
    <div className="stack invitations" aria-live="polite">
      <Trouble phrase={trouble} />
      <ul className="stack">
        {invitations.map(({ table, from }) => {
          const poster = posterOf(table.game);
          const said = t('web.friends.invitation', { name: from.name, game: t(`web.game.${table.game}.name`) });
          return (
            <li key={table.id} className="friend-invitation">
              <span className="mine-thumb" data-skin={poster?.skin}>
                <img src={poster?.picture} alt="" />
              </span>
              <p>{said}</p>
              <span className="row">
                <button type="button" className="btn primary" onClick={() => once(() => attempt(() => sit(table.id)))}>
                  {t('web.invited.sit')}
                </button>
                <button type="button" className="btn quiet" onClick={() => decline(table.id)}>
                  {t('web.friends.notNow')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
