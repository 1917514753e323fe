import type { GroupCommit } from './group-commit.ts';
import type { Database } from './schema.ts';
import type { Log } from './store.ts';

export const logIn = (db: Database, commits: GroupCommit): Log => ({
  append: (entry) => commits.append(entry),

  load: (matchId, from = 0) =>
    db
      .selectFrom('logMatches')
      .innerJoin('log', 'log.matchNumber', 'logMatches.number')
      .select(['matchId', 'index', 'moveId', 'entryJson'])
      .where('matchId', '=', matchId)
      .where('index', '>=', from)
      .orderBy('index')
      .execute(),
});
