import type { Viewer } from '@tortuga/kernel';
import type { TableEnding, TableInfo } from '@tortuga/protocol';
import { Link } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import { Rematch } from '../table/OnlineEnding.tsx';
import { winnersPhrase } from '../table/winners.ts';

interface StoppedLineProps {
  readonly table: TableInfo;
  readonly ending: TableEnding;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly rematch: string | null;
}

/** Why the match is over before its own end, who has won, and what now. */
export function StoppedLine({ table, ending, viewer, names, rematch }: StoppedLineProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { cause, seat, ranking } = ending;
  const player = seat !== null && seat === viewer ? 'you' : (names[seat ?? -1] ?? '');
  return (
    <div className="row ending">
      <p className="ending-who">
        {t('web.accord.ended', { cause, player })}
        {cause !== 'agreed' && cause !== 'closed' && ranking.length > 1 && (
          <> {winnersPhrase(speech, { ranking }, names, viewer)}</>
        )}
      </p>
      <div className="row">
        <Link className="btn" href={`/replay/server/${table.id}`}>
          {t('web.ending.replay')}
        </Link>
        <Rematch {...{ table, viewer, rematch }} />
      </div>
    </div>
  );
}
