import { openBalance } from '@tortuga/games/balances';
import { botFor } from '@tortuga/games/bots';
import { playGame } from '@tortuga/games/simulation';
import { at, type Json, seatsOf } from '@tortuga/kernel';
import type { CountedGame, GameToCount } from './balance/games.ts';
import { moduleOf } from './module-of.ts';

/** The program of the threads in which games are played to be counted. */

export interface BalanceTask extends GameToCount {
  readonly game: string;
  /** Null for the default pack. */
  readonly pack: Json | null;
  readonly bot: string;
  readonly seed: string;
}

export default async function countGame(task: BalanceTask): Promise<CountedGame> {
  const { variant, seats, among, number } = task;
  const module = moduleOf(task.game, task.pack);
  const { tables, variants } = await openBalance(module);
  const bots = await Promise.all(
    seatsOf(seats).map(async () => {
      const found = await botFor(module, task.bot);
      if (!found.ok) throw new Error(`There is no bot ${task.bot}`);
      return found.bot;
    }),
  );
  const { options } = at(variants, variant);
  const played = playGame(module.game, options, bots, `balance ${task.seed} ${among} ${seats} ${number}`);
  const counts = tables.map((table) =>
    table.among === among && table.seats.includes(seats)
      ? table.count(played).flatMap(({ row, column, x, of }) => [row, column, rounded(x), rounded(of)])
      : [],
  );
  return { variant, seats, among, number, counts };
}

/** Thirds of a win need no sixteen digits. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
