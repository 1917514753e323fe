import type { TableInfo } from '@tortuga/protocol';
import type { FriendInfo } from '@tortuga/protocol/http';
import { useState } from 'react';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { useEvery } from '../ui/use-every.ts';
import { seenWords } from './seen.ts';

const EVERY_MS = 10_000;

interface InviteFriendsProps {
  readonly table: string;
  readonly seats: TableInfo['seats'];
}

/** The friends who don't sit at the table yet, those who are here first: a click invites them. Nothing, if there are none. */
export function InviteFriends({ table, seats }: InviteFriendsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [friends, setFriends] = useState<readonly FriendInfo[]>([]);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [trouble, attempt] = useTrouble();
  useEvery(EVERY_MS, async () => {
    // Without the list there is still the link.
    const found = await Promise.all([api.friends(), api.invited(table)]).catch(() => null);
    if (found === null) return;
    setFriends(found[0]);
    setInvited(found[1]);
  });
  const free = friends
    .filter(({ id }) => seats.every(({ player }) => player !== id))
    .sort((one, other) => Number(other.isHere) - Number(one.isHere));
  if (free.length === 0) return null;
  return (
    <section className="stack invite-friends" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{t('web.friends.inviteTitle')}</h2>
      <ul className="stack">
        {free.map((friend) => {
          const { id, name } = friend;
          return (
            <li key={id} className="row friend">
              <p>
                <b>{name}</b>
                <span>{seenWords(speech, friend)}</span>
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
          );
        })}
      </ul>
      <Trouble phrase={trouble} />
    </section>
  );
}
