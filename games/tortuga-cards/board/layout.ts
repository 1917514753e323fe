import { at, type Seat, seatsOf, type Viewer } from '@tortuga/kernel';
import type { CardId, Column, Move, Row, Side, View } from '../rules/types.ts';

/** The layout of the board, read from the view. */

export const labelOf = (view: View, column: Column): string => at(view.columns, column).label;

export const columnsOf = (view: View): Column[] => view.columns.map((_, index) => index as Column);

export const cardAt = (view: View, row: Row, column: Column): CardId | null =>
  at(view.board, view.rows.indexOf(row) * view.columns.length + column);

/** The columns of one side, and its players. */
export interface Group {
  readonly side: Side;
  readonly columns: readonly Column[];
  readonly seats: readonly Seat[];
}

/** The viewer's own columns come first, then clockwise. */
export function groupsOf(view: View, viewer: Viewer): Group[] {
  const sides = view.prestige.length;
  const first = viewer === 'spectator' ? 0 : at(view.sides, viewer);
  return view.prestige.map((_, index) => {
    const side = ((first + index) % sides) as Side;
    return {
      side,
      columns: columnsOf(view).filter((column) => at(view.columns, column).side === side),
      seats: seatsOf(view.seats).filter((player) => at(view.sides, player) === side),
    };
  });
}

const SMALL_HAND = 2;

/** Few enough cards to leave room for the sentence beside them on a phone. */
export function isSmallHand(view: View, viewer: Viewer): boolean {
  const hand = viewer === 'spectator' ? undefined : view.hands[viewer];
  return hand !== undefined && !('hidden' in hand) && hand.length <= SMALL_HAND;
}

/** With a minus sign, not a hyphen. */
export const plain = (value: number): string => String(value).replace('-', '−');

/** With a plus sign even for 0. */
export const gained = (prestige: number): string => `+${prestige}`;

export const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));

/** Every order in which a player may click the columns of an event. */
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
