import { refuseBadText } from './problem.ts';
import type { Database } from './schema.ts';
import type { Matches, MatchRecord } from './store.ts';

export const matchesIn = (db: Database): Matches => ({
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

  async finish(id, finishedAt, resultJson) {
    refuseBadText({ resultJson });
    const { numUpdatedRows } = await db
      .updateTable('matches')
      .set({ finishedAt, resultJson })
      .where('id', '=', id)
      .where('finishedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 0n) return { kind: 'written' };
    return { kind: (await find(db, id)) === null ? 'unknown' : 'conflict' };
  },

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

async function find(db: Database, id: string): Promise<MatchRecord | null> {
  return (await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
