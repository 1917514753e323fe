import type { Balance, BalanceTable, Wanted } from '@tortuga/games/balance';
import { type Estimate, estimateOf, type Verdict, verdictOf } from '@tortuga/games/tallies';
import { at, type Phrase } from '@tortuga/kernel';
import type { CountedGame } from './games.ts';
import { tallyOf } from './run.ts';

/** A table with the numbers that games have given it. */
export interface MeasuredTable {
  readonly table: BalanceTable;
  readonly variant: number;
  /** By number of players. */
  readonly measured: readonly MeasuredSeats[];
}

interface MeasuredSeats {
  readonly seats: number;
  readonly games: number;
  /** By row and column. */
  readonly cells: readonly (readonly Cell[])[];
}

export interface Cell {
  /** Null if no game has said anything about it. */
  readonly estimate: Estimate | null;
  readonly wanted: Wanted | null;
  readonly verdict: Verdict | null;
}

export const measure = (
  { tables, variants }: Balance,
  counted: readonly CountedGame[],
  seatCounts: readonly number[],
): readonly MeasuredTable[] =>
  variants.flatMap((_, variant) =>
    tables.map((table, index) => ({
      table,
      variant,
      measured: table.seats
        .filter((seats) => seatCounts.includes(seats))
        .map((seats) => ({
          seats,
          games: counted.filter(
            (game) => game.variant === variant && game.seats === seats && game.among === table.among,
          ).length,
          cells: cellsOf(tables, index, counted, { variant, seats }),
        })),
    })),
  );

function cellsOf(
  tables: readonly BalanceTable[],
  index: number,
  counted: readonly CountedGame[],
  kind: { readonly variant: number; readonly seats: number },
): Cell[][] {
  const table = at(tables, index);
  const tally = tallyOf(tables, index, counted, kind);
  return table.rows(kind.seats).map((_, row) =>
    table.columns.map((column, number) => {
      const estimate = estimateOf(table, tally, row, number);
      const wanted = column.wanted?.(kind.seats, row) ?? null;
      return { estimate, wanted, verdict: estimate === null || wanted === null ? null : verdictOf(estimate, wanted) };
    }),
  );
}

type Say = (phrase: Phrase) => string;

const MARKS = { inside: '✓', outside: '✗', unsure: '?' } as const satisfies Record<Verdict, string>;

/** The report as Markdown: what is not kept first, then every table. */
export function reportOf(
  { variants }: Balance,
  tables: readonly MeasuredTable[],
  say: Say,
  pictureOf: (table: MeasuredTable) => string | null,
): string[] {
  const lines = [...summary(tables, say)];
  for (const [index, variant] of variants.entries()) {
    if (variants.length > 1) lines.push('', `## ${say(variant.title)}`);
    for (const each of tables.filter((one) => one.variant === index)) {
      const picture = pictureOf(each);
      const title = say(each.table.title);
      lines.push('', `### ${title}`, '');
      if (each.table.among === 'random') lines.push(say({ key: 'lab.balance.random' }), '');
      if (picture !== null) lines.push(`![${title}](${picture})`, '');
      lines.push(...(each.table.columns.length === 1 ? narrow(each, say) : wide(each, say)));
      lines.push(...bands(each, say));
    }
  }
  return lines;
}

const players = (say: Say, { seats, games }: MeasuredSeats): string =>
  say({ key: 'lab.balance.players', params: { seats, games } });

/** The rows for the number of players that has most of them. */
export const allRows = (table: BalanceTable, measured: readonly MeasuredSeats[]): readonly Phrase[] =>
  measured.map(({ seats }) => table.rows(seats)).reduce((most, rows) => (rows.length > most.length ? rows : most));

/** One column of values for each number of players. */
function narrow({ table, measured }: MeasuredTable, say: Say): string[] {
  const most = measured.reduce((rows, { seats }) => Math.max(rows, table.rows(seats).length), 0);
  const names = at(
    measured.map(({ seats }) => table.rows(seats)).filter((rows) => rows.length === most),
    0,
  ).map(say);
  return [
    row(['', ...measured.map((each) => players(say, each))]),
    row(['---', ...measured.map(() => '--:')]),
    ...names.map((name, index) =>
      row([name, ...measured.map(({ cells }) => valueText(table, 0, cells[index]?.[0], say))]),
    ),
  ];
}

/** A table for each number of players, because there are several columns of values. */
const wide = ({ table, measured }: MeasuredTable, say: Say): string[] =>
  measured.flatMap((each, index) => [
    ...(index > 0 ? [''] : []),
    row([players(say, each), ...table.columns.map(({ title }) => say(title))]),
    row(['---', ...table.columns.map(() => '--:')]),
    ...table
      .rows(each.seats)
      .map((name, line) =>
        row([
          say(name),
          ...table.columns.map((_, column) => valueText(table, column, each.cells[line]?.[column], say)),
        ]),
      ),
  ]);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function valueText(table: BalanceTable, column: number, cell: Cell | undefined, say: Say): string {
  if (cell === undefined || cell.estimate === null) return '–';
  const { value, low, high } = cell.estimate;
  const mark = cell.verdict === null ? '' : ` ${MARKS[cell.verdict]}`;
  const params = { value, low, high: Number.isFinite(high) ? high : 0, sure: Number.isFinite(high) ? 'yes' : 'no' };
  const { unit } = at(table.columns, column);
  return say({ key: `lab.balance.${unit}`, params }) + mark;
}

/** What was wanted, once for all rows and numbers of players of which the same is wanted. */
function bands({ table, measured }: MeasuredTable, say: Say): string[] {
  const seatsByBand = new Map<string, number[]>();
  for (const { seats, cells } of measured) {
    for (const text of new Set(
      cells.flat().flatMap(({ wanted }) => (wanted === null ? [] : [bandText(wanted, say)])),
    )) {
      seatsByBand.set(text, [...(seatsByBand.get(text) ?? []), seats]);
    }
  }
  if (seatsByBand.size === 0) return [];
  const texts = [...seatsByBand].map(([text, seats]) =>
    seats.length === table.seats.length
      ? text
      : say({ key: 'lab.balance.with', params: { text, seats: seats.join(', ') } }),
  );
  return ['', say({ key: 'lab.balance.wanted', params: { bands: texts.join('; ') } })];
}

const bandText = ({ rule, min, max }: Wanted, say: Say): string =>
  say({ key: 'lab.balance.band', params: { rule, min, max } });

/** How many of the claims hold, and which do not. */
function summary(tables: readonly MeasuredTable[], say: Say): string[] {
  const judged = tables.flatMap(({ table, measured }) =>
    measured.flatMap(({ seats, cells }) =>
      cells.flatMap((columns, line) =>
        columns.flatMap((cell, column) =>
          cell.verdict === null ? [] : [{ table, seats, column, cell, name: at(table.rows(seats), line) }],
        ),
      ),
    ),
  );
  const count = (verdict: Verdict): number => judged.filter(({ cell }) => cell.verdict === verdict).length;
  const params = { inside: count('inside'), outside: count('outside'), unsure: count('unsure') };
  return [
    say({ key: 'lab.balance.summary', params }),
    ...judged
      .filter(({ cell }) => cell.verdict === 'outside')
      .map(({ table, seats, column, cell, name }, index) => {
        const value = valueText(table, column, cell, say);
        const band = cell.wanted === null ? '' : bandText(cell.wanted, say);
        const what = { title: say(table.title), name: say(name), seats, value, band };
        return (index === 0 ? '\n' : '') + say({ key: 'lab.balance.broken', params: what });
      }),
  ];
}
