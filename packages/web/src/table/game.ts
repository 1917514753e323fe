import { type OpenBoard, openBoard } from '@tortuga/games/boards';
import { type ShelfGame, shelfGame } from '@tortuga/games/shelf';
import type { Title } from '@tortuga/games/title';
import { use } from 'react';

export interface OpenGame extends OpenBoard {
  readonly title: Title;
}

const opened = new Map<string, Promise<OpenGame>>();

/** Everything a table of a game needs, loaded once. */
function openGame(id: string): Promise<OpenGame> {
  const known = opened.get(id) ?? load(shelfGame(id));
  opened.set(id, known);
  known.catch(() => opened.delete(id));
  return known;
}

async function load(game: ShelfGame | undefined): Promise<OpenGame> {
  if (game === undefined) throw new Error('There is no such game');
  const [title, board] = await Promise.all([game.title(), openBoard(game.id)]);
  return { title, ...board };
}

/** Suspends until the game is there. */
export const useGame = (id: string): OpenGame => use(openGame(id));
