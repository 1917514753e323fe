import { type Report, seatsMeasured, type Tally } from '@tortuga/games/measure';
import { shareOf } from '@tortuga/games/simulation';
import { type CSSProperties, useEffect, useState } from 'react';
import { useBench } from './context.ts';
import { GAMES, measure } from './measure.ts';

interface Measured {
  readonly pack: object;
  readonly report: Report;
  readonly isDone: boolean;
}

/** Plays a thousand quick games with the set, and shows what came of them. */
export function Measure({ onClose }: { readonly onClose: () => void }) {
  const { game, set, t } = useBench();
  const [pack, setPack] = useState(set.ready);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [failed, setFailed] = useState(false);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (pack === null || isStopped) return;
    setFailed(false);
    return measure(game, pack, {
      onReport: (report) => setMeasured({ pack, report, isDone: report.lengths.length >= GAMES }),
      onTrouble: () => setFailed(true),
    });
  }, [game, pack, isStopped]);
  const played = measured?.report.lengths.length ?? 0;
  const isRunning = !isStopped && !failed && measured?.isDone !== true;
  return (
    <section className="workshop-measure" aria-label={t('workshop.measure.title')}>
      <h2>{t('workshop.measure.title')}</h2>
      <p className="muted">{t('workshop.measure.how', { games: GAMES })}</p>
      <p className="row">
        <progress max={GAMES} value={played} aria-label={t('workshop.measure.progress', { played, games: GAMES })} />
        <span>{t('workshop.measure.progress', { played, games: GAMES })}</span>
        {isRunning ? (
          <button type="button" className="btn" onClick={() => setStopped(true)}>
            {t('workshop.measure.stop')}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            aria-disabled={set.ready === null}
            onClick={() => {
              if (set.ready === null) return;
              setMeasured(null);
              setStopped(false);
              // A new object begins anew, whatever is in it.
              setPack({ ...set.ready });
            }}
          >
            {t('workshop.measure.again')}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('workshop.measure.close')}
        </button>
      </p>
      {failed && (
        <p className="trouble" role="alert">
          {t('workshop.measure.failed')}
        </p>
      )}
      {measured !== null && <Shown report={measured.report} isDone={measured.isDone} />}
    </section>
  );
}

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

function Shown({ report, isDone }: { readonly report: Report; readonly isDone: boolean }) {
  const { module, t } = useBench();
  const { balance } = module;
  const sorted = [...report.lengths].sort((a, b) => a - b);
  const players = seatsMeasured(module);
  const each = (share: number): number => Math.round(atShare(sorted, share) / players);
  const strange = report.tallies.filter((tally) => isOutside(tally, balance[tally.question]));
  const questions = [...new Set(report.tallies.map(({ question }) => question))];
  return (
    <>
      <p>{t('workshop.measure.length', { players, middle: each(0.5), from: each(0.05), to: each(0.95) })}</p>
      {isDone && (
        <div role="status">
          {strange.length === 0 && <p>{t('workshop.measure.fine')}</p>}
          {strange.length > 0 && (
            <>
              <h3>{t('workshop.measure.strange')}</h3>
              <ul className="workshop-strange">
                {strange.map((tally) => (
                  <li key={keyOf(tally)}>
                    <Strange tally={tally} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {questions.map((question) => (
        <ul key={question} className="workshop-bars">
          {report.tallies
            .filter((tally) => tally.question === question)
            .sort((a, b) => b.hits / b.trials - a.hits / a.trials)
            .map((tally) => (
              <Bar key={keyOf(tally)} tally={tally} />
            ))}
        </ul>
      ))}
    </>
  );
}

const keyOf = ({ question, about }: Tally): string => JSON.stringify([question, about]);

/** Whether even the interval lies outside of what is usual. */
function isOutside({ hits, trials }: Tally, band: { readonly min: number; readonly max: number } | undefined): boolean {
  const { share, margin } = shareOf(hits, trials);
  return band !== undefined && (share + margin < band.min || share - margin > band.max);
}

function Strange({ tally }: { readonly tally: Tally }) {
  const { module, t } = useBench();
  const say = useSayOfSet();
  const { min = 0, max = 100 } = module.balance[tally.question] ?? {};
  const { share } = shareOf(tally.hits, tally.trials);
  const params = { about: say(tally), share: Math.round(share), least: min, most: max };
  return t(share < min ? 'workshop.measure.seldom' : 'workshop.measure.often', params);
}

/** The names on the cards are those of the set. */
function useSayOfSet(): (tally: Tally) => string {
  const { sayOf, set } = useBench();
  return ({ about }) => sayOf(set.pack, about);
}

function Bar({ tally }: { readonly tally: Tally }) {
  const { t } = useBench();
  const say = useSayOfSet();
  const { share, margin } = shareOf(tally.hits, tally.trials);
  const at = (percent: number): string => `${Math.min(100, Math.max(0, percent))}%`;
  const style = { '--share': at(share), '--from': at(share - margin), '--to': at(share + margin) } as CSSProperties;
  return (
    <li className="workshop-bar-line">
      <span>{say(tally)}</span>
      <span className="workshop-track" style={style} aria-hidden="true" />
      <span className="workshop-share">
        {t('workshop.measure.share', { share: share.toFixed(1), margin: margin.toFixed(1) })}
      </span>
    </li>
  );
}
