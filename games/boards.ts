import type { GameTypes } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import type { ReactNode } from 'react';
import type { BoardProps } from './board.ts';
import type { BoardInWords } from './in-words.ts';

interface AnyBoard {
  draw(props: BoardProps<GameTypes, unknown>): ReactNode;
}

/**
 * The board of some game. It is declared as a method, like the functions of a `GameModule`, so that the board of every game is
 * assignable: a page passes it only matches of its own game.
 */
export type Board = AnyBoard['draw'];

/** Each board is loaded when a table of its game is opened. */
const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  'tortuga-cards': async () => (await import('./tortuga-cards/board/index.ts')).CardsBoard,
  'tortuga-dice': async () => (await import('./tortuga-dice/board/index.ts')).DiceBoard,
  'tortuga-2199': async () => (await import('./tortuga-2199/board/index.ts')).Board2199,
};

export async function openBoard(game: string): Promise<Board> {
  const open = BOARDS[game];
  if (open === undefined) throw new Error(`No board for ${game}`);
  return open();
}

interface Told {
  inWords(pack: unknown, speaker: Speaker): BoardInWords;
}

/** Each is loaded when somebody asks for the board in words. */
const IN_WORDS: Readonly<Record<string, () => Promise<Told>>> = {
  'tortuga-cards': () => import('./tortuga-cards/board/in-words.ts'),
  'tortuga-dice': () => import('./tortuga-dice/board/in-words.ts'),
  'tortuga-2199': () => import('./tortuga-2199/board/in-words.ts'),
};

export async function openInWords(game: string): Promise<Told['inWords']> {
  const open = IN_WORDS[game];
  if (open === undefined) throw new Error(`No board in words for ${game}`);
  return (await open()).inWords;
}

interface Guide {
  about(what: string, view: object, pack: unknown): readonly string[];
}

/** Each is loaded when somebody asks what a piece is. */
const GUIDES: Readonly<Record<string, () => Promise<Guide>>> = {
  'tortuga-cards': () => import('./tortuga-cards/board/about.ts'),
  'tortuga-dice': () => import('./tortuga-dice/board/about.ts'),
  'tortuga-2199': () => import('./tortuga-2199/board/about.ts'),
};

/** Tells which entries of the glossary a piece has. */
export async function openGuide(game: string): Promise<Guide['about']> {
  const open = GUIDES[game];
  if (open === undefined) throw new Error(`No guide to the board of ${game}`);
  return (await open()).about;
}
