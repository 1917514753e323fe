import type { Backend, Database } from './schema.ts';
import type { Clocks, DueTime } from './store.ts';

/** When the next time will be up at each table that plays with a clock. */
export const clocksIn = ({ db, notify, retrying }: Backend): Clocks => ({
  async find(tableId) {
    const row = await db.selectFrom('clocks').select('dueAt').where('tableId', '=', tableId).executeTakeFirst();
    return row?.dueAt ?? null;
  },

  listDue: (before, limit) =>
    db
      .selectFrom('clocks')
      .select(['tableId', 'dueAt'])
      .where('dueAt', '<=', before)
      .orderBy('dueAt')
      .limit(limit)
      .$narrowType<{ dueAt: number }>()
      .execute(),

  async save(tableId, due) {
    await retrying(async () => {
      if (await writeDue(db, tableId, due)) await notify(db, { kind: 'due', tableId, at: due.at });
    });
  },
});

/** Whether it was written: not if the log has gone on since, or if it is not what the writer saw. */
export async function writeDue(db: Database, tableId: string, { at, entries, expected }: DueTime): Promise<boolean> {
  const update = db
    .updateTable('clocks')
    .set({ dueAt: at, entries })
    .where('tableId', '=', tableId)
    .where('entries', '<=', entries);
  const { numUpdatedRows } = await (expected === undefined
    ? update
    : update.where('dueAt', expected === null ? 'is' : '=', expected)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}
