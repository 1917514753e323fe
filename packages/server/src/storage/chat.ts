import { refuseBadText } from './problem.ts';
import type { Database } from './schema.ts';
import type { Chat } from './store.ts';

export const chatIn = (db: Database): Chat => ({
  async append(line) {
    refuseBadText(line);
    const added = await db
      .insertInto('chat')
      .values(line)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return { kind: added.numInsertedOrUpdatedRows === 0n ? 'conflict' : 'written' };
  },

  async loadLast(tableId, limit) {
    const newestFirst = await db
      .selectFrom('chat')
      .selectAll()
      .where('tableId', '=', tableId)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return newestFirst.reverse();
  },
});
