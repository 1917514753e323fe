import type { Viewer } from '@tortuga/kernel';
import { useLocation } from 'wouter';
import type { LocalTable } from '../local/local-table.ts';
import { localTables } from '../local/worker-client.ts';
import type { MatchStore } from '../match/match-store.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Ending } from './Ending.tsx';
import type { OpenGame } from './game.ts';

interface LocalEndingProps {
  readonly table: LocalTable;
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly match: MatchStore;
  readonly viewer: Viewer;
}

/** After a match of this browser: look back, or another one with the same seats. */
export function LocalEnding({ table, open, names, match, viewer }: LocalEndingProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const again = () => attempt(async () => go(`/here/${await localTables().startAgain(table.id)}`));
  return (
    <Ending
      open={open}
      names={names}
      match={match}
      viewer={viewer}
      replay={`/replay/here/${table.id}`}
      readFile={() => localTables().matchFile(table.id)}
    >
      <Trouble phrase={trouble} />
      <button type="button" className="btn primary" onClick={again}>
        {t('web.ending.again')}
      </button>
    </Ending>
  );
}
