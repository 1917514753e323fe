import { at, type Json } from '@tortuga/kernel';
import { z } from 'zod';
import type { ArenaTask } from '../arena-worker.ts';
import { openRecord, runOnAllCores } from '../runs.ts';
import type { PlayedFixture } from './report.ts';
import { type Fixture, fixtures, keyOf, type Pair, seating } from './schedule.ts';
import { isDecided } from './statistics.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly pack: Json | null;
  readonly options: Json;
  readonly seats: number;
  /** Of each pair. */
  readonly games: number;
  readonly bots: readonly string[];
  /** What the bot `learned` judges by. */
  readonly weights: Json | null;
  readonly seed: string;
}

interface RunOptions {
  /** Where every game is written down at once, so that a run that was stopped goes on from there. */
  readonly file: string | null;
  /** A pair plays no more when it is decided who is better. */
  readonly stopsEarly: boolean;
  readonly onPlayed: (count: number) => void;
}

/** Plays all games of a plan on all cores. */
export async function playAll(plan: ArenaPlan, pairs: readonly Pair[], options: RunOptions): Promise<PlayedFixture[]> {
  const { games: _, ...run } = plan;
  const record = openRecord(options.file, { ...run }, playedSchema);
  const played = [...record.results];
  const done = new Set(played.map(keyOf));
  const remaining = fixtures(pairs.length, plan.games, plan.seats);
  const next = (): ArenaTask | null => {
    for (let step = remaining.next(); step.done !== true; step = remaining.next()) {
      const fixture = step.value;
      const isOver = options.stopsEarly && isPairDecided(played, fixture.pair, plan.seats);
      if (!done.has(keyOf(fixture)) && !isOver) return taskOf(plan, at(pairs, fixture.pair), fixture);
    }
    return null;
  };
  await runOnAllCores('arena-worker', next, (result: PlayedFixture) => {
    played.push(result);
    record.add(result);
    options.onPlayed(played.length);
  });
  return played;
}

function taskOf({ bots, seats, ...plan }: ArenaPlan, pair: Pair, fixture: Fixture): ArenaTask {
  const { game, pack, options, weights, seed } = plan;
  const seated = seating(pair, fixture, seats).map((bot) => at(bots, bot));
  return { game, pack, options, weights, seed, bots: seated, fixture };
}

function isPairDecided(played: readonly PlayedFixture[], pair: number, seats: number): boolean {
  const games = played.filter((each) => each.pair === pair);
  const wins = games.reduce((sum, { shares, seatOfA }) => sum + at(shares, seatOfA), 0);
  return isDecided(wins, games.length, 1 / seats);
}

const numbers = z.array(z.number()).readonly();
const playedSchema = z.strictObject({
  pair: z.int(),
  deal: z.int(),
  seatOfA: z.int(),
  places: numbers,
  shares: numbers,
  thought: numbers,
  decisions: numbers,
});
