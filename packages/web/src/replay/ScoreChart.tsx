import { at, seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import { useSpeech } from '../speech/speech.tsx';
import type { Moment } from './replay.ts';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 34;
const BOTTOM = 24;
const TOP = 12;
const RIGHT = 30;

interface ScoreChartProps {
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  /** A moment to mark. */
  readonly now?: number;
}

/** Steps of 1, 2, 5, 10, 20 … so that about five lines fit. */
function stepFor(top: number): number {
  const rough = Math.max(1, top / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

/** By seat, so that lines can be distinguished without their colours. */
const DASHES = [undefined, '10 4', '3 4', '14 4 3 4'];

/** The score of every seat over the whole match. */
export function ScoreChart({ moments, names, now }: ScoreChartProps) {
  const { t } = useSpeech();
  const top = Math.max(1, ...moments.flatMap(({ points }) => points));
  const step = stepFor(top);
  const last = Math.max(1, moments.length - 1);
  const x = (n: number) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / last;
  const y = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / top);
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const letters = lettersOf(names);
  const final = at(moments, moments.length - 1).points;
  const summary = names.map((name, index) => `${name} ${final[index] ?? 0}`).join(', ');
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('web.chart.label', { summary })}>
        {lines.map((points) => (
          <g key={points} className="chart-line" textAnchor="end">
            <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(points)} dominantBaseline="central">
              {points}
            </text>
          </g>
        ))}
        {now !== undefined && <path className="chart-now" strokeWidth="2" d={`M${x(now)} ${TOP}V${HEIGHT - BOTTOM}`} />}
        {names.map((name, index) => (
          <path
            key={name}
            className="chart-score"
            data-seat={index}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeDasharray={DASHES[index]}
            d={moments.map(({ points }, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(points[index] ?? 0)}`).join('')}
          />
        ))}
      </svg>
      <figcaption className="row terms">
        {names.map((name, index) => (
          <span key={name} className="row">
            <SeatMark seat={seat(index)} letter={letters[index] ?? '?'} /> {name} <b>{final[index] ?? 0}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
