import type { GameTypes } from '@tortuga/kernel';
import type { ComponentType } from 'react';
import type { BoardProps } from './board.ts';

/** A board for games of one id, and the pack it shows. */
export interface OpenBoard {
  readonly Board: ComponentType<BoardProps<GameTypes, unknown>>;
  readonly pack: unknown;
}

/** The boards, each loaded when a table of its game is opened. */
const BOARDS: Readonly<Record<string, () => Promise<OpenBoard>>> = {
  'tortuga-cards': async () => {
    const [{ CardsBoard }, { housePack }] = await Promise.all([
      import('./tortuga-cards/board/index.ts'),
      import('./tortuga-cards/index.ts'),
    ]);
    return { Board: anyGame(CardsBoard), pack: housePack };
  },
  'tortuga-2199': async () => {
    const [{ Board2199 }, { housePack }] = await Promise.all([
      import('./tortuga-2199/board/index.ts'),
      import('./tortuga-2199/index.ts'),
    ]);
    return { Board: anyGame(Board2199), pack: housePack };
  },
};

export async function openBoard(game: string): Promise<OpenBoard> {
  const open = BOARDS[game];
  if (open === undefined) throw new Error(`No board for ${game}`);
  return open();
}

/** What a page hands to a board comes from a match of the board's own game: the id says so, types can't. */
const anyGame = <T extends GameTypes, Pack>(board: ComponentType<BoardProps<T, Pack>>): OpenBoard['Board'] =>
  board as ComponentType<never> as OpenBoard['Board'];
