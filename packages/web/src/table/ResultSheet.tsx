import { at, type MatchFile, type Result, type Seat, seat, type Viewer } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import { useEffect, useState } from 'react';
import { Heading } from 'react-aria-components';
import { type Replayed, replay } from '../replay/replay.ts';
import { ScoreChart } from '../replay/ScoreChart.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { OpenGame } from './game.ts';
import { useSpeaker } from './names.ts';
import { saveFile } from './save-file.ts';
import { winnersPhrase } from './winners.ts';

interface ResultSheetProps {
  readonly open: OpenGame;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly result: Result;
  readonly readFile: () => Promise<MatchFile | null>;
  readonly onClose: () => void;
}

/** The result: places, what the points came from, the score over time, and the proof of the shuffle. */
export function ResultSheet({ open, names, viewer, result, readFile, onClose }: ResultSheetProps) {
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
      <Places result={result} names={names} open={open} />
      {replayed?.ok === true && <ScoreChart moments={replayed.moments} names={names} />}
      <Proof replayed={replayed} file={file} say={speaker.say} />
    </Sheet>
  );
}

interface PlacesProps {
  readonly result: Result;
  readonly names: readonly string[];
  readonly open: OpenGame;
}

/** Every seat with its place, its points, and the lines they are made of. */
function Places({ result, names, open }: PlacesProps) {
  const { t } = useSpeech();
  const speaker = useSpeaker(open.module, names);
  const letters = lettersOf(names);
  const placed = result.ranking.flatMap((seats, index) => seats.map((each) => ({ seat: each, place: index + 1 })));
  const linesOf = (each: Seat) => result.lines.filter(({ seats }) => seats.includes(each));
  return (
    <ol className="stack places">
      {placed.map(({ seat: each, place }) => (
        <li key={each}>
          <details open={place === 1}>
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
