import type { GameTypes } from '@tortuga/kernel';
import type { Bot, Mind } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { monteCarloBot } from './monte-carlo.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['random', 'greedy', 'montecarlo'] as const;

const DEFAULT_PLAYOUTS = 1000;

/** The bot of that name; `montecarlo:2000` thinks with 2000 playouts a move. */
export function botNamed<T extends GameTypes>(name: string, mind: Mind<T>): Bot<T> | null {
  const [kind, strength] = name.split(':');
  const playouts = strength === undefined ? DEFAULT_PLAYOUTS : Number(strength);
  if (strength !== undefined && kind !== 'montecarlo') return null;
  switch (kind) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot(mind);
    case 'montecarlo':
      return Number.isInteger(playouts) && playouts > 0 ? monteCarloBot(mind, playouts) : null;
    default:
      return null;
  }
}
