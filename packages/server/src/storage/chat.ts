import { sql } from 'kysely';
import { refuseBadText } from './problem.ts';
import type { Backend } from './schema.ts';
import type { Chat } from './store.ts';

export const chatIn = ({ db, notify, retrying }: Backend): Chat => ({
  async append(line) {
    refuseBadText(line);
    return db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('chat')
        .values(line)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) return { kind: 'conflict' };
      await notify(transaction, { kind: 'chat', tableId: line.tableId, n: line.n });
      return { kind: 'written' };
    });
  },

  async find(tableId, n) {
    const line = await db
      .selectFrom('chat')
      .selectAll()
      .where('tableId', '=', tableId)
      .where('n', '=', n)
      .executeTakeFirst();
    return line ?? null;
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

  async takeAlong(from, to, limit) {
    await retrying(() =>
      sql`
        insert into chat (table_id, n, player, json, at)
        select ${to}, row_number() over (order by n), player, json, at
        from (select n, player, json, at from chat where table_id = ${from} order by n desc limit ${limit}) as said
        where not exists (select 1 from chat where table_id = ${to})`.execute(db),
    );
  },
});
