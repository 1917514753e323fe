import type { GameTypes } from '@tortuga/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { Eye } from './mind.ts';
import { monteCarloBot } from './monte-carlo.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['random', 'greedy', 'montecarlo'] as const;

const DEFAULT_PLAYOUTS = 1000;

/** The bot of that name; `montecarlo:2000` thinks with 2000 playouts a move. */
export function botNamed<T extends GameTypes>(name: string, mind: Eye<T>): Bot<T> | null {
  if (name === 'random') return randomBot();
  if (name === 'greedy') return greedyBot(mind);
  const monteCarlo = /^montecarlo(?::([1-9]\d{0,6}))?$/.exec(name);
  return monteCarlo === null ? null : monteCarloBot(mind, Number(monteCarlo[1] ?? DEFAULT_PLAYOUTS));
}
