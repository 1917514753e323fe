import type { MatchFile, Result } from '@tortuga/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { EndedMatch } from './ended-match.ts';
import { ReplayLink } from './ReplayLink.tsx';
import { winnersPhrase } from './winners.ts';

const ResultSheet = lazy(async () => ({ default: (await import('./ResultSheet.tsx')).ResultSheet }));
const ReplayHere = lazy(async () => ({ default: (await import('../replay/ReplayHere.tsx')).ReplayHere }));
const Finale = lazy(async () => ({ default: (await import('../finale/Finale.tsx')).Finale }));

/** Where the end is told: in a line on the board, over all of it, in a sheet with every point, or move by move. */
export interface EndingPlace {
  readonly kind: 'line' | 'finale' | 'result' | 'replay';
  /** The moment at which a replay begins. */
  readonly from: number;
  /** Somebody reads the result or looks at the replay: they are not to be taken away from it. */
  readonly isReading: boolean;
  /** The board shows the line for the first time. */
  readonly onShown: () => void;
  readonly goTo: (kind: 'result' | 'line' | 'replay', from?: number) => void;
}

interface EndingProps extends EndedMatch {
  readonly place: EndingPlace;
  /** The address of the replay, for others. */
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
  const onReplay = (from: number) => place.goTo('replay', from);
  const onClose = () => place.goTo('line');
  switch (place.kind) {
    case 'line':
      return <Line {...{ ...shown, result, replay, onResult, onReplay, children }} onShown={place.onShown} />;
    case 'finale':
      return (
        <Suspense>
          <Finale {...{ ...shown, result, readFile, onResult, onReplay, onClose, children }} replayAt={replay} />
        </Suspense>
      );
    case 'result':
      return (
        <Suspense>
          <ResultSheet
            {...{ ...shown, result, readFile, onClose, children }}
            replayAt={replay}
            onReplay={() => onReplay(0)}
          />
        </Suspense>
      );
    case 'replay':
      return (
        <Suspense fallback={<Waiting />}>
          <ReplayHere {...{ ...shown, readFile, onClose }} from={place.from} />
        </Suspense>
      );
  }
}

interface LineProps extends Omit<EndedMatch, 'match'>, Pick<EndingProps, 'replay' | 'children'> {
  readonly result: Result;
  readonly onResult: () => void;
  readonly onReplay: (from: number) => void;
  readonly onShown: () => void;
}

function Line({ names, viewer, result, replay, onResult, onReplay, onShown, children }: LineProps) {
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
        <ReplayLink className="btn" href={replay} onOpen={() => onReplay(0)}>
          {t('web.ending.replay')}
        </ReplayLink>
        {children}
      </div>
    </div>
  );
}
