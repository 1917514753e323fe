import { botNamed } from '@tortuga/bots';
import { titleFor } from '@tortuga/games/editions';
import { titleNamed } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
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
  const title = titleOf(playedWith);
  const bot = botNamed(name, title) ?? botNamed(STAND_IN, title);
  if (bot === null) throw new Error(`No bot ${name}`);
  const { seat, view, moves } = question;
  return bot.choose({ seat, view: view as object, moves: moves as object[], rng: new FastRng(seed) }) as Json;
}

/** The file of a finished match, as text. */
export function writeMatch({ options, seats, seed, entries, result, ...playedWith }: MatchFileTask): string {
  const { game } = titleOf(playedWith);
  const match = Match.start(game, { options: options as object, seats, seed: seed as Seed });
  for (const entry of entries) match.repeat(entry as unknown as Entry<GameTypes>);
  if (hashOf(match.result) !== hashOf(result)) throw new Error('This match does not replay to its own result');
  return JSON.stringify(writeMatchFile(match, seed as Seed));
}

/** A cache of the titles that were used last. */
const titles = new Map<string, Title>();
const MAX_TITLES = 20;

function titleOf(playedWith: PlayedWith): Title {
  const key = `${playedWith.game} ${playedWith.rulesVersion} ${playedWith.packDigest}`;
  const title = titles.get(key) ?? makeTitle(playedWith);
  titles.delete(key);
  titles.set(key, title);
  const [oldest] = titles.keys();
  if (titles.size > MAX_TITLES && oldest !== undefined) titles.delete(oldest);
  return title;
}

function makeTitle({ game, packJson, ...edition }: PlayedWith): Title {
  const title = titleNamed(game);
  if (title === undefined) throw new Error(`No game ${game}`);
  const found = titleFor(title, edition, packJson === null ? null : JSON.parse(packJson));
  if (!found.ok) throw new Error(`${game} can't be run: ${found.reason}`);
  return found.title;
}
