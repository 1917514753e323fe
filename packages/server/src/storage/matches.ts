import type { Endings } from './endings.ts';
import { refuseBadText } from './problem.ts';
import type { Database } from './schema.ts';
import type { Matches, MatchRow } from './store.ts';

export const matchesIn = (db: Database, endings: Endings): Matches => ({
  async create(match) {
    refuseBadText(match);
    const added = await db
      .insertInto('matches')
      .values(match)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return { kind: added.numInsertedOrUpdatedRows === 0n ? 'conflict' : 'written' };
  },

  find: (id) => find(db, id),

  end: (ending) => endings.end(ending),

  async listOfTable(tableId) {
    return db
      .selectFrom('matches')
      .selectAll()
      .where('tableId', '=', tableId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  },
});

async function find(db: Database, id: string): Promise<MatchRow | null> {
  return (await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
