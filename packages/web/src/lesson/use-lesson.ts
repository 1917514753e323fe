import { type Lesson, openLessonWords } from '@tortuga/games/lesson';
import { type LearnerMove, type Progress, progressOf } from '@tortuga/games/lesson-progress';
import type { Seat } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { type Catalog, Speaker } from '@tortuga/words';
import { use, useEffect, useMemo, useState } from 'react';
import { lessonOf } from '../local/lessons.ts';
import type { LocalTable } from '../local/local-table.ts';
import { localTables } from '../local/worker-client.ts';
import { useSpeech } from '../speech/speech.tsx';
import type { SpokenModule } from '../table/game.ts';
import { openedOnce } from '../ui/opened-once.ts';
import { keepLessonNotes, type LessonNotes, lessonNotes } from './notes.ts';

const lessons = new Map<string, Promise<Lesson | null>>();
const catalogs = new Map<string, Promise<Catalog>>();

/** The lesson of a table; null if it is none any more. */
export const useLesson = (table: LocalTable): Lesson | null =>
  use(openedOnce(lessons, `${table.game} ${table.lesson}`, () => lessonOf(table)));

/** Speaks the sentences of a lesson. */
export function useLessonSpeaker(module: SpokenModule): Speaker {
  const { locale } = useSpeech();
  const { id } = module.game;
  const words = use(openedOnce(catalogs, `${id} ${locale}`, () => openLessonWords(id, locale)));
  return useMemo(
    () => new Speaker(locale, [{ [locale]: words }, { [locale]: module.sentences }, module.names], () => ''),
    [locale, words, module],
  );
}

interface Guided {
  /** Null until the log was read. */
  readonly progress: Progress | null;
  readonly notes: LessonNotes;
  readonly note: (change: Partial<LessonNotes>) => void;
}

/** @param n how long the log is: it is read again when it has grown */
export function useProgress(lesson: Lesson | null, table: string, me: Seat, n: number): Guided {
  const [moves, setMoves] = useState<readonly LearnerMove[] | null>(null);
  const [notes, setNotes] = useState(() => lessonNotes(table));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after every entry
  useEffect(() => {
    let isWanted = true;
    inBackground(
      localTables()
        .learnerMoves(table, me)
        .then((found) => isWanted && setMoves(found)),
    );
    return () => {
      isWanted = false;
    };
  }, [table, me, n]);
  const progress = useMemo(
    () => (lesson === null || moves === null ? null : progressOf(lesson, moves, notes.read)),
    [lesson, moves, notes.read],
  );
  const note = (change: Partial<LessonNotes>): void => {
    const now = { ...notes, ...change };
    keepLessonNotes(table, now);
    setNotes(now);
  };
  return { progress, notes, note };
}
