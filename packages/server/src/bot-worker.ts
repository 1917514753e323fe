import { botNamed } from '@tortuga/bots';
import type { Title } from '@tortuga/games/title';
import { FastRng, type Json } from '@tortuga/kernel';
import { titleWith } from './tables/cards.ts';
import type { Thought } from './thinking.ts';

/** Runs in a worker thread: one thought, one move. */
export default function think({ game, packJson, bot: name, question, seed }: Thought): Json {
  const bot = botNamed(name, titleOf(game, packJson));
  if (bot === null) throw new Error(`No bot ${name}`);
  const { seat, view, moves } = question;
  return bot.choose({ seat, view: view as object, moves: moves as object[], rng: new FastRng(seed) }) as Json;
}

/** The packs that were thought about last, read once. */
const read = new Map<string, Title>();
const MOST_READ = 20;

function titleOf(game: string, packJson: string | null): Title {
  if (packJson === null) return titleWith(game, null);
  const key = `${game} ${packJson}`;
  const title = read.get(key) ?? titleWith(game, packJson);
  read.delete(key);
  read.set(key, title);
  const [oldest] = read.keys();
  if (read.size > MOST_READ && oldest !== undefined) read.delete(oldest);
  return title;
}
