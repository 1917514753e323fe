import { type Board, openBoard } from '@tortuga/games/boards';
import { openSentences } from '@tortuga/games/open-sentences';
import { shelfGame } from '@tortuga/games/shelf';
import type { Title } from '@tortuga/games/title';
import type { Catalog, Locale } from '@tortuga/words';
import { use } from 'react';
import { useSpeech } from '../speech/speech.tsx';

/** A game and its sentences in the language of the reader. */
export interface SpokenTitle extends Title {
  readonly sentences: Catalog;
}

/** A game that can be played here: its rules and words with the cards of a table, and its board. */
export interface OpenGame {
  readonly title: SpokenTitle;
  readonly Board: Board;
}

/** The cards that somebody brought to a table. */
export interface OwnPack {
  /** Two packs with the same key are the same. */
  readonly key: string;
  read(): Promise<unknown>;
}

const titles = new Map<string, Promise<SpokenTitle>>();
const games = new Map<string, Promise<OpenGame>>();

function once<T>(opened: Map<string, Promise<T>>, key: string, open: () => Promise<T>): Promise<T> {
  const known = opened.get(key) ?? open();
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return known;
}

const keyOf = (id: string, pack: OwnPack | null, locale: Locale): string => `${id} ${locale} ${pack?.key ?? ''}`;

async function loadTitle(id: string, pack: OwnPack | null): Promise<Title> {
  const game = shelfGame(id);
  if (game === undefined) throw new Error('There is no such game');
  const title = await game.title();
  if (pack === null) return title;
  const read = title.withPack(await pack.read());
  if (!read.ok) throw new Error(`These cards can't be read: ${JSON.stringify(read.problem)}`);
  return read.title;
}

const openTitle = (id: string, pack: OwnPack | null, locale: Locale): Promise<SpokenTitle> =>
  once(titles, keyOf(id, pack, locale), async () => {
    const [title, sentences] = await Promise.all([loadTitle(id, pack), openSentences(id, locale)]);
    return { ...title, sentences };
  });

const openGame = (id: string, pack: OwnPack | null, locale: Locale): Promise<OpenGame> =>
  once(games, keyOf(id, pack, locale), async () => {
    const [title, board] = await Promise.all([openTitle(id, pack, locale), openBoard(id)]);
    return { title, Board: board };
  });

/** The game without its board. Suspends until it is there. */
export const useTitle = (id: string, pack: OwnPack | null): SpokenTitle => use(openTitle(id, pack, useSpeech().locale));

/** Everything a table of a game needs, loaded once. Suspends until it is there. */
export const useGame = (id: string, pack: OwnPack | null): OpenGame => use(openGame(id, pack, useSpeech().locale));
