import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { complaint } from '../args.ts';
import { readText, writeText } from '../files.ts';
import type { LearnedFrom } from '../train-worker.ts';

const numbers = z.array(z.number());

const generationSchema = z.strictObject({
  weights: z.strictObject({ linear: numbers, hidden: z.array(numbers) }),
  /** Whether they are the fit, or parts of it. */
  way: z.enum(['whole', 'parts']).default('whole'),
  /** Of the fit: mean of the negative log likelihood. */
  loss: z.number(),
  /** The match against the best generation before. */
  wins: z.number(),
  games: z.int(),
  isDecided: z.boolean(),
  isAccepted: z.boolean(),
});
export type Generation = z.infer<typeof generationSchema>;

const lessonSchema = z.strictObject({
  generation: z.int(),
  game: z.int(),
  shares: numbers,
  positions: z.array(numbers),
});

/** Where a training writes down every game and every generation at once, so that it can go on after a stop. */
export class TrainingFolder {
  readonly #folder: string;
  readonly #lessons = new Map<string, LearnedFrom>();
  readonly #generations: Generation[] = [];

  /** `plan` says which training it is: a folder of another one is refused. */
  constructor(folder: string, plan: object) {
    this.#folder = folder;
    const heading = `${JSON.stringify(plan)}\n`;
    if (!existsSync(this.#file('plan.json'))) {
      try {
        mkdirSync(folder, { recursive: true });
      } catch {
        throw complaint('cannotWrite', { file: folder });
      }
      writeText(this.#file('plan.json'), heading);
    } else if (readText(this.#file('plan.json')) !== heading) throw complaint('otherTraining', { folder });
    for (const { generation, game, ...lesson } of this.#read('games.jsonl', lessonSchema)) {
      this.#lessons.set(keyOf(generation, game), lesson);
    }
    this.#generations.push(...this.#read('generations.jsonl', generationSchema));
  }

  get generations(): readonly Generation[] {
    return this.#generations;
  }

  /** In the order of their numbers, whichever was finished first: the same games give the same fit. */
  get lessons(): readonly LearnedFrom[] {
    return [...this.#lessons].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lesson]) => lesson);
  }

  lesson(generation: number, game: number): LearnedFrom | undefined {
    return this.#lessons.get(keyOf(generation, game));
  }

  addGame(generation: number, game: number, lesson: LearnedFrom): void {
    this.#lessons.set(keyOf(generation, game), lesson);
    appendFileSync(this.#file('games.jsonl'), `${JSON.stringify({ generation, game, ...lesson })}\n`);
  }

  addGeneration(generation: Generation): void {
    this.#generations.push(generation);
    appendFileSync(this.#file('generations.jsonl'), `${JSON.stringify(generation)}\n`);
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }

  /** A last line that was cut off is left out. */
  #read<Line>(name: string, schema: z.ZodType<Line>): Line[] {
    if (!existsSync(this.#file(name))) return [];
    const text = readText(this.#file(name));
    if (!text.endsWith('\n')) appendFileSync(this.#file(name), '\n');
    return text.split('\n').flatMap((line) => {
      try {
        const read = schema.safeParse(JSON.parse(line));
        return read.success ? [read.data] : [];
      } catch {
        return [];
      }
    });
  }
}

const keyOf = (generation: number, game: number): string => `${generation} ${game}`;
