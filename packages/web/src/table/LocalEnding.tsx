import type { Viewer } from '@tortuga/kernel';
import { useLocation } from 'wouter';
import { localHouse } from '../local/house.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { MatchStore } from '../match/match-store.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Ending } from './Ending.tsx';

interface LocalEndingProps {
  readonly table: LocalTable;
  readonly names: readonly string[];
  readonly match: MatchStore;
  readonly viewer: Viewer;
}

/** After a match of this browser: look back, or another one with the same seats. */
export function LocalEnding({ table, names, match, viewer }: LocalEndingProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const again = async () => {
    const { game, options, seats } = table;
    go(`/here/${await localHouse().start({ game, options, seats })}`);
  };
  return (
    <Ending
      game={table.game}
      names={names}
      match={match}
      viewer={viewer}
      replay={`/replay/here/${table.id}`}
      readFile={() => localHouse().matchFile(table.id)}
    >
      <button type="button" className="btn primary" onClick={() => void again()}>
        {t('web.ending.again')}
      </button>
    </Ending>
  );
}
