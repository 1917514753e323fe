import { botNamed } from '@tortuga/bots';
import { titleNamed } from '@tortuga/games/registry';
import type { Title } from '@tortuga/games/title';
import { FastRng, type Json } from '@tortuga/kernel';
import type { Thought } from './thinking.ts';

/** Runs in a worker thread: one thought, one move. */
export default function think({ game, packJson, bot: name, question, seed }: Thought): Json {
  const bot = botNamed(name, titleOf(game, packJson));
  if (bot === null) throw new Error(`No bot ${name}`);
  const { seat, view, moves } = question;
  return bot.choose({ seat, view: view as object, moves: moves as object[], rng: new FastRng(seed) }) as Json;
}

function titleOf(game: string, packJson: string | null): Title {
  const title = titleNamed(game);
  if (title === undefined) throw new Error(`No game ${game}`);
  if (packJson === null) return title;
  const read = title.withPack(JSON.parse(packJson));
  if (!read.ok) throw new Error(`A bad pack for ${game}`);
  return read.title;
}
