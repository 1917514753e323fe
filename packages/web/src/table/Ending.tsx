import type { MatchFile, Result, Viewer } from '@tortuga/kernel';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { MatchStore } from '../match/match-store.ts';
import { useSpeech } from '../speech/speech.tsx';
import type { OpenGame } from './game.ts';
import { winnersPhrase } from './winners.ts';

const ResultSheet = lazy(async () => ({ default: (await import('./ResultSheet.tsx')).ResultSheet }));

/** The match that is over, and who looks at it. */
export interface EndedMatch {
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly match: MatchStore;
  readonly viewer: Viewer;
}

interface EndingProps extends EndedMatch {
  readonly replay: string;
  readonly readFile: () => Promise<MatchFile | null>;
  /** The button for another match. */
  readonly children: ReactNode;
}

/** When the match is over: who won, and what now. */
export function Ending({ open, names, match, viewer, replay, readFile, children }: EndingProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { snapshot } = useSyncExternalStore(match.subscribe, match.state);
  const [looking, setLooking] = useState(false);
  const result = (snapshot?.result ?? null) as Result | null;
  if (result === null) return null;
  return (
    <div className="row ending">
      <p className="ending-who">{winnersPhrase(speech, result, names, viewer)}</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => setLooking(true)}>
          {t('web.ending.result')}
        </button>
        <Link className="btn" href={replay}>
          {t('web.ending.replay')}
        </Link>
        {children}
      </div>
      {looking && (
        <Suspense>
          <ResultSheet
            open={open}
            names={names}
            viewer={viewer}
            result={result}
            readFile={readFile}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
