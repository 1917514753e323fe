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
import type { MatchText, PlayedWith, Thought } from './thinking.ts';

/** Runs in a worker thread. */

/** Who thinks for a bot that there is no more, such as one that was renamed. */
const STAND_IN = 'greedy';

/** One thought, one move. */
export function think({ bot: name, question, seed, ...playedWith }: Thought): Json {
  const title = titleOf(playedWith);
  const bot = botNamed(name, title) ?? botNamed(STAND_IN, title);
  if (bot === null) throw new Error(`No bot ${name}`);
  const { seat, view, moves } = question;
  return bot.choose({ seat, view: view as object, moves: moves as object[], rng: new FastRng(seed) }) as Json;
}

/** The file of a match that is over, as text. */
export function writeMatch({ options, seats, seed, entries, result, ...playedWith }: MatchText): string {
  const { game } = titleOf(playedWith);
  const match = Match.start(game, { options: options as object, seats, seed: seed as Seed });
  for (const entry of entries) match.repeat(entry as unknown as Entry<GameTypes>);
  if (hashOf(match.result) !== hashOf(result)) throw new Error('This match does not replay to its own result');
  return JSON.stringify(writeMatchFile(match, seed as Seed));
}

/** The titles that were thought about last, made once. */
const made = new Map<string, Title>();
const MOST_MADE = 20;

function titleOf(playedWith: PlayedWith): Title {
  const key = `${playedWith.game} ${playedWith.rulesVersion} ${playedWith.packDigest}`;
  const title = made.get(key) ?? makeTitle(playedWith);
  made.delete(key);
  made.set(key, title);
  const [oldest] = made.keys();
  if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest);
  return title;
}

function makeTitle({ game, packJson, ...edition }: PlayedWith): Title {
  const title = titleNamed(game);
  if (title === undefined) throw new Error(`No game ${game}`);
  const found = titleFor(title, edition, packJson === null ? null : JSON.parse(packJson));
  if (!found.ok) throw new Error(`${game} can't be run: ${found.reason}`);
  return found.title;
}
