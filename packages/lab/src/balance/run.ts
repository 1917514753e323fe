import type { Among, BalanceTable, Count } from '@tortuga/games/balance';
import { addGame, emptyTally, type Tally } from '@tortuga/games/tallies';
import { at, type Json } from '@tortuga/kernel';
import { z } from 'zod';
import type { BalanceTask } from '../balance-worker.ts';
import { openRecord, runOnAllCores } from '../runs.ts';
import { type CountedGame, type GameToCount, keyOf } from './games.ts';

export interface BalancePlan {
  readonly game: string;
  readonly pack: Json | null;
  /** Digest of the cards, so that a run doesn't go on with others. */
  readonly digest: string;
  readonly bots: Readonly<Record<Among, string>>;
  readonly seed: string;
}

const countedSchema = z.strictObject({
  variant: z.int(),
  seats: z.int(),
  among: z.enum(['strong', 'random']),
  number: z.int(),
  counts: z.array(z.array(z.number()).readonly()).readonly(),
});

/** Plays what is missing from the file, and returns all. */
export async function countAll(
  plan: BalancePlan,
  games: readonly GameToCount[],
  file: string | null,
  onCounted: (done: number) => void,
): Promise<readonly CountedGame[]> {
  const record = openRecord(file, { ...plan }, countedSchema);
  const wanted = new Set(games.map(keyOf));
  const counted = record.results.filter((game) => wanted.has(keyOf(game)));
  const done = new Set(counted.map(keyOf));
  const { game, pack, bots, seed } = plan;
  const remaining = games
    .filter((each) => !done.has(keyOf(each)))
    .map((each): BalanceTask => ({ ...each, game, pack, bot: bots[each.among], seed }));
  await runOnAllCores(
    'balance-worker',
    () => remaining.shift() ?? null,
    (result: CountedGame) => {
      counted.push(result);
      record.add(result);
      onCounted(counted.length);
    },
  );
  return counted;
}

/** What all games of a variant and number of players have added to one table. */
export function tallyOf(
  tables: readonly BalanceTable[],
  index: number,
  counted: readonly CountedGame[],
  { variant, seats }: Pick<GameToCount, 'variant' | 'seats'>,
): Tally {
  const table = at(tables, index);
  const tally = emptyTally(table, seats);
  for (const game of counted) {
    if (game.variant !== variant || game.seats !== seats || game.among !== table.among) continue;
    addGame(tally, table.columns.length, countsIn(at(game.counts, index)));
  }
  return tally;
}

const NUMBERS = 4;

const countsIn = (numbers: readonly number[]): Count[] =>
  Array.from({ length: numbers.length / NUMBERS }, (_, index) => {
    const [row = 0, column = 0, x = 0, of = 0] = numbers.slice(index * NUMBERS, (index + 1) * NUMBERS);
    return { row, column, x, of };
  });
