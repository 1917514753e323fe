import os from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { BotRoom } from '@tortuga/games/bot-room';
import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import { type Entry, type GameTypes, hashOf, type Json, Match, type Seed, writeMatchFile } from '@tortuga/kernel';
import type { BotTask, MatchFileTask, PlayedWith } from './worker-pool.ts';

/** The program of the worker threads. */

const NICE = 10;

// Bots think when nobody else needs the processor. Only Linux gives a thread a priority of its own: elsewhere this would
// slow down the whole server.
if (process.platform === 'linux' && !isMainThread) os.setPriority(0, NICE);

const room = new BotRoom();

/** Chooses one move. */
export const think = ({ question, ...playedWith }: BotTask): Promise<Json> =>
  room.choose(moduleOf(playedWith), question, () => performance.now());

/** The file of a finished match, as text. */
export function writeMatch({ options, seats, seed, entries, result, ...playedWith }: MatchFileTask): string {
  const { game } = moduleOf(playedWith);
  const match = Match.start(game, { options: options as object, seats, seed: seed as Seed });
  for (const entry of entries) match.repeat(entry as unknown as Entry<GameTypes>);
  if (hashOf(match.result) !== hashOf(result)) throw new Error('This match does not replay to its own result');
  return JSON.stringify(writeMatchFile(match, seed as Seed));
}

/** A cache of the modules that were used last. */
const modules = new Map<string, GameModule>();
const MAX_TITLES = 20;

function moduleOf(playedWith: PlayedWith): GameModule {
  const key = `${playedWith.game} ${playedWith.rulesVersion} ${playedWith.packDigest}`;
  const module = modules.get(key) ?? makeModule(playedWith);
  modules.delete(key);
  modules.set(key, module);
  const [oldest] = modules.keys();
  if (modules.size > MAX_TITLES && oldest !== undefined) modules.delete(oldest);
  return module;
}

function makeModule({ game, packJson, ...edition }: PlayedWith): GameModule {
  const module = moduleNamed(game);
  if (module === undefined) throw new Error(`No game ${game}`);
  const found = moduleFor(module, edition, packJson === null ? null : JSON.parse(packJson));
  if (!found.ok) throw new Error(`${game} can't be run: ${found.reason}`);
  return found.module;
}
