/** What a learner has read of a guided game, and whether they want to be guided. The moves are in the log. */
export interface LessonNotes {
  /** All steps before this one that are only read have been read. */
  readonly read: number;
  readonly isLeft: boolean;
}

const keyOf = (table: string): string => `tortuga.lesson.${table}`;

export function lessonNotes(table: string): LessonNotes {
  try {
    const { read, isLeft } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}');
    return { read: Number.isInteger(read) ? read : 0, isLeft: isLeft === true };
  } catch {
    return { read: 0, isLeft: false };
  }
}

export function keepLessonNotes(table: string, notes: LessonNotes): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(notes));
  } catch {
    // A browser that stores nothing: after a reload some sentences are read once more.
  }
}
