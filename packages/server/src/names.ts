import { z } from 'zod';
import { problem } from './problem.ts';

const MAX_NAME_LENGTH = 24;

/** Letters of Korean, Khmer and Braille that are blank. */
const LOOK_LIKE_NOTHING = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/** A name as it is shown to others: no control characters, no empty look; emoji may be joined. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .regex(/^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\p{M}\u200d]+$/u)
  .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replace(LOOK_LIKE_NOTHING, '')));

export function nameOrProblem(text: string): string {
  const name = nameSchema.safeParse(text);
  if (!name.success) throw problem(400, 'badName', { most: MAX_NAME_LENGTH });
  return name.data;
}
