import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Backend, Database, Schema } from './schema.ts';
import type { TableRow } from './store.ts';

/** A transaction this long keeps nobody waiting noticeably. */
const DELETED_AT_ONCE = 200;

/** Deletes the tables in this state that nothing has changed since, with all that belongs to them; returns how many. */
export async function deleteUnchanged(
  db: Database,
  retrying: Backend['retrying'],
  state: TableRow['state'],
  before: number,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const some = await retrying(() =>
      db.transaction().execute((transaction) => deleteSome(transaction, state, before)),
    );
    if (some === 0) return deleted;
    deleted += some;
  }
}

const deleteSome = (db: Database, state: TableRow['state'], before: number): Promise<number> =>
  deleteWhere(db, state, (where) =>
    where.and([
      where(
        'id',
        'in',
        where
          .selectFrom('tables as old')
          .select('old.id')
          .where('old.state', '=', state)
          .where('old.updatedAt', '<', before)
          .limit(DELETED_AT_ONCE),
      ),
      // Checked again, since somebody may have joined between the two queries.
      where('updatedAt', '<', before),
    ]),
  );

/** To be called in a transaction. */
export async function deleteWhere(
  db: Database,
  state: TableRow['state'],
  which: (where: ExpressionBuilder<Schema, 'tables'>) => Expression<SqlBool>,
): Promise<number> {
  // A write locks out players who are just joining: they find that the table is gone.
  const going = await db
    .updateTable('tables')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(which)
    .where(sql`state || ''`, '=', state)
    .returning('id')
    .execute();
  const ids = going.map(({ id }) => id);
  if (ids.length > 0) await deleteTables(db, ids);
  return ids.length;
}

/** With everything that was played and said there. To be called in a transaction. */
async function deleteTables(db: Database, ids: readonly string[]): Promise<void> {
  const matches = db.selectFrom('matches').select('id').where('tableId', 'in', ids);
  const numbers = db.selectFrom('logMatches').select('number').where('matchId', 'in', matches);
  await db.deleteFrom('log').where('matchNumber', 'in', numbers).execute();
  await db.deleteFrom('logMatches').where('matchId', 'in', matches).execute();
  for (const table of ['tablePlayers', 'chat', 'alerts', 'invitations', 'clocks', 'matches'] as const)
    await db.deleteFrom(table).where('tableId', 'in', ids).execute();
  await db.deleteFrom('tables').where('id', 'in', ids).execute();
}
