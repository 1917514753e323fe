import { type Board, openBoard } from '@tortuga/games/boards';
import { type TitleFor, titleFor } from '@tortuga/games/editions';
import { openSentences } from '@tortuga/games/open-sentences';
import { shelfGame } from '@tortuga/games/shelf';
import type { Title } from '@tortuga/games/title';
import type { Catalog, Locale } from '@tortuga/words';
import { use } from 'react';
import { pageIsOutdated } from '../reload/outdated.ts';
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

/** The edition that a match was begun with, and is shown with for ever. */
export interface Begun {
  /** Null for today's rules. */
  readonly rulesVersion: number | null;
  /** Null for today's default pack. */
  readonly packDigest: string | null;
  /** Reads a pack that is not one of the defaults; null if nobody has it. */
  readPack(): Promise<unknown>;
}

const titles = new Map<string, Promise<SpokenTitle>>();
const games = new Map<string, Promise<OpenGame>>();
const words = new Map<string, Promise<SpokenTitle | null>>();

function once<T>(opened: Map<string, Promise<T>>, key: string, open: () => Promise<T>): Promise<T> {
  const known = opened.get(key) ?? open();
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return known;
}

const keyOf = (id: string, begun: Begun | null, locale: Locale): string =>
  [id, locale, begun?.rulesVersion ?? '', begun?.packDigest ?? ''].join(' ');

async function loadToday(id: string): Promise<Title> {
  const game = shelfGame(id);
  if (game === undefined) throw new Error('There is no such game');
  return game.title();
}

/** The game in an edition. */
async function asBegun(title: Title, { rulesVersion, packDigest, readPack }: Begun): Promise<TitleFor> {
  const edition = {
    rulesVersion: rulesVersion ?? title.game.rulesVersion,
    packDigest: packDigest ?? title.game.pack.digest,
  };
  const known = titleFor(title, edition, null);
  const isMissing = !known.ok && known.reason === 'otherCards';
  return isMissing ? titleFor(title, edition, (await readPack()) ?? null) : known;
}

async function loadTitle(id: string, begun: Begun | null): Promise<Title> {
  const title = await loadToday(id);
  if (begun === null) return title;
  const found = await asBegun(title, begun);
  if (found.ok) return found.title;
  // It was begun by a newer version than this page.
  if (found.reason === 'newerRules') pageIsOutdated();
  throw new Error(`This match can't be shown here: ${found.reason}`);
}

/**
 * For the words of a match that can't be run any more: as it was begun if that can be had, else with its cards by the
 * rules of today, else as the game is today; null if there is no such game here.
 */
async function loadForWords(id: string, begun: Begun): Promise<Title | null> {
  const title = await loadToday(id).catch(() => null);
  if (title === null) return null;
  const found = await asBegun(title, begun).catch(() => null);
  if (found?.ok === true) return found.title;
  const read = title.withPack(await begun.readPack().catch(() => null));
  return read.ok ? read.title : title;
}

const spoken = async (title: Title, locale: Locale): Promise<SpokenTitle> => ({
  ...title,
  sentences: await openSentences(title.game.id, locale),
});

const openTitle = (id: string, begun: Begun | null, locale: Locale): Promise<SpokenTitle> =>
  once(titles, keyOf(id, begun, locale), async () => spoken(await loadTitle(id, begun), locale));

const openGame = (id: string, begun: Begun | null, locale: Locale): Promise<OpenGame> =>
  once(games, keyOf(id, begun, locale), async () => {
    const [title, board] = await Promise.all([openTitle(id, begun, locale), openBoard(id)]);
    return { title, Board: board };
  });

const openForWords = (id: string, begun: Begun, locale: Locale): Promise<SpokenTitle | null> =>
  once(words, keyOf(id, begun, locale), async () => {
    const title = await loadForWords(id, begun);
    return title === null ? null : spoken(title, locale);
  });

/** The game without its board. Suspends until it is there. */
export const useTitle = (id: string, begun: Begun | null): SpokenTitle => use(openTitle(id, begun, useSpeech().locale));

/** Everything a table of a game needs, loaded once. Suspends until it is there. */
export const useGame = (id: string, begun: Begun | null): OpenGame => use(openGame(id, begun, useSpeech().locale));

/** What a record needs of its game. Suspends until it is there. */
export const useWordsOf = (id: string, begun: Begun): SpokenTitle | null =>
  use(openForWords(id, begun, useSpeech().locale));
