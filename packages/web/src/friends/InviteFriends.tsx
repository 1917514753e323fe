import type { TableInfo } from '@tortuga/protocol';
import type { PeopleInfo } from '@tortuga/protocol/http';
import { useState } from 'react';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { useEvery } from '../ui/use-every.ts';

const EVERY_MS = 10_000;

interface InviteFriendsProps {
  readonly table: string;
  readonly seats: TableInfo['seats'];
}

/** The friends who are here and don't sit at the table yet: a click invites them. Nothing, if there are none. */
export function InviteFriends({ table, seats }: InviteFriendsProps) {
  const { t } = useSpeech();
  const [friends, setFriends] = useState<PeopleInfo['friends']>([]);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [trouble, attempt] = useTrouble();
  useEvery(EVERY_MS, async () => {
    // Without the list there is still the link.
    const found = await Promise.all([api.people(), api.invited(table)]).catch(() => null);
    if (found === null) return;
    setFriends(found[0].friends);
    setInvited(found[1]);
  });
  const free = friends.filter(({ id, isHere }) => isHere && seats.every(({ player }) => player !== id));
  if (free.length === 0) return null;
  return (
    <section className="stack invite-friends" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{t('web.friends.inviteTitle')}</h2>
      <ul className="stack">
        {free.map(({ id, name }) => (
          <li key={id} className="row friend">
            <p>
              <b>{name}</b>
            </p>
            {invited.includes(id) ? (
              <span role="status">{t('web.friends.invited')}</span>
            ) : (
              <button
                type="button"
                className="btn"
                aria-label={t('web.friends.for', { deed: t('web.friends.invite'), name })}
                onClick={() => attempt(async () => setInvited(await api.invite(table, id)))}
              >
                {t('web.friends.invite')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble phrase={trouble} />
    </section>
  );
}
