import { type Phrase, type Seat, SPECTATOR, seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { MatchRecord } from '@tortuga/protocol';
import { Speaker } from '@tortuga/words';
import { useMemo } from 'react';
import { useSpeech } from '../speech/speech.tsx';
import { type Begun, type SpokenModule, useWordsOf } from '../table/game.ts';
import { winnersPhrase } from '../table/winners.ts';
import { moveInWords, resultOf, type StoredResult, sayIfKnown } from './sentences.ts';

interface RecordTableProps {
  readonly record: MatchRecord;
  readonly names: readonly string[];
  readonly readPack: () => Promise<unknown>;
}

/** The players, the result, and every step of a stored match. */
export function RecordTable({ record, names, readPack }: RecordTableProps) {
  const speech = useSpeech();
  const { t, locale } = speech;
  const begun: Begun = { rulesVersion: record.rulesVersion, packDigest: record.pack.digest, readPack };
  const module = useWordsOf(record.game, begun);
  const say = useSay(module, names);
  const result = resultOf(record);
  const day = (at: number) => new Date(at).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <article className="record">
      <h2>{sayIfKnown(speech.say, () => ({ key: `web.game.${record.game}.name` })) ?? record.game}</h2>
      <p className="row terms muted">
        <span>{day(record.finishedAt ?? record.startedAt)}</span>
        <span>{t('web.record.moves', { count: record.entries.length })}</span>
        <span>{t('web.record.rules', { version: record.rulesVersion })}</span>
      </p>
      {result !== null && <p className="record-winner">{winnersPhrase(speech, result, names, SPECTATOR)}</p>}
      {result === null && <p>{t(record.finishedAt === null ? 'web.record.notOver' : 'web.record.noResult')}</p>}
      <Scores result={result} names={names} module={module} say={say} />
      <details>
        <summary>{t('web.table.log')}</summary>
        <ol className="stack log">
          {record.entries.map(({ kind, seat: who, move }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record does not change
            <li key={index} data-seat={who} className={kind === 'move' ? undefined : 'log-undo'}>
              <b>{names[who]}</b>
              <span>
                {kind === 'move'
                  ? ((module === null ? null : moveInWords(module, say, move)) ?? t('web.record.move'))
                  : t(`web.record.${kind}`)}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

interface ScoresProps {
  readonly result: StoredResult | null;
  readonly names: readonly string[];
  readonly module: SpokenModule | null;
  readonly say: (phrase: Phrase) => string;
}

/** Everybody by place, with the points as they were counted then. */
function Scores({ result, names, module, say }: ScoresProps) {
  const { t } = useSpeech();
  const letters = lettersOf(names);
  const placed =
    result?.ranking.flatMap((seats, index) => seats.map((each) => ({ each, place: index + 1 }))) ??
    names.map((_, index) => ({ each: seat(index), place: null }));
  const linesOf = (each: Seat) => result?.lines.filter(({ seats }) => seats?.includes(each)) ?? [];
  return (
    <ol className="stack places">
      {placed.map(({ each, place }) => (
        <li key={each} className="row record-place">
          {place !== null && <span className="places-rank">{place}</span>}
          <SeatMark seat={each} letter={letters[each] ?? '?'} />
          <b>{names[each]}</b>
          {result !== null && <strong>{t('web.result.points', { points: result.scores[each] ?? 0 })}</strong>}
          {module !== null && linesOf(each).length > 0 && (
            <ul>
              {linesOf(each).map((line, index) => {
                const sentence = sayIfKnown(say, () => module.phraseOfLine(line));
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a result does not change
                  sentence !== null && <li key={index}>{`${sentence}: ${line.points}`}</li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Speaks of this game, if there is one, and these players. */
function useSay(module: SpokenModule | null, names: readonly string[]): (phrase: Phrase) => string {
  const { locale, catalogs } = useSpeech();
  return useMemo(() => {
    const game = module === null ? [] : [{ [locale]: module.sentences }, module.names];
    return new Speaker(locale, [...game, catalogs], (each) => names[each] ?? '').say;
  }, [locale, catalogs, module, names]);
}
