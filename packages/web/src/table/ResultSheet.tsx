import { at, type MatchFile, type Result, type Seat, seat, type Viewer } from '@tortuga/kernel';
import { inBackground, lettersOf, SeatMark } from '@tortuga/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { Heading } from 'react-aria-components';
import { pictureOf } from '../finale/result-picture.ts';
import { posterOf } from '../posters.ts';
import { type Moment, type Replayed, replay } from '../replay/replay.ts';
import { ScoreChart } from '../replay/ScoreChart.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { OpenGame } from './game.ts';
import { useSpeaker } from './names.ts';
import { ReplayLink } from './ReplayLink.tsx';
import { saveFile, sharePicture } from './save-file.ts';
import { winnersPhrase } from './winners.ts';

interface ResultSheetProps {
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly result: Result;
  readonly readFile: () => Promise<MatchFile | null>;
  /** The address of the replay, for others. */
  readonly replayAt: string;
  readonly onReplay: () => void;
  readonly onClose: () => void;
  /** The button for another match. */
  readonly children: ReactNode;
}

/** The result: places, what the points came from, the score over time, and the proof of the shuffle. */
export function ResultSheet(props: ResultSheetProps) {
  const { open, names, viewer, result, readFile, replayAt, onReplay, onClose, children } = props;
  const speech = useSpeech();
  const { t } = speech;
  const speaker = useSpeaker(open.module, names);
  const [file, setFile] = useState<MatchFile | null>(null);
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match does not change
  useEffect(() => {
    let wanted = true;
    readFile().then(
      (read) => {
        if (!wanted || read === null) return;
        setFile(read);
        setReplayed(replay(open.module, read));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Sheet className="wide" onClose={onClose}>
      <header className="row sheet-head">
        <Heading slot="title">{winnersPhrase(speech, result, names, viewer)}</Heading>
        <button type="button" className="tool" aria-label={t('web.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <p>{speaker.say(open.module.phraseOfEnding(result.cause))}</p>
      <Places {...{ result, names, open, viewer }} />
      {replayed?.ok === true && <ScoreChart moments={replayed.moments} names={names} />}
      <div className="row">
        {children}
        <ReplayLink className="btn" href={replayAt} onOpen={onReplay}>
          {t('web.ending.replay')}
        </ReplayLink>
        {replayed?.ok === true && <Share {...props} moments={replayed.moments} />}
      </div>
      <Proof replayed={replayed} file={file} say={speaker.say} />
    </Sheet>
  );
}

interface ShareProps extends Pick<ResultSheetProps, 'open' | 'names' | 'viewer' | 'result'> {
  readonly moments: readonly Moment[];
}

/** The result as a picture, for friends. */
function Share({ open, names, viewer, result, moments }: ShareProps) {
  const speech = useSpeech();
  const speaker = useSpeaker(open.module, names);
  const share = async (place: HTMLElement): Promise<void> => {
    const players = result.ranking
      .flat()
      .map((each) => ({ seat: each, name: names[each] ?? '', points: at(result.scores, each) }));
    const { id } = open.module.game;
    const picture = await pictureOf(
      {
        title: winnersPhrase(speech, result, names, viewer),
        reason: speaker.say(open.module.phraseOfEnding(result.cause)),
        game: speaker.say(open.module.name),
        players,
        points: moments.map(({ points }) => points),
        poster: posterOf(id)?.picture,
      },
      place,
    );
    if (picture !== null) await sharePicture(`${id}.png`, picture);
  };
  return (
    <button type="button" className="btn" onClick={({ currentTarget }) => inBackground(share(currentTarget))}>
      {speech.t('web.result.picture')}
    </button>
  );
}

type PlacesProps = Pick<ResultSheetProps, 'open' | 'names' | 'viewer' | 'result'>;

/** Every seat with its place, its points, and the lines they are made of; the winner's and one's own are open. */
function Places({ result, names, open, viewer }: PlacesProps) {
  const { t } = useSpeech();
  const speaker = useSpeaker(open.module, names);
  const letters = lettersOf(names);
  const placed = result.ranking.flatMap((seats, index) => seats.map((each) => ({ seat: each, place: index + 1 })));
  const linesOf = (each: Seat) => result.lines.filter(({ seats }) => seats.includes(each));
  return (
    <ol className="stack places">
      {placed.map(({ seat: each, place }) => (
        <li key={each}>
          <details open={place === 1 || each === viewer}>
            <summary className="row">
              <span className="places-rank">{place}</span>
              <SeatMark seat={seat(each)} letter={letters[each] ?? '?'} />
              <b>{names[each]}</b>
              <strong>{t('web.result.points', { points: at(result.scores, each) })}</strong>
            </summary>
            <table>
              <tbody>
                {linesOf(each).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a result does not change
                  <tr key={index}>
                    <td>{speaker.say(open.module.phraseOfLine(line))}</td>
                    <td>{line.points}</td>
                  </tr>
                ))}
                {linesOf(each).length === 0 && (
                  <tr>
                    <td>{t('web.result.noLines')}</td>
                    <td>0</td>
                  </tr>
                )}
              </tbody>
            </table>
          </details>
        </li>
      ))}
    </ol>
  );
}

interface ProofProps {
  readonly replayed: Replayed | null;
  readonly file: MatchFile | null;
  readonly say: (phrase: { readonly key: string }) => string;
}

/** The match was played again in this browser: is it the one that was promised? */
function Proof({ replayed, file, say }: ProofProps) {
  const { t } = useSpeech();
  if (replayed === null || file === null) return null;
  return (
    <div className="proof" data-ok={replayed.ok}>
      <p>
        <Icon name={replayed.ok ? 'check' : 'close'} />
        {replayed.ok ? t('web.proof.ok') : t('web.proof.wrong', { reason: say(replayed.problem) })}
      </p>
      <dl>
        <dt>{t('web.proof.commitment')}</dt>
        <dd>{file.seedCommitment}</dd>
        <dt>{t('web.proof.seed')}</dt>
        <dd>{file.seed}</dd>
      </dl>
      <button
        type="button"
        className="btn"
        onClick={() => saveFile(`${file.game}.json`, JSON.stringify(file, null, 2))}
      >
        {t('web.proof.save')}
      </button>
    </div>
  );
}
