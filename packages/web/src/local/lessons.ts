import type { GameModule } from '@tortuga/games/game-module';
import { type Lesson, moveByPart, openLesson, SEATS_IN_LESSONS } from '@tortuga/games/lesson';
import type { MatchHost, Think } from '@tortuga/host';
import { type GameTypes, hashOf, type Json } from '@tortuga/kernel';
import { type Database, logFrom } from './database.ts';
import type { KeptTable, LocalSeat, LocalTable } from './local-table.ts';

/** Who takes over when the rival's part is over, or does not fit any more. */
const EASY_BOT = 'deckhand';

export const digestOf = (lesson: Lesson): string => hashOf(lesson as Json);

/** The lesson of a guided game. Null if it is none, or if the lesson has changed since: then it is a match like any other. */
export async function lessonOf({ game, lesson }: Pick<LocalTable, 'game' | 'lesson'>): Promise<Lesson | null> {
  if (lesson === undefined) return null;
  const today = await openLesson(game);
  return today !== null && digestOf(today) === lesson ? today : null;
}

export const lessonSeats = ({ seat }: Lesson, name: string): LocalSeat[] =>
  Array.from({ length: SEATS_IN_LESSONS }, (_, index) =>
    index === seat ? { kind: 'person', name } : { kind: 'bot', bot: EASY_BOT },
  );

/** Plays the rival's part of a lesson. */
export const byPart =
  (lesson: Lesson, host: MatchHost<GameTypes>, module: GameModule, otherwise: Think): Think =>
  async (question) => {
    const made = await host.read(({ entries }) => entries.filter(({ seat }) => seat === question.seat).length);
    return moveByPart(lesson, made, question.moves, (move) => module.writeMove(move as object)) ?? otherwise(question);
  };

/** A new table with the first entries of another one's log. */
export async function branch(database: Database, table: KeptTable, entries: number): Promise<string> {
  const kept = (await database.getAll('log', logFrom(table.id, 0))).slice(0, entries);
  const id = crypto.randomUUID();
  const writing = database.transaction(['tables', 'log'], 'readwrite');
  await Promise.all([
    writing.objectStore('tables').put({ ...table, id, touchedAt: Date.now(), pending: [0], result: null }),
    ...kept.map((entry, index) => writing.objectStore('log').add(entry, [id, index])),
    writing.done,
  ]);
  return id;
}
