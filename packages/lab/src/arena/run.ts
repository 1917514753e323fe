import { appendFileSync, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, type Json } from '@tortuga/kernel';
import { Piscina } from 'piscina';
import { z } from 'zod';
import type { ArenaTask } from '../arena-worker.ts';
import { complaint } from '../args.ts';
import { readText, writeText } from '../files.ts';
import type { PlayedFixture } from './report.ts';
import { type Fixture, fixtures, keyOf, type Pair, seating } from './schedule.ts';
import { isDecided } from './statistics.ts';

/** The bundler puts the program of the threads beside ours. */
const WORKER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'arena-worker.mjs');

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
  const played = options.file === null ? [] : readPlayed(options.file, plan);
  const done = new Set(played.map(keyOf));
  const pool = new Piscina<ArenaTask, PlayedFixture>({ filename: WORKER, maxThreads: availableParallelism() });
  const remaining = fixtures(pairs.length, plan.games, plan.seats);
  const next = (): Fixture | null => {
    for (let step = remaining.next(); step.done !== true; step = remaining.next()) {
      const fixture = step.value;
      const isOver = options.stopsEarly && isPairDecided(played, fixture.pair, plan.seats);
      if (!done.has(keyOf(fixture)) && !isOver) return fixture;
    }
    return null;
  };
  const playOn = async (): Promise<void> => {
    for (let fixture = next(); fixture !== null; fixture = next()) {
      const { game, pack, options: gameOptions, weights, seed } = plan;
      const bots = seating(at(pairs, fixture.pair), fixture, plan.seats).map((bot) => at(plan.bots, bot));
      const result = await pool.run({ game, pack, options: gameOptions, weights, bots, seed, fixture });
      played.push(result);
      if (options.file !== null) appendFileSync(options.file, `${JSON.stringify(result)}\n`);
      options.onPlayed(played.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, playOn));
  } finally {
    await pool.destroy();
  }
  return played;
}

function isPairDecided(played: readonly PlayedFixture[], pair: number, seats: number): boolean {
  const games = played.filter((each) => each.pair === pair);
  const wins = games.reduce((sum, { shares, seatOfA }) => sum + at(shares, seatOfA), 0);
  return isDecided(wins, games.length, 1 / seats);
}

const numbers = z.array(z.number());
const playedSchema = z.strictObject({
  pair: z.int(),
  deal: z.int(),
  seatOfA: z.int(),
  places: numbers,
  shares: numbers,
  thought: numbers,
  decisions: numbers,
});

/** The first line says which run it is; a last line that was cut off is left out. */
function readPlayed(file: string, plan: ArenaPlan): PlayedFixture[] {
  const { games: _, ...run } = plan;
  const heading = JSON.stringify(run);
  if (!existsSync(file)) {
    writeText(file, `${heading}\n`);
    return [];
  }
  const text = readText(file);
  const [first, ...lines] = text.split('\n');
  if (first !== heading) throw complaint('otherRun', { file });
  if (!text.endsWith('\n')) appendFileSync(file, '\n');
  return lines.flatMap((line) => {
    try {
      const read = playedSchema.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
}
