import { type Board, openBoard } from '@tortuga/games/boards';
import { shelfGame } from '@tortuga/games/shelf';
import type { Title } from '@tortuga/games/title';
import { use } from 'react';

/** A game that can be played here: its rules and words with the cards of a table, and its board. */
export interface OpenGame {
  readonly title: Title;
  readonly Board: Board;
}

/** The cards that somebody brought to a table. */
export interface OwnPack {
  /** Two packs with the same key are the same. */
  readonly key: string;
  read(): Promise<unknown>;
}

const titles = new Map<string, Promise<Title>>();
const games = new Map<string, Promise<OpenGame>>();

function once<T>(opened: Map<string, Promise<T>>, key: string, open: () => Promise<T>): Promise<T> {
  const known = opened.get(key) ?? open();
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return known;
}

const keyOf = (id: string, pack: OwnPack | null): string => `${id} ${pack?.key ?? ''}`;

async function loadTitle(id: string, pack: OwnPack | null): Promise<Title> {
  const game = shelfGame(id);
  if (game === undefined) throw new Error('There is no such game');
  const title = await game.title();
  if (pack === null) return title;
  const read = title.withPack(await pack.read());
  if (!read.ok) throw new Error(`These cards can't be read: ${JSON.stringify(read.problem)}`);
  return read.title;
}

const openTitle = (id: string, pack: OwnPack | null): Promise<Title> =>
  once(titles, keyOf(id, pack), () => loadTitle(id, pack));

const openGame = (id: string, pack: OwnPack | null): Promise<OpenGame> =>
  once(games, keyOf(id, pack), async () => {
    const [title, board] = await Promise.all([openTitle(id, pack), openBoard(id)]);
    return { title, Board: board };
  });

/** The game without its board. Suspends until it is there. */
export const useTitle = (id: string, pack: OwnPack | null): Title => use(openTitle(id, pack));

/** Everything a table of a game needs, loaded once. Suspends until it is there. */
export const useGame = (id: string, pack: OwnPack | null): OpenGame => use(openGame(id, pack));
