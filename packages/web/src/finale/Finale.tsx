import { at, type MatchFile, type Result, seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { posterOf } from '../posters.ts';
import { replay } from '../replay/replay.ts';
import { useSpeech } from '../speech/speech.tsx';
import type { EndedMatch } from '../table/ended-match.ts';
import { useSpeaker } from '../table/names.ts';
import { ReplayLink } from '../table/ReplayLink.tsx';
import { winnersPhrase } from '../table/winners.ts';
import { Icon } from '../ui/Icon.tsx';
import { type DecisiveMoment, decisiveMoments } from './decisive.ts';

interface FinaleProps extends Omit<EndedMatch, 'match'> {
  readonly result: Result;
  /** The address of the replay. */
  readonly replayAt: string;
  readonly readFile: () => Promise<MatchFile | null>;
  readonly onResult: () => void;
  readonly onReplay: (from: number) => void;
  readonly onClose: () => void;
  /** The button for another match. */
  readonly children: ReactNode;
}

/** The end of a match, large: who won, why, and the moments that decided it. */
export function Finale(props: FinaleProps) {
  const { open, names, viewer, result, replayAt, onResult, onReplay, onClose, children } = props;
  const speech = useSpeech();
  const { t } = speech;
  const speaker = useSpeaker(open.module, names, viewer);
  const letters = lettersOf(names);
  const winners = result.ranking[0] ?? [];
  const moments = useDecisiveMoments(props);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay finale-overlay">
      <Modal className="finale" data-won={viewer === 'spectator' || winners.includes(viewer)}>
        <img className="finale-art" src={posterOf(open.module.game.id)?.picture} alt="" />
        <Dialog className="finale-body">
          <button type="button" className="tool finale-close" aria-label={t('web.finale.board')} onClick={onClose}>
            <Icon name="close" />
          </button>
          <div className="finale-story">
            <div className="finale-marks" aria-hidden="true">
              {winners.map((each) => (
                <SeatMark key={each} seat={each} letter={letters[each] ?? '?'} className="finale-mark" />
              ))}
            </div>
            <Heading slot="title" className="finale-who">
              {winnersPhrase(speech, result, names, viewer)}
            </Heading>
            <p className="finale-why">{speaker.say(open.module.phraseOfEnding(result.cause))}</p>
            <ol className="finale-scores">
              {result.ranking.flat().map((each) => (
                <li key={each} data-seat={each}>
                  <SeatMark seat={seat(each)} letter={letters[each] ?? '?'} /> {names[each]}{' '}
                  <b>{at(result.scores, each)}</b>
                </li>
              ))}
            </ol>
          </div>
          {moments.length > 0 && (
            <section className="finale-moments">
              <h3>{t('web.finale.moments')}</h3>
              <ol>
                {moments.map(({ n, event, gain }) => (
                  <li key={n}>
                    <ReplayLink href={`${replayAt}#${n}`} onOpen={() => onReplay(n)}>
                      <span>{speaker.say(open.module.phraseOfEvent(event))}</span> <b>+{gain}</b>
                    </ReplayLink>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <div className="row finale-keys">
            {children}
            <button type="button" className="btn" onClick={onResult}>
              {t('web.ending.result')}
            </button>
            <ReplayLink className="btn" href={replayAt} onOpen={() => onReplay(0)}>
              {t('web.ending.replay')}
            </ReplayLink>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The match is played again to find them: they come a little later than the rest. */
function useDecisiveMoments({ open, result, readFile }: FinaleProps): readonly DecisiveMoment[] {
  const [moments, setMoments] = useState<readonly DecisiveMoment[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match does not change
  useEffect(() => {
    let wanted = true;
    readFile().then(
      (file) => {
        if (!wanted || file === null) return;
        const replayed = replay(open.module, file);
        if (replayed.ok) setMoments(decisiveMoments(open.module, replayed.moments, result.ranking[0] ?? []));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return moments;
}
