import { at, type Seat, type Viewer } from '@tortuga/kernel';
import type { Pack } from '../rules/pack.ts';
import type { CardId, Characteristic, Column, EventCard, Move, Row, Side, View } from '../rules/types.ts';

/** Where everything lies: read off the view, decides nothing. */

/** In the order in which the rows are filled and stand in `view.board`. */
export const ROWS: readonly Row[] = ['transport', 'treasure', 'sea', 'strategy'];
export const CHARACTERISTICS: readonly Characteristic[] = ['speed', 'hull', 'guns'];

const LABELS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const labelOf = (column: Column): string => at(LABELS, column);

export const columnsOf = (view: View): Column[] => view.columns.map((_, index) => index as Column);

export const cardAt = (view: View, row: Row, column: Column): CardId | null =>
  at(view.board, ROWS.indexOf(row) * view.columns.length + column);

export const rowOf = (pack: Pack, card: CardId): Row => at(ROWS, Math.floor(card / pack.transports.length));

/** A card's place in its list of the pack. */
export const inRow = (pack: Pack, card: CardId): number => card % pack.transports.length;

/** The row with free places; events are due when there is none. */
export function openRow(view: View): Row | 'event' | null {
  if (view.turn === null) return null;
  const free = view.board.indexOf(null);
  return free < 0 ? 'event' : at(ROWS, Math.floor(free / view.columns.length));
}

/** The row an event card moves about, lit up while it is played. */
const ROW_OF_EVENT: Record<EventCard, Row> = {
  swapTransports: 'transport',
  moveTreasures: 'treasure',
  swapSeas: 'sea',
  swapStrategies: 'strategy',
  changeTreasure: 'treasure',
  storm: 'strategy',
};
export const rowOfEvent = (event: EventCard): Row => ROW_OF_EVENT[event];

export const sideOf = (view: View, player: Seat): Side => (player % view.prestige.length) as Side;

/** The columns of one side, and who plays for it. */
export interface Group {
  readonly side: Side;
  readonly columns: readonly Column[];
  readonly seats: readonly Seat[];
}

/** The viewer's own columns come first, then clockwise. */
export function groupsOf(view: View, viewer: Viewer): Group[] {
  const sides = view.prestige.length;
  const first = viewer === 'spectator' ? 0 : sideOf(view, viewer);
  return view.prestige.map((_, index) => {
    const side = ((first + index) % sides) as Side;
    return {
      side,
      columns: columnsOf(view).filter((column) => at(view.columns, column).side === side),
      seats: view.hands.map((_hand, player) => player as Seat).filter((player) => sideOf(view, player) === side),
    };
  });
}

const SMALL_HAND = 2;

/** Few enough cards to leave room for the sentence beside them on a phone. */
export function isSmallHand(view: View, viewer: Viewer): boolean {
  const hand = viewer === 'spectator' ? undefined : view.hands[viewer];
  return hand !== undefined && !('hidden' in hand) && hand.length <= SMALL_HAND;
}

/** With a true minus sign. */
export const plain = (value: number): string => String(value).replace('-', '−');

/** What somebody gets: also when it is nothing. */
export const gained = (prestige: number): string => `+${prestige}`;

export const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));

/** Every order in which the columns of an event may be named. */
export function sequencesOf(move: Move): readonly (readonly Column[])[] {
  switch (move.kind) {
    case 'play':
      return [];
    case 'swap':
      return [
        [move.a, move.b],
        [move.b, move.a],
      ];
    case 'rotate':
      return [
        [move.a, move.b, move.c],
        [move.b, move.c, move.a],
        [move.c, move.a, move.b],
      ];
    case 'change':
    case 'storm':
      return [[move.column]];
  }
}
