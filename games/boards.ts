import type { GameTypes } from '@tortuga/kernel';
import type { ComponentType } from 'react';
import type { BoardProps } from './board.ts';

/** A board for the games of one id. */
export type Board = ComponentType<BoardProps<GameTypes, unknown>>;

/** The boards, each loaded when a table of its game is opened. */
const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  'tortuga-cards': async () => anyGame((await import('./tortuga-cards/board/index.ts')).CardsBoard),
  'tortuga-dice': async () => anyGame((await import('./tortuga-dice/board/index.ts')).DiceBoard),
  'tortuga-2199': async () => anyGame((await import('./tortuga-2199/board/index.ts')).Board2199),
};

export async function openBoard(game: string): Promise<Board> {
  const open = BOARDS[game];
  if (open === undefined) throw new Error(`No board for ${game}`);
  return open();
}

/** What a page hands to a board comes from a match of the board's own game: the id says so, types can't. */
const anyGame = <T extends GameTypes, Pack>(board: ComponentType<BoardProps<T, Pack>>): Board =>
  board as ComponentType<never> as Board;
