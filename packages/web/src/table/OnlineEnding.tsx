import type { TableInfo } from '@tortuga/protocol';
import { Link, useLocation } from 'wouter';
import { api } from '../server/api.ts';
import { keepInvite } from '../server/invites.ts';
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
    <Rematch {...{ table, rematch }} viewer={ended.viewer} />
  </Ending>
);

type RematchProps = Pick<OnlineEndingProps, 'table' | 'rematch' | 'viewer'>;

/** The button for another match, or the way to it if somebody has asked for it. */
export function Rematch({ table, rematch, viewer }: RematchProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const ask = () =>
    attempt(async () => {
      const made = await api.rematch(table.id);
      keepInvite(made.table.id, made.invite);
      go(`/table/${made.table.id}`);
    });
  return (
    <>
      <Trouble phrase={trouble} />
      {viewer !== 'spectator' && (
        <button type="button" className="btn primary" onClick={ask}>
          {t(rematch === null ? 'web.ending.rematch' : 'web.ending.follow')}
        </button>
      )}
      {viewer === 'spectator' && rematch !== null && (
        <Link className="btn primary" href={`/table/${rematch}`}>
          {t('web.ending.follow')}
        </Link>
      )}
    </>
  );
}
