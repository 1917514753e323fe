import type { Lesson, LessonStep } from './lesson.ts';
import { isOneOf } from './lesson.ts';

/** A move of the learner that is in effect, in notation, and the index of its entry in the log. */
export interface LearnerMove {
  readonly entry: number;
  readonly text: string;
}

export type Progress =
  /** `made` of the moves that the step takes are made. */
  | { readonly kind: 'step'; readonly index: number; readonly step: LessonStep; readonly made: number }
  /** Something else was played. The course goes on from before that entry. */
  | { readonly kind: 'strayed'; readonly entry: number; readonly index: number }
  | { readonly kind: 'finished' };

/**
 * How far a learner has come. It follows from the moves in effect, so that an undo takes the lesson back, too; what is only
 * read counts as read up to a step, or once its reader has played on.
 */
export function progressOf({ steps }: Lesson, moves: readonly LearnerMove[], read: number): Progress {
  let index = 0;
  let made = 0;
  const step = (): LessonStep | undefined => steps[index];
  for (const { text, entry } of moves) {
    const isLeft = (each: LessonStep, at: number): boolean => at >= index && each.moves !== undefined;
    const next = steps.findIndex(isLeft);
    if (next < 0) break;
    index = next;
    const { moves: wanted = [], harmless = [], times = 1 } = step() ?? {};
    if (isOneOf(text, wanted)) {
      made++;
      if (made === times) {
        made = 0;
        index++;
      }
    } else if (!isOneOf(text, harmless)) return { kind: 'strayed', entry, index };
  }
  while (step() !== undefined && step()?.moves === undefined && index < read) index++;
  const now = step();
  return now === undefined ? { kind: 'finished' } : { kind: 'step', index, step: now, made };
}

interface Entry {
  readonly kind: 'move' | 'undo' | 'redo';
  readonly seat: number;
}

/** The moves of a seat that are in effect, each with the index of the entry that made it so. */
export function movesInEffect<E extends Entry>(
  entries: readonly E[],
  seat: number,
): { readonly entry: number; readonly made: Extract<E, { kind: 'move' }> }[] {
  type Made = { readonly entry: number; readonly made: Extract<E, { kind: 'move' }> };
  const line: Made[] = [];
  let undone: Made[] = [];
  entries.forEach((each, entry) => {
    if (each.seat !== seat) return;
    if (each.kind === 'move') {
      line.push({ entry, made: each as Made['made'] });
      undone = [];
    } else if (each.kind === 'undo') undone.push(...line.splice(-1));
    else line.push(...undone.splice(-1).map(({ made }) => ({ entry, made })));
  });
  return line;
}
