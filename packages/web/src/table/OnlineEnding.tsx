import type { Viewer } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { Link, useLocation } from 'wouter';
import type { MatchStore } from '../match/match-store.ts';
import { api } from '../server/api.ts';
import { keepInvite } from '../server/invites.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Ending } from './Ending.tsx';
import type { OpenGame } from './game.ts';

interface OnlineEndingProps {
  readonly table: TableInfo;
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly match: MatchStore;
  readonly viewer: Viewer;
  /** The table of another match that somebody has asked for. */
  readonly rematch: string | null;
}

/** After a match on the server: look back, ask for a rematch, or follow somebody who did. */
export function OnlineEnding({ table, open, names, match, viewer, rematch }: OnlineEndingProps) {
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
    <Ending
      open={open}
      names={names}
      match={match}
      viewer={viewer}
      replay={`/replay/server/${table.id}`}
      readFile={() => api.matchFile(table.id)}
    >
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
    </Ending>
  );
}
