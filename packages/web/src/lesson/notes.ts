/** What a learner has read of a guided game, and whether they want to be guided. The moves are in the log. */
export interface LessonNotes {
  /** All steps before this one that are only read have been read. */
  readonly read: number;
  readonly isLeft: boolean;
  /** All of it was done: whoever wants to learn again begins anew. */
  readonly isFinished: boolean;
}

const NOTHING_YET: LessonNotes = { read: 0, isLeft: false, isFinished: false };

const keyOf = (table: string): string => `tortuga.lesson.${table}`;

export function lessonNotes(table: string): LessonNotes {
  try {
    const { read, isLeft, isFinished } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}');
    return { read: Number.isInteger(read) ? read : 0, isLeft: isLeft === true, isFinished: isFinished === true };
  } catch {
    return NOTHING_YET;
  }
}

export function keepLessonNotes(table: string, notes: LessonNotes): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(notes));
  } catch {
    // A browser that stores nothing: after a reload some sentences are read once more.
  }
}
