import { shelfGame } from '@tortuga/games/shelf';
import { api } from '../server/api.ts';
import { isPlayer, type Me } from '../server/me.ts';
import { localTables } from './worker-client.ts';

const keyOf = (game: string): string => `tortuga.greeted.${game}`;

const isKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that stores nothing would be asked every time.
    return true;
  }
};

/** From now on nobody here is asked whether to learn this game first. */
export function greet(game: string): void {
  try {
    localStorage.setItem(keyOf(game), '1');
  } catch {
    // See above.
  }
}

/**
 * Whether the guided game is to be offered: to somebody who never played this one, neither here nor online, and was not asked.
 *
 * @param table does not count: they are just coming to it
 */
export async function isNewTo(game: string, me: Me, table?: string): Promise<boolean> {
  const hasLesson = shelfGame(game)?.lessonMinutes != null;
  if (!hasLesson || isKept(keyOf(game)) || isKept(`tortuga.play.${game}`)) return false;
  // Without a server, or without a database, what is known elsewhere has to do.
  const [here, online] = await Promise.all([
    localTables()
      .tables()
      .catch(() => []),
    isPlayer(me) ? api.myTables().catch(() => []) : [],
  ]);
  return ![...here, ...online].some((each) => each.game === game && each.id !== table);
}
