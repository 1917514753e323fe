import { at, type Seat, seat, seatsOf } from '@tortuga/kernel';
import {
  CARDS_PER_ROW,
  type CardId,
  COLUMN_COUNT,
  type Column,
  type EventCard,
  ROWS,
  type Row,
  type Side,
  type State,
} from './types.ts';

/** Sides, the columns they own, and the numbering of cards and places. */

/** Two and three players each score alone; four are two teams. cards-2.2, cards-5.3 */
export const sideCount = (seats: number): number => (seats === 3 ? 3 : 2);

/** Partners sit alternately. cards-5.3 */
export const sideOf = (player: Seat, seats: number): Side => (player % sideCount(seats)) as Side;

/** By seat, for each number of seats: all views share these lists. */
const SIDES = [2, 3, 4].map((seats) => seatsOf(seats).map((player) => sideOf(player, seats)));

export const sidesOf = (seats: number): readonly Side[] => at(SIDES, seats - 2);

export const membersOf = (side: Side, seats: number): Seat[] =>
  seats === 4 ? [seat(side), seat(side + 2)] : [seat(side)];

/** Each side owns neighbouring columns: three, or two with three players. cards-2.2, cards-5.2 */
export const ownerOf = (column: Column, seats: number): Side =>
  Math.floor((column * sideCount(seats)) / COLUMN_COUNT) as Side;

/** The index of a place in `State.board`. */
export const placeOf = (row: number, column: Column): number => row * COLUMN_COUNT + column;

export const labelOf = (column: Column): string => at(LABELS, column);

const LABELS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export const isFree = (state: State, row: number, column: Column): boolean =>
  at(state.board, placeOf(row, column)) === null;

/** The index in the lists by voyage and column. */
export const ledgerIndex = (voyage: number, column: Column): number => (voyage - 1) * COLUMN_COUNT + column;

/** The row a card belongs to, as its index in `ROWS`. */
export const rowOf = (card: CardId): number => Math.floor(card / CARDS_PER_ROW);

export const rowName = (row: number): Row => at(ROWS, row);

const EVENT_ROWS: Readonly<Record<EventCard, Row>> = {
  swapTransports: 'transport',
  moveTreasures: 'treasure',
  swapSeas: 'sea',
  swapStrategies: 'strategy',
  changeTreasure: 'treasure',
  storm: 'strategy',
};

/** The row that an event card changes; a storm cancels what the strategy there decides. cards-3.1 to cards-3.6 */
export const rowOfEvent = (event: EventCard): Row => EVENT_ROWS[event];

export const PLACES = ROWS.length * COLUMN_COUNT;

/** The row being filled; `ROWS.length` when all are full and the events are due. cards-2.3 */
export const openRow = (state: State): number => Math.floor(Math.min(state.played, PLACES) / COLUMN_COUNT);

/** Every place filled, and one event for each side. cards-2.3, cards-5.1 */
export const isVoyageOver = (state: State): boolean => state.played === PLACES + sideCount(state.seats);
