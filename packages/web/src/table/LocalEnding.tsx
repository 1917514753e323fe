import { useLocation } from 'wouter';
import type { LocalTable } from '../local/local-table.ts';
import { localTables } from '../local/worker-client.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Ending, type EndingPlace } from './Ending.tsx';
import type { EndedMatch } from './ended-match.ts';

interface LocalEndingProps extends EndedMatch {
  readonly table: LocalTable;
  readonly place: EndingPlace;
}

/** After a match of this browser: look back, or another one with the same seats. */
export function LocalEnding({ table, ...ended }: LocalEndingProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const again = () => attempt(async () => go(`/here/${await localTables().startAgain(table.id)}`));
  return (
    <Ending {...ended} replay={`/replay/here/${table.id}`} readFile={() => localTables().matchFile(table.id)}>
      <Trouble phrase={trouble} />
      <button type="button" className="btn primary" onClick={again}>
        {t('web.ending.again')}
      </button>
    </Ending>
  );
}
