import { at, type Seat, seat, seatsOf } from '@tortuga/kernel';
import {
  CARDS_PER_ROW,
  type CardId,
  COLUMN_COUNT,
  type Column,
  ROWS,
  type Row,
  type Side,
  type State,
} from './types.ts';

/** Who sits where, who owns which column, and which place is which. */

/** Two and three players each score alone; four are two teams. cards-2.2, cards-5.3 */
export const sideCount = (seats: number): number => (seats === 3 ? 3 : 2);

/** Partners sit alternately. cards-5.3 */
export const sideOf = (player: Seat, seats: number): Side => (player % sideCount(seats)) as Side;

/** By seat. Made once for each number of seats: they are in every view. */
const SIDES = [2, 3, 4].map((seats) => seatsOf(seats).map((player) => sideOf(player, seats)));

export const sidesOf = (seats: number): readonly Side[] => at(SIDES, seats - 2);

export const membersOf = (side: Side, seats: number): Seat[] =>
  seats === 4 ? [seat(side), seat(side + 2)] : [seat(side)];

/** Each side owns neighbouring columns: three, or two with three players. cards-2.2, cards-5.2 */
export const ownerOf = (column: Column, seats: number): Side =>
  Math.floor((column * sideCount(seats)) / COLUMN_COUNT) as Side;

/** Where a row and a column meet on the board. */
export const placeOf = (row: number, column: Column): number => row * COLUMN_COUNT + column;

/** Columns are called I to VI. */
export const labelOf = (column: Column): string => at(LABELS, column);

const LABELS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export const isFree = (state: State, row: number, column: Column): boolean =>
  at(state.board, placeOf(row, column)) === null;

/** Where the ledger keeps what a column brought in a voyage. */
export const ledgerIndex = (voyage: number, column: Column): number => (voyage - 1) * COLUMN_COUNT + column;

/** The row a card belongs to, as its index in `ROWS`. */
export const rowOf = (card: CardId): number => Math.floor(card / CARDS_PER_ROW);

export const rowName = (row: number): Row => at(ROWS, row);

export const PLACES = ROWS.length * COLUMN_COUNT;

/** The row being filled; `ROWS.length` when all are full and the events are due. cards-2.3 */
export const openRow = (state: State): number => Math.floor(Math.min(state.played, PLACES) / COLUMN_COUNT);

/** Every place filled, and one event for each side. cards-2.3, cards-5.1 */
export const isVoyageOver = (state: State): boolean => state.played === PLACES + sideCount(state.seats);
