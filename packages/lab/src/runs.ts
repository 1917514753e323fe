import { appendFileSync, existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@tortuga/kernel';
import { Piscina } from 'piscina';
import type { ZodType } from 'zod';
import { complaint } from './args.ts';
import { readText, writeText } from './files.ts';

/** Long runs: on all cores, and written down game by game, so that one that was stopped goes on. */

/** Gives tasks to the program of the threads, one for each core, until there is none left. */
export async function runOnAllCores<Task, Result>(
  program: string,
  next: () => Task | null,
  onResult: (result: Result) => void,
): Promise<void> {
  // The bundler puts the programs of the threads beside ours.
  const filename = path.join(path.dirname(fileURLToPath(import.meta.url)), `${program}.mjs`);
  const pool = new Piscina<Task, Result>({ filename, maxThreads: availableParallelism() });
  const runOn = async (): Promise<void> => {
    for (let task = next(); task !== null; task = next()) onResult(await pool.run(task));
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, runOn));
  } finally {
    await pool.destroy();
  }
}

export interface RunRecord<Result> {
  /** What was there before. */
  readonly results: readonly Result[];
  add(result: Result): void;
}

/** A file whose first line says which run it is; a last line that was cut off is left out. Nothing is kept without a file. */
export function openRecord<Result>(file: string | null, run: Json, schema: ZodType<Result>): RunRecord<Result> {
  if (file === null) return { results: [], add: () => undefined };
  const add = (result: Result): void => appendFileSync(file, `${JSON.stringify(result)}\n`);
  const heading = JSON.stringify(run);
  if (!existsSync(file)) {
    writeText(file, `${heading}\n`);
    return { results: [], add };
  }
  const text = readText(file);
  const [first, ...lines] = text.split('\n');
  if (first !== heading) throw complaint('otherRun', { file });
  if (!text.endsWith('\n')) appendFileSync(file, '\n');
  const results = lines.flatMap((line) => {
    try {
      const read = schema.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
  return { results, add };
}
