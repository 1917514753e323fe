import { at } from '@tortuga/kernel';
import { placeOf, rowOf } from '../rules/places.ts';
import { type Column, type Move, ROW, type Row, type State, type View } from '../rules/types.ts';

/** What lies open on the table, and decides the boardings. */
export type Position = Pick<State, 'pirates' | 'board' | 'changedTreasure' | 'changedBy' | 'storm'>;

export const positionOf = ({ pirates, board, changedTreasure, changedBy, storm }: View): Position => ({
  pirates: [...pirates],
  board: [...board],
  changedTreasure,
  changedBy,
  storm,
});

/** The table after a move. An event changes the given row: the view says which. */
export function afterMove(position: Position, move: Move, eventRow: Row | null): Position {
  const board = [...position.board];
  switch (move.kind) {
    case 'play':
      board[placeOf(rowOf(move.card), move.column)] = move.card;
      return { ...position, board };
    case 'swap':
      moveAround(board, ROW[eventRow ?? 'transport'], [move.a, move.b]);
      return { ...position, board };
    case 'rotate':
      moveAround(board, ROW.treasure, [move.a, move.b, move.c]);
      return { ...position, board };
    case 'change':
      return { ...position, changedTreasure: at(board, placeOf(ROW.treasure, move.column)), changedBy: move.by };
    case 'storm':
      return { ...position, storm: move.column };
  }
}

/** The card of each column goes to the next of them, that of the last one to the first. */
function moveAround(board: Position['board'], row: number, columns: readonly Column[]): void {
  const cards = columns.map((column) => at(board, placeOf(row, column)));
  for (const [index, column] of columns.entries()) {
    board[placeOf(row, column)] = at(cards, (index + columns.length - 1) % columns.length);
  }
}
