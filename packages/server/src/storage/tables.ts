import { refuseBadText } from './problem.ts';
import type { Backend, Database, Schema } from './schema.ts';
import type { Table, Tables } from './store.ts';

export const tablesIn = ({ db, notify }: Backend): Tables => ({
  async create({ players, ...table }) {
    refuseBadText(table);
    return db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('tables')
        .values(table)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) return { kind: 'conflict' };
      await seatPlayers(transaction, table.id, players);
      return { kind: 'written' };
    });
  },

  async find(id) {
    const rows = await db.selectFrom('tables').selectAll().where('id', '=', id).execute();
    return (await withPlayers(db, rows))[0] ?? null;
  },

  async update({ id, version: read, game: _, createdAt: __, players, ...changed }) {
    refuseBadText(changed);
    const version = read + 1;
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ ...changed, version })
        .where('id', '=', id)
        .where('version', '=', read)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const found = await transaction.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
        return { kind: found === undefined ? 'unknown' : 'conflict' };
      }
      await unseatOthers(transaction, id, players);
      await seatPlayers(transaction, id, players);
      await notify(transaction, { kind: 'table', tableId: id });
      return { kind: 'written', version };
    });
  },

  async touch(ids, at) {
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      await db
        .updateTable('tables')
        .set({ updatedAt: at })
        .where('id', 'in', ids.slice(from, from + IDS_AT_ONCE))
        .where('state', '=', 'lobby')
        .execute();
    }
  },

  async listOpen(limit, since) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', 'lobby')
      .where('visibility', '=', 'public')
      .where('updatedAt', '>=', since)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return withPlayers(db, rows);
  },

  async listOfPlayer(playerId, limit) {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('tablePlayers', 'tablePlayers.tableId', 'tables.id')
      .selectAll('tables')
      .where('tablePlayers.playerId', '=', playerId)
      .orderBy('tables.updatedAt', 'desc')
      .orderBy('tables.id', 'desc')
      .limit(limit)
      .execute();
    return withPlayers(db, rows);
  },

  async listPlaying() {
    const rows = await db.selectFrom('tables').selectAll().where('state', '=', 'playing').orderBy('id').execute();
    return withPlayers(db, rows);
  },
});

async function seatPlayers(db: Database, tableId: string, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  await db
    .insertInto('tablePlayers')
    .values(players.map((playerId) => ({ tableId, playerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function unseatOthers(db: Database, tableId: string, players: readonly string[]): Promise<void> {
  const ofTable = db.deleteFrom('tablePlayers').where('tableId', '=', tableId);
  await (players.length === 0 ? ofTable : ofTable.where('playerId', 'not in', players)).execute();
}

/** A question with more ids than this would meet a limit of the database. */
const IDS_AT_ONCE = 1000;

async function withPlayers(db: Database, tables: readonly Schema['tables'][]): Promise<Table[]> {
  const players = new Map<string, string[]>(tables.map(({ id }) => [id, []]));
  const ids = [...players.keys()];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('tablePlayers')
      .selectAll()
      .where('tableId', 'in', ids.slice(from, from + IDS_AT_ONCE))
      .execute();
    for (const { tableId, playerId } of rows) players.get(tableId)?.push(playerId);
  }
  // Sorted here and not there: the databases sort texts differently.
  return tables.map((table) => ({ ...table, players: (players.get(table.id) ?? []).sort() }));
}
