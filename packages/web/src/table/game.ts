import { type Board, openBoard } from '@tortuga/games/boards';
import { type ModuleFor, moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { openSentences } from '@tortuga/games/open-sentences';
import { shelfGame } from '@tortuga/games/shelf';
import type { Catalog, Locale } from '@tortuga/words';
import { use } from 'react';
import { pageIsOutdated } from '../reload/outdated.ts';
import { useSpeech } from '../speech/speech.tsx';
import { openedOnce } from '../ui/opened-once.ts';

/** A game and its sentences in the language of the reader. */
export interface SpokenModule extends GameModule {
  readonly sentences: Catalog;
  /** Whether its cards are none of ours: whoever plays with them may want to look at them. */
  readonly hasOwnCards: boolean;
}

/** A game that can be played here: its rules and words with the cards of a table, and its board. */
export interface OpenGame {
  readonly module: SpokenModule;
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

const modules = new Map<string, Promise<SpokenModule>>();
const games = new Map<string, Promise<OpenGame>>();
const words = new Map<string, Promise<SpokenModule | null>>();

const keyOf = (id: string, begun: Begun | null, locale: Locale): string =>
  [id, locale, begun?.rulesVersion ?? '', begun?.packDigest ?? ''].join(' ');

async function loadToday(id: string): Promise<GameModule> {
  const game = shelfGame(id);
  if (game === undefined) throw new Error('There is no such game');
  return game.module();
}

/** The game in an edition. */
async function asBegun(module: GameModule, { rulesVersion, packDigest, readPack }: Begun): Promise<ModuleFor> {
  const edition = {
    rulesVersion: rulesVersion ?? module.game.rulesVersion,
    packDigest: packDigest ?? module.game.pack.digest,
  };
  const known = moduleFor(module, edition, null);
  const isMissing = !known.ok && known.reason === 'otherCards';
  return isMissing ? moduleFor(module, edition, (await readPack()) ?? null) : known;
}

async function loadModule(id: string, begun: Begun | null): Promise<GameModule> {
  const module = await loadToday(id);
  if (begun === null) return module;
  const found = await asBegun(module, begun);
  if (found.ok) return found.module;
  // It was begun by a newer version than this page.
  if (found.reason === 'newerRules') pageIsOutdated();
  throw new Error(`This match can't be shown here: ${found.reason}`);
}

/**
 * For the words of a match that can't be run any more: as it was begun if that can be had, else with its cards by the
 * rules of today, else as the game is today; null if there is no such game here.
 */
async function loadForWords(id: string, begun: Begun): Promise<GameModule | null> {
  const module = await loadToday(id).catch(() => null);
  if (module === null) return null;
  const found = await asBegun(module, begun).catch(() => null);
  if (found?.ok === true) return found.module;
  const read = module.withPack(await begun.readPack().catch(() => null));
  return read.ok ? read.module : module;
}

async function spoken(module: GameModule, locale: Locale): Promise<SpokenModule> {
  const { id, pack } = module.game;
  const [today, sentences] = await Promise.all([loadToday(id), openSentences(id, locale)]);
  const isOurs = moduleFor(today, { rulesVersion: today.game.rulesVersion, packDigest: pack.digest }, null).ok;
  return { ...module, sentences, hasOwnCards: !isOurs };
}

/** Loads it ahead, for whoever cannot suspend. */
export const openModule = (id: string, begun: Begun | null, locale: Locale): Promise<SpokenModule> =>
  openedOnce(modules, keyOf(id, begun, locale), async () => spoken(await loadModule(id, begun), locale));

const openGame = (id: string, begun: Begun | null, locale: Locale): Promise<OpenGame> =>
  openedOnce(games, keyOf(id, begun, locale), async () => {
    const [module, board] = await Promise.all([openModule(id, begun, locale), openBoard(id)]);
    return { module, Board: board };
  });

const openForWords = (id: string, begun: Begun, locale: Locale): Promise<SpokenModule | null> =>
  openedOnce(words, keyOf(id, begun, locale), async () => {
    const module = await loadForWords(id, begun);
    return module === null ? null : spoken(module, locale);
  });

/** The game without its board. Suspends until it is there. */
export const useTitle = (id: string, begun: Begun | null): SpokenModule =>
  use(openModule(id, begun, useSpeech().locale));

/** Everything a table of a game needs, loaded once. Suspends until it is there. */
export const useGame = (id: string, begun: Begun | null): OpenGame => use(openGame(id, begun, useSpeech().locale));

/** What a record needs of its game. Suspends until it is there. */
export const useWordsOf = (id: string, begun: Begun): SpokenModule | null =>
  use(openForWords(id, begun, useSpeech().locale));
