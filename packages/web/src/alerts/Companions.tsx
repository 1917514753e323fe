import { inBackground } from '@tortuga/kit';
import type { PlayerInfo } from '@tortuga/protocol/http';
import { useEffect, useState } from 'react';
import { api } from '../server/api.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { useAlertWords } from './words.ts';
import './index.css';

interface CompanionsProps {
  readonly table: string;
  readonly invite: string | null;
  /** Those who sit there need no invitation. */
  readonly seated: readonly (string | null)[];
}

/** Those one has played with: they are told that the table waits for them. */
export function Companions({ table, invite, seated }: CompanionsProps) {
  const t = useAlertWords();
  const [known, setKnown] = useState<readonly PlayerInfo[]>([]);
  const [invited, setInvited] = useState<readonly PlayerInfo[]>([]);
  const [trouble, attempt] = useTrouble();
  useEffect(() => {
    // Without the list there is still the link.
    api.companions().then(setKnown, () => undefined);
  }, []);
  const left = known.filter(({ id }) => !seated.includes(id) && !invited.some((each) => each.id === id));
  if (left.length === 0 && invited.length === 0) return null;
  const ask = (player: PlayerInfo) =>
    attempt(async () => {
      await api.invite(table, player.id, invite);
      setInvited([...invited, player]);
    });
  const last = invited.at(-1);
  return (
    <div className="companions">
      {left.length > 0 && <h3>{t('alerts.companions')}</h3>}
      <div className="row">
        {left.map((player) => (
          <button key={player.id} type="button" className="btn chip" onClick={() => inBackground(ask(player))}>
            {t('alerts.invite', { name: player.name })}
          </button>
        ))}
      </div>
      <p role="status">{last !== undefined && t('alerts.invited', { name: last.name })}</p>
      <Trouble phrase={trouble} />
    </div>
  );
}
