import { botNamed } from '@tortuga/bots';
import { moduleFor } from '@tortuga/games/editions';
import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import {
  type Entry,
  FastRng,
  type GameTypes,
  hashOf,
  type Json,
  Match,
  type Seed,
  writeMatchFile,
} from '@tortuga/kernel';
import type { BotTask, MatchFileTask, PlayedWith } from './worker-pool.ts';

/** The program of the worker threads. */

/** Plays in place of a bot that no longer exists, such as one that was renamed. */
const STAND_IN = 'greedy';

/** Chooses one move. */
export function think({ bot: name, question, seed, ...playedWith }: BotTask): Json {
  const module = moduleOf(playedWith);
  const bot = botNamed(name, module) ?? botNamed(STAND_IN, module);
  if (bot === null) throw new Error(`No bot ${name}`);
  const { seat, view, moves } = question;
  return bot.choose({ seat, view: view as object, moves: moves as object[], rng: new FastRng(seed) }) as Json;
}

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
