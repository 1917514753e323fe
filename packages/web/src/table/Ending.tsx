import type { MatchFile, Result } from '@tortuga/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useSpeech } from '../speech/speech.tsx';
import type { EndedMatch } from './ended-match.ts';
import { winnersPhrase } from './winners.ts';

const ResultSheet = lazy(async () => ({ default: (await import('./ResultSheet.tsx')).ResultSheet }));
const Finale = lazy(async () => ({ default: (await import('../finale/Finale.tsx')).Finale }));

/** Where the end is told: in a line on the board, over all of it, or in a sheet with every point. */
export interface EndingPlace {
  readonly kind: 'line' | 'finale' | 'result';
  /** The board shows the line for the first time. */
  readonly onShown: () => void;
  readonly goTo: (place: 'result' | 'line') => void;
}

interface EndingProps extends EndedMatch {
  readonly place: EndingPlace;
  readonly replay: string;
  readonly readFile: () => Promise<MatchFile | null>;
  /** The button for another match. */
  readonly children: ReactNode;
}

/** When the match is over: who won, and what now. */
export function Ending({ place, replay, readFile, children, match, ...shown }: EndingProps) {
  const { snapshot } = useSyncExternalStore(match.subscribe, match.state);
  const result = (snapshot?.result ?? null) as Result | null;
  if (result === null) return null;
  const onResult = () => place.goTo('result');
  const onClose = () => place.goTo('line');
  switch (place.kind) {
    case 'line':
      return <Line {...{ ...shown, result, replay, onResult, children }} onShown={place.onShown} />;
    case 'finale':
      return (
        <Suspense>
          <Finale {...{ ...shown, result, readFile, onResult, onClose, children }} replayAt={replay} />
        </Suspense>
      );
    case 'result':
      return (
        <Suspense>
          <ResultSheet {...{ ...shown, result, readFile, onClose }} />
        </Suspense>
      );
  }
}

interface LineProps extends Omit<EndedMatch, 'match'>, Pick<EndingProps, 'replay' | 'children'> {
  readonly result: Result;
  readonly onResult: () => void;
  readonly onShown: () => void;
}

function Line({ names, viewer, result, replay, onResult, onShown, children }: LineProps) {
  const speech = useSpeech();
  const { t } = speech;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the board shows it
  useEffect(() => onShown(), []);
  return (
    <div className="row ending">
      <p className="ending-who">{winnersPhrase(speech, result, names, viewer)}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onResult}>
          {t('web.ending.result')}
        </button>
        <Link className="btn" href={replay}>
          {t('web.ending.replay')}
        </Link>
        {children}
      </div>
    </div>
  );
}
