import { at, HIDDEN, reuse, type Viewer } from '@tortuga/kernel';
import { boardingOf, compare, spoils } from './boarding.ts';
import type { Values } from './pack.ts';
import { labelOf, openRow, ownerOf, placeOf, rowOf, rowOfEvent, sideCount, sidesOf } from './places.ts';
import { takingsOf } from './result.ts';
import {
  type CardId,
  CHARACTERISTICS,
  COLUMNS,
  type Column,
  type ColumnView,
  type OpenView,
  type OwnView,
  ROWS,
  type Row,
  type State,
  type Takings,
  VOYAGES,
} from './types.ts';

/** The board and the event cards are open. cards-6.1 */
export function openTo(values: Values, state: State, last: OpenView | null): OpenView {
  const columns = COLUMNS.map((column) =>
    last !== null && isUnchanged(last, state, column) ? at(last.columns, column) : columnView(values, state, column),
  );
  const ledger = ledgerView(state, last);
  const { seats, voyage, start, turn, played, changedTreasure, changedBy, storm } = state;
  return {
    seats,
    voyage,
    start,
    turn,
    played,
    changedTreasure,
    changedBy,
    storm,
    pirates: reuse(last?.pirates, state.pirates),
    board: reuse(last?.board, state.board),
    eventCards: reuse(last?.eventCards, state.eventCards),
    handSizes: reuse(
      last?.handSizes,
      state.hands.map((hand) => hand.length),
    ),
    eventStock: reuse(last?.eventStock, state.eventStock),
    gone: reuse(last?.gone, state.gone),
    outcomes: ledger.outcomes,
    treasurePrestige: ledger.treasurePrestige,
    transportPrestige: ledger.transportPrestige,
    rows: ROWS,
    steps: STEPS,
    openRow: openRowOf(state),
    eventRow: eventRowOf(state),
    characteristics: CHARACTERISTICS,
    columns,
    sides: sidesOf(state.seats),
    prestige: ledger.prestige,
    soFar: state.turn === null ? null : reuse(last?.soFar, soFar(state, columns)),
    takings: ledger.takings,
  };
}

/** All rows, then the events. cards-2.3 */
const STEPS: OpenView['steps'] = [...ROWS, 'event'];

const openRowOf = (state: State): OpenView['openRow'] =>
  state.turn === null ? null : (ROWS[openRow(state)] ?? 'event');

function eventRowOf(state: State): Row | null {
  if (state.turn === null || openRow(state) < ROWS.length) return null;
  const event = at(state.eventCards, state.turn);
  return event === null ? null : rowOfEvent(event);
}

/** The same cards lie there, and no event has changed what they are worth. */
const isUnchanged = (last: OpenView, now: State, column: Column): boolean =>
  last.storm === now.storm &&
  last.changedTreasure === now.changedTreasure &&
  last.changedBy === now.changedBy &&
  last.pirates[column] === now.pirates[column] &&
  last.columns[column]?.strategist === now.strategists[column] &&
  ROWS.every((_, row) => last.board[placeOf(row, column)] === now.board[placeOf(row, column)]);

type LedgerView = Pick<OpenView, 'outcomes' | 'treasurePrestige' | 'transportPrestige' | 'takings' | 'prestige'>;

/** It changes at the end of a voyage only. cards-4.2 */
function ledgerView(state: State, last: OpenView | null): LedgerView {
  const outcomes = reuse(last?.outcomes, state.outcomes);
  const treasurePrestige = reuse(last?.treasurePrestige, state.treasurePrestige);
  const transportPrestige = reuse(last?.transportPrestige, state.transportPrestige);
  if (last?.treasurePrestige === treasurePrestige && last.transportPrestige === transportPrestige) {
    return { outcomes, treasurePrestige, transportPrestige, takings: last.takings, prestige: last.prestige };
  }
  const takings = Array.from({ length: VOYAGES }, (_, index) => takingsOf(state, index + 1));
  return { outcomes, treasurePrestige, transportPrestige, takings, prestige: sumOf(takings) };
}

/** By side, over all voyages. cards-4.3 */
const sumOf = ([first = [], ...others]: readonly (readonly Takings[])[]): number[] =>
  first.map(({ prestige }, side) => others.reduce((sum, voyage) => sum + at(voyage, side).prestige, prestige));

/** Hands are secret; how many cards of each row they hold is not. cards-6.1 */
export const ownOf = (state: State, viewer: Viewer, last: OwnView | null): OwnView => ({
  viewer,
  hands: state.hands.map((hand, player) =>
    player === viewer ? ownHand(hand, last?.hands[player]) : hiddenHand(hand, last?.hands[player]),
  ),
});

type HandView = OwnView['hands'][number];

const ownHand = (hand: readonly CardId[], last: HandView | undefined): HandView =>
  reuse(last === undefined || 'hidden' in last ? undefined : last, hand);

function hiddenHand(hand: readonly CardId[], last: HandView | undefined): HandView {
  const counts = countsOf(hand);
  const isSame = last !== undefined && 'hidden' in last && reuse(last.counts, counts) === last.counts;
  return isSame ? last : { ...HIDDEN, counts };
}

function countsOf(hand: readonly CardId[]): number[] {
  const counts = new Array<number>(ROWS.length).fill(0);
  for (const card of hand) {
    const row = rowOf(card);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts;
}

/** By side, if the voyage ended now. cards-4.1, cards-4.2 */
function soFar({ seats }: State, columns: readonly ColumnView[]): number[] {
  const sums = new Array<number>(sideCount(seats)).fill(0);
  for (const { side, boarding } of columns) sums[side] = at(sums, side) + (boarding?.prestige ?? 0);
  return sums;
}

function columnView(values: Values, state: State, column: Column): ColumnView {
  const { treasure, doubloons } = spoils(values, state, column);
  const comparisons = CHARACTERISTICS.map((_, index) => compare(values, state, column, index));
  return {
    label: labelOf(column),
    side: ownerOf(column, state.seats),
    strategist: at(state.strategists, column),
    atStake: treasure + doubloons,
    comparisons: comparisons.every((comparison) => comparison !== null) ? comparisons : null,
    boarding: boardingOf(values, state, column),
  };
}
