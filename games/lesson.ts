import { isSeed } from '@tortuga/kernel';
import type { Catalog } from '@tortuga/words';
import { z } from 'zod';
import { byLanguage } from './by-language.ts';

/**
 * A guided first game: a real match with a fixed deal, a rival that plays its part, and what to say, step by step. All of
 * it is data; moves are in the game's notation, where * stands for anything.
 */
const stepSchema = z.strictObject({
  /** Its sentence has the key `<prefix>.lesson.<id>`. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  /** The slots of its sentence that are names: the keys of those names in the words of the game. */
  names: z.record(z.string(), z.string()).default({}),
  /** What to watch for while the rival plays before it: a sentence with the key `<prefix>.lesson.watch.<watch>`. */
  watch: z.string().optional(),
  /** The rules that it teaches. */
  rules: z.array(z.string()),
  /** Any of these moves finishes the step. Without them it is only read. */
  moves: z.array(z.string()).min(1).optional(),
  /** How many of these moves it takes. */
  times: z.int().min(1).default(1),
  /** Other moves that do no harm now. Whatever else is played leads off the course. */
  harmless: z.array(z.string()).default([]),
  /**
   * What glows: the first of these that is there and not picked up yet. Each is the `data-info`, `data-guide` or `data-does`
   * of a piece, or a selector that begins with a dot.
   */
  glow: z.array(z.string()).default([]),
});

const lessonSchema = z.strictObject({
  /** The prefix of the game's words. */
  prefix: z.string(),
  seed: z.string().refine(isSeed),
  options: z.looseObject({}),
  /** The learner's seat; the rival has the other one. */
  seat: z.union([z.literal(0), z.literal(1)]),
  /** The rival's moves in order. Where one is not legal, or there are no more, an easy bot chooses. */
  rival: z.array(z.string()),
  steps: z.array(stepSchema).min(1),
});

export type LessonStep = z.infer<typeof stepSchema>;
export type Lesson = z.infer<typeof lessonSchema>;

export const SEATS_IN_LESSONS = 2;

/** By game; loaded when somebody wants to learn it. */
const LESSONS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'tortuga-cards': () => import('./tortuga-cards/lesson.json'),
  'tortuga-dice': () => import('./tortuga-dice/lesson.json'),
  'tortuga-2199': () => import('./tortuga-2199/lesson.json'),
};

export const readLesson = (json: unknown): Lesson => lessonSchema.parse(json);

export async function openLesson(game: string): Promise<Lesson | null> {
  const file = LESSONS[game];
  return file === undefined ? null : readLesson((await file()).default);
}

export const openLessonWords = byLanguage<Catalog>('lesson', {
  'tortuga-cards': {
    en: () => import('./tortuga-cards/words/lesson/en.json'),
    fr: () => import('./tortuga-cards/words/lesson/fr.json'),
    ru: () => import('./tortuga-cards/words/lesson/ru.json'),
    'pt-BR': () => import('./tortuga-cards/words/lesson/pt-BR.json'),
  },
  'tortuga-dice': {
    en: () => import('./tortuga-dice/words/lesson/en.json'),
    fr: () => import('./tortuga-dice/words/lesson/fr.json'),
    ru: () => import('./tortuga-dice/words/lesson/ru.json'),
    'pt-BR': () => import('./tortuga-dice/words/lesson/pt-BR.json'),
  },
  'tortuga-2199': {
    en: () => import('./tortuga-2199/words/lesson/en.json'),
    fr: () => import('./tortuga-2199/words/lesson/fr.json'),
    ru: () => import('./tortuga-2199/words/lesson/ru.json'),
    'pt-BR': () => import('./tortuga-2199/words/lesson/pt-BR.json'),
  },
});

/** Whether a move is one of these patterns. */
export function isOneOf(move: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(move);
  });
}

/** The move that the rival's part has for it now; null if the easy bot chooses. */
export function moveByPart<Move>(
  { rival }: Lesson,
  made: number,
  moves: readonly Move[],
  write: (move: Move) => string,
): Move | null {
  const wanted = rival[made];
  return wanted === undefined ? null : (moves.find((move) => isOneOf(write(move), [wanted])) ?? null);
}
