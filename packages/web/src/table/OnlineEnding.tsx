import { SPECTATOR } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import type { TableInfo } from '@tortuga/protocol';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { sessionRead, sessionWrite } from '../reload/session.ts';
import { api } from '../server/api.ts';
import { keepInvite } from '../server/invites.ts';
import { askWhoIAm, isPlayer } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Ending, type EndingPlace } from './Ending.tsx';
import type { EndedMatch } from './ended-match.ts';

interface OnlineEndingProps extends EndedMatch {
  readonly table: TableInfo;
  readonly place: EndingPlace;
  /** The table of another match that somebody has asked for. */
  readonly rematch: string | null;
}

/** After a match on the server: look back, ask for a rematch, or follow somebody who did. */
export const OnlineEnding = ({ table, rematch, ...ended }: OnlineEndingProps) => (
  <Ending {...ended} replay={`/replay/server/${table.id}`} readFile={() => api.matchFile(table.id)}>
    <Rematch {...{ table, rematch }} viewer={ended.viewer} isReading={ended.place.isReading} />
  </Ending>
);

interface RematchProps extends Pick<OnlineEndingProps, 'table' | 'rematch' | 'viewer'> {
  /** Nobody is taken away from what they read. */
  readonly isReading?: boolean;
}

/** The button for another match, or the way to it if somebody has asked for it. */
export function Rematch({ table, rematch, viewer, isReading = false }: RematchProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const ask = () =>
    attempt(async () => {
      const made = await api.rematch(table.id);
      keepInvite(made.table.id, made.invite);
      go(`/table/${made.table.id}`);
    });
  useFollow(rematch, viewer !== SPECTATOR && !isReading);
  return (
    <>
      <Trouble phrase={trouble} />
      {viewer !== SPECTATOR && (
        <button type="button" className="btn primary" onClick={ask}>
          {t(rematch === null ? 'web.ending.rematch' : 'web.ending.follow')}
        </button>
      )}
      {viewer === SPECTATOR && rematch !== null && (
        <Link className="btn primary" href={`/table/${rematch}`}>
          {t('web.ending.follow')}
        </Link>
      )}
    </>
  );
}

/** table-4.10: whoever is still here has a seat at the next table, and is taken there. Once: they may come back to look. */
function useFollow(rematch: string | null, mayLeave: boolean): void {
  const [, go] = useLocation();
  useEffect(() => {
    if (rematch === null || !mayLeave) return;
    const key = `tortuga.followed.${rematch}`;
    if (sessionRead(key) !== null) return;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const [me, next] = await Promise.all([askWhoIAm(), api.table(rematch)]);
      const isMine = isPlayer(me) && next.seats.some(({ player }) => player === me.id);
      if (!isWanted || !isMine || next.state === 'finished') return;
      sessionWrite(key, '1');
      go(`/table/${rematch}`);
    };
    // The button does the same.
    inBackground(follow().catch(() => undefined));
    return () => {
      isWanted = false;
    };
  }, [rematch, mayLeave, go]);
}
