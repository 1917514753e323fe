import { at } from '@tortuga/kernel';
import { escaped, picture } from '../svg.ts';
import type { Cell, MeasuredTable } from './report.ts';

/** Of the part with the points; the names stand to its left. */
const PLOT = 480;
const RIGHT = 40;
/** About as wide as a letter. */
const LETTER = 6.6;
const TOP = 66;
const BOTTOM = 34;
/** The height of a line with its point, and the room between the rows. */
const LINE = 15;
const GAP = 9;
const TICKS = 5;

interface Texts {
  readonly title: string;
  readonly rows: readonly string[];
  /** By number of players. */
  readonly legend: readonly string[];
}

/**
 * The first column of a table: for every row and number of players a point with its 95 % interval, and behind it the band
 * that is wanted. What lies wholly outside is red.
 */
export function plotTable({ table, measured }: MeasuredTable, { title, rows, legend }: Texts): string {
  const isShare = at(table.columns, 0).unit === 'share';
  const left = 28 + LETTER * Math.max(16, ...rows.map(({ length }) => length));
  const lines = rows.map((name, row) => ({
    name,
    cells: measured.map(({ cells }) => cells[row]?.[0] ?? null),
  }));
  const all = lines.flatMap(({ cells }) => cells);
  const highest = Math.max(
    isShare ? 1 : 0.1,
    ...all.flatMap((cell) => (cell?.estimate ? [finite(cell.estimate.high)] : [])),
    ...all.flatMap((cell) => (cell?.wanted && cell.wanted.max < 100 && isShare ? [cell.wanted.max] : [])),
  );
  const step = stepFor(highest);
  const end = Math.min(isShare ? 100 : Number.POSITIVE_INFINITY, Math.ceil(highest / step) * step);
  const x = (value: number): number => left + (PLOT * Math.min(value, end)) / end;
  const rowHeight = measured.length * LINE + GAP;
  const height = TOP + rowHeight * lines.length + BOTTOM;
  const ticks = Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) => index * step);
  return picture({ title, width: left + PLOT + RIGHT, height, size: 13 }, [
    ...legend.map((text, index) => {
      const start = left + index * 120;
      return `${point(index, start, 46, 'mark')}<text class="ink" x="${start + 12}" y="50">${escaped(text)}</text>`;
    }),
    ...ticks.map((value) => {
      const tick = x(value).toFixed(1);
      const label = `${Number(value.toFixed(2))}${isShare ? ' %' : ''}`;
      return `<path class="rule" d="M${tick} ${TOP - 4}V${height - BOTTOM}"/><text class="faint" x="${tick}" y="${height - BOTTOM + 18}" text-anchor="middle" font-size="12">${label}</text>`;
    }),
    ...lines.flatMap(({ name, cells }, row) => {
      const top = TOP + rowHeight * row;
      const middle = top + (measured.length * LINE) / 2 + 4;
      return [
        `<text class="ink" x="${left - 12}" y="${middle.toFixed(1)}" text-anchor="end">${escaped(name)}</text>`,
        ...cells.flatMap((cell, index) => (cell === null ? [] : lineOf(cell, index, top + index * LINE, x, end))),
      ];
    }),
  ]);
}

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

function lineOf(
  { estimate, wanted, verdict }: Cell,
  series: number,
  top: number,
  x: (value: number) => number,
  end: number,
): string[] {
  const band =
    wanted === null
      ? []
      : [
          `<rect class="band" x="${x(wanted.min).toFixed(1)}" y="${top}" width="${Math.max(0, x(Math.min(end, wanted.max)) - x(wanted.min)).toFixed(1)}" height="${LINE}"/>`,
        ];
  if (estimate === null) return band;
  const y = top + LINE / 2;
  const high = Number.isFinite(estimate.high) ? estimate.high : end;
  return [
    ...band,
    `<path class="line" d="M${x(estimate.low).toFixed(1)} ${y}H${x(high).toFixed(1)}" stroke-width="3" stroke-linecap="round"/>`,
    point(series, x(estimate.value), y, verdict === 'outside' ? 'bad' : 'mark'),
  ];
}

/** A shape of its own for each number of players, so that nobody needs colours to tell them apart. */
function point(series: number, x: number, y: number, kind: string): string {
  const [left, top] = [x.toFixed(1), y.toFixed(1)];
  if (series === 0) return `<circle class="${kind}" cx="${left}" cy="${top}" r="4.5"/>`;
  const shape = series === 1 ? 'm0-5.5 5.2 9.4h-10.4z' : 'm-4.2-4.2h8.4v8.4h-8.4z';
  return `<path class="${kind}" d="M${left} ${top}${shape}"/>`;
}

/** 1, 2 or 5 times a power of ten, so that there are about five. */
function stepFor(highest: number): number {
  const rough = highest / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}
