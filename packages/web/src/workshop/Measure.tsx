import type { BalanceTable, Wanted } from '@tortuga/games/balance';
import type { Report } from '@tortuga/games/measure';
import { type Estimate, estimateOf, verdictOf } from '@tortuga/games/tallies';
import { at, type Phrase } from '@tortuga/kernel';
import { type CSSProperties, useEffect, useState } from 'react';
import { useBench } from './context.ts';
import { GAMES, measure, type Subject } from './measure.ts';

interface Measured {
  readonly report: Report;
  readonly subject: Subject;
  readonly isDone: boolean;
}

/** Plays a thousand quick games with the set, and shows what came of them. */
export function Measure({ onClose }: { readonly onClose: () => void }) {
  const { module, set, t } = useBench();
  const [pack, setPack] = useState(set.ready);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [failed, setFailed] = useState(false);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (pack === null || isStopped) return;
    setFailed(false);
    return measure(module, pack, {
      onReport: (report, subject) => setMeasured({ report, subject, isDone: report.lengths.length >= GAMES }),
      onTrouble: () => setFailed(true),
    });
  }, [module, pack, isStopped]);
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
      {measured !== null && <Shown {...measured} />}
    </section>
  );
}

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** A row of a table: how often something was so, and how often it should be. */
interface Line {
  readonly title: Phrase;
  readonly about: Phrase;
  readonly estimate: Estimate;
  readonly wanted: Wanted | null;
}

function Shown({ report, subject, isDone }: Measured) {
  const { t, say } = useBench();
  const { seats, tables } = subject;
  const sorted = [...report.lengths].sort((a, b) => a - b);
  const each = (share: number): number => Math.round(atShare(sorted, share) / seats);
  const shown = tables.map((table, index) => ({ table, lines: linesOf(table, seats, at(report.tallies, index)) }));
  const strange = shown
    .flatMap(({ lines }) => lines)
    .filter(({ estimate, wanted }) => wanted !== null && verdictOf(estimate, wanted) === 'outside');
  return (
    <>
      <p>{t('workshop.measure.length', { players: seats, middle: each(0.5), from: each(0.05), to: each(0.95) })}</p>
      {isDone && (
        <div role="status">
          {strange.length === 0 && <p>{t('workshop.measure.fine')}</p>}
          {strange.length > 0 && (
            <>
              <h3>{t('workshop.measure.strange')}</h3>
              <ul className="workshop-strange">
                {strange.map((line) => (
                  <li key={keyOf(line)}>
                    <Strange line={line} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {shown.map(({ table, lines }) => (
        <div key={table.id} className="workshop-bars">
          <h3>{say(table.title)}</h3>
          <ul>
            {lines.map((line) => (
              <Bar key={keyOf(line)} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The first column of a table. Where there are many rows, those that are seldom so come last. */
function linesOf(table: BalanceTable, seats: number, tally: readonly number[]): Line[] {
  const column = at(table.columns, 0);
  const lines = table.rows(seats).flatMap((about, row): Line[] => {
    const estimate = estimateOf(table, tally, row, 0);
    const wanted = column.wanted?.(seats, row) ?? null;
    return estimate === null ? [] : [{ title: table.title, about, estimate, wanted }];
  });
  return lines.length > MOST_IN_ORDER ? lines.sort((a, b) => b.estimate.value - a.estimate.value) : lines;
}

const MOST_IN_ORDER = 8;

const keyOf = ({ title, about }: Line): string => JSON.stringify([title, about]);

function Strange({ line: { title, about, estimate, wanted } }: { readonly line: Line }) {
  const { t, say } = useBench();
  const sayOfSet = useSayOfSet();
  const { min, max } = wanted ?? { min: 0, max: 100 };
  const params = {
    title: say(title),
    about: sayOfSet(about),
    share: Math.round(estimate.value),
    least: Math.round(min),
    most: Math.round(max),
  };
  return t(estimate.value < min ? 'workshop.measure.seldom' : 'workshop.measure.often', params);
}

/** The names on the cards are those of the set. */
function useSayOfSet(): (about: Phrase) => string {
  const { sayOf, set } = useBench();
  return (about) => sayOf(set.pack, about);
}

function Bar({ line: { about, estimate, wanted } }: { readonly line: Line }) {
  const { t } = useBench();
  const say = useSayOfSet();
  const { value, low, high } = estimate;
  const style = {
    '--share': `${value}%`,
    '--from': `${low}%`,
    '--to': `${high}%`,
    '--least': `${wanted?.min ?? 0}%`,
    '--most': `${wanted?.max ?? 0}%`,
  } as CSSProperties;
  return (
    <li className="workshop-bar-line">
      <span>{say(about)}</span>
      <span className="workshop-track" style={style} aria-hidden="true" />
      <span className="workshop-share">
        {t('workshop.measure.share', { share: value.toFixed(1), margin: ((high - low) / 2).toFixed(1) })}
      </span>
    </li>
  );
}
