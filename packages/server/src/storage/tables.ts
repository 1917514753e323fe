import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { writeDue } from './clocks.ts';
import { refuseBadText } from './problem.ts';
import type { Backend, Database, Schema } from './schema.ts';
import type { TableRow, Tables, Updated } from './store.ts';

export const tablesIn = ({ db, notify, retrying }: Backend): Tables => ({
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

  async update(table, { due, ended } = {}) {
    refuseBadText(table);
    const { id: tableId } = table;
    return unlessTaken(() =>
      db.transaction().execute(async (transaction) => {
        const updated = await update(transaction, table);
        if (updated.kind !== 'written') return updated;
        if (due !== undefined) {
          const isWritten = await writeDue(transaction, tableId, due);
          if (isWritten) await notify(transaction, { kind: 'due', tableId, at: due.at });
          else if (due.expected !== undefined) throw new Taken();
        }
        if (ended !== undefined) await endMatch(transaction, tableId, ended);
        await notify(transaction, { kind: 'table', tableId });
        return updated;
      }),
    );
  },

  async start(table, match, due) {
    refuseBadText(table);
    refuseBadText(match);
    return unlessTaken(() =>
      db.transaction().execute(async (transaction) => {
        const updated = await update(transaction, { ...table, currentMatch: match.id });
        if (updated.kind !== 'written') return updated;
        // Nothing is known about the new match yet, and the server may stop before it is.
        await transaction
          .updateTable('tables')
          .set({ pendingJson: '[]', entries: -1, movedAt: match.createdAt })
          .where('id', '=', table.id)
          .execute();
        const added = await transaction
          .insertInto('matches')
          .values(match)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 0n) throw new Taken();
        if (due !== undefined) {
          await transaction.insertInto('clocks').values({ tableId: table.id, dueAt: due, entries: 0 }).execute();
          await notify(transaction, { kind: 'due', tableId: table.id, at: due });
        }
        await notify(transaction, { kind: 'table', tableId: table.id });
        return updated;
      }),
    );
  },

  async savePending(rows) {
    // On all nodes in the same order: otherwise two with the same tables could wait for each other.
    const inOrder = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    if (inOrder.length === 0) return;
    await retrying(() =>
      db.transaction().execute(async (transaction) => {
        for (const { id, pending, entries, at } of inOrder) {
          await transaction
            .updateTable('tables')
            .set({ pendingJson: JSON.stringify(pending), entries, movedAt: at })
            .where('id', '=', id)
            .where('entries', '<=', entries)
            .execute();
        }
      }),
    );
  },

  async touch(ids, at) {
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      await retrying(() =>
        db
          .updateTable('tables')
          .set({ updatedAt: at })
          .where('id', 'in', ids.slice(from, from + IDS_AT_ONCE))
          // Not the plain column: SQLite would scan all lobbies for these few.
          .where(sql`state || ''`, '=', 'lobby')
          .execute(),
      );
    }
  },

  async listOpen(limit, since, perPlayer) {
    const waiting = db
      .selectFrom('tables')
      .select(LISTED)
      .select(sql<number>`row_number() over (partition by host_player order by created_at desc, id desc)`.as('nth'))
      .where('state', '=', 'lobby')
      .where('visibility', '=', 'public')
      .where('updatedAt', '>=', since)
      .as('waiting');
    const rows = await db
      .selectFrom(waiting)
      .select(LISTED)
      .where('nth', '<=', perPlayer)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return withPlayers(db, rows);
  },

  async listRunning(limit, since) {
    const rows = await db
      .selectFrom('tables')
      .select(LISTED)
      .where('state', '=', 'playing')
      .where('visibility', '=', 'public')
      .where('movedAt', '>=', since)
      .orderBy('movedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return withPlayers(db, rows);
  },

  async listOfPlayer(playerId, limit) {
    const ofPlayer = (isOver: boolean, most: number) =>
      db
        .selectFrom('tables')
        .innerJoin('tablePlayers', 'tablePlayers.tableId', 'tables.id')
        .select(LISTED)
        .where('tablePlayers.playerId', '=', playerId)
        // Not the plain column, as above.
        .where(sql`state || ''`, isOver ? '=' : '<>', 'finished')
        .orderBy('tables.updatedAt', 'desc')
        .orderBy('tables.id', 'desc')
        .limit(most)
        .execute();
    const unfinished = await ofPlayer(false, MAX_UNFINISHED);
    const finished = unfinished.length < limit ? await ofPlayer(true, limit - unfinished.length) : [];
    return withPlayers(db, [...unfinished, ...finished]);
  },

  async countOfPlayer(playerId) {
    const { count } = await db
      .selectFrom('tables')
      .innerJoin('tablePlayers', 'tablePlayers.tableId', 'tables.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tablePlayers.playerId', '=', playerId)
      .where('hostPlayer', '=', playerId)
      .where(sql`state || ''`, '<>', 'finished')
      .executeTakeFirstOrThrow();
    return count;
  },

  async listToLoad() {
    const rows = await db
      .selectFrom('tables')
      .leftJoin('logMatches', 'logMatches.matchId', 'tables.currentMatch')
      .select(['tables.id', 'seatsJson', 'pendingJson', 'entries'])
      .select((row) =>
        row
          .selectFrom('log')
          .select(({ fn }) => fn.max('index').as('last'))
          .whereRef('log.matchNumber', '=', 'logMatches.number')
          .as('last'),
      )
      .where('state', '=', 'playing')
      .where('seatsJson', 'like', '%"bot"%')
      .orderBy('tables.id')
      .execute();
    return rows.filter(mayWaitForBot).map(({ id }) => id);
  },

  async deleteLobby(id) {
    const deleted = await db.transaction().execute(async (transaction) => {
      const isOne = await deleteLobbies(transaction, (where) => where('id', '=', id));
      if (isOne > 0) await notify(transaction, { kind: 'table', tableId: id });
      return isOne;
    });
    return deleted > 0;
  },

  async deleteAbandoned(before) {
    let deleted = 0;
    for (;;) {
      const some = await retrying(() => db.transaction().execute((transaction) => deleteSome(transaction, before)));
      if (some === 0) return deleted;
      deleted += some;
    }
  },
});

/** Thrown inside a transaction to undo it. */
class Taken extends Error {}

async function unlessTaken(write: () => Promise<Updated>): Promise<Updated> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Taken) return { kind: 'conflict' };
    throw error;
  }
}

/** By the table, before the game was over by its own rules. */
async function endMatch(db: Database, tableId: string, ended: { matchId: string; at: number }): Promise<void> {
  await db.deleteFrom('clocks').where('tableId', '=', tableId).execute();
  await db
    .updateTable('matches')
    .set({ finishedAt: ended.at })
    .where('id', '=', ended.matchId)
    .where('finishedAt', 'is', null)
    .execute();
}

/** The columns for lists: without the packs, since a hundred of them are many megabytes. */
const LISTED = [
  'id',
  'game',
  'packId',
  'packDigest',
  'optionsJson',
  'seatsJson',
  'visibility',
  'hints',
  'language',
  'clockJson',
  'accordJson',
  'inviteHash',
  'hostPlayer',
  'state',
  'currentMatch',
  'version',
  'createdAt',
  'updatedAt',
  'pendingJson',
  'entries',
  'movedAt',
] as const;

/** More than anybody plays at; a list has to end somewhere. */
const MAX_UNFINISHED = 1000;

/** What stays as it was, is written with the moves of the match, or is in a table of its own. */
const NEVER_CHANGED = ['id', 'version', 'players', 'game', 'createdAt', 'pendingJson', 'entries', 'movedAt'] as const;

function without<T extends object, Key extends keyof T>(values: T, keys: readonly Key[]): Omit<T, Key> {
  const rest = { ...values };
  for (const key of keys) delete rest[key];
  return rest;
}

async function update(db: Database, table: TableRow): Promise<Updated> {
  const { id, version: read, players } = table;
  const version = read + 1;
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ ...without(table, NEVER_CHANGED), version })
    .where('id', '=', id)
    .where('version', '=', read)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const found = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    return { kind: found === undefined ? 'unknown' : 'conflict' };
  }
  await unseatOthers(db, id, players);
  await seatPlayers(db, id, players);
  return { kind: 'written', version };
}

/** `last` is the index of the last entry in the log; null if there is none. */
function mayWaitForBot(row: { seatsJson: string; pendingJson: string; entries: number; last: number | null }): boolean {
  // Our own rows: seats are written as `SeatPlan`, and what is pending by `savePending`.
  const seats = JSON.parse(row.seatsJson) as readonly { readonly kind?: string }[];
  const isBot = (seat: number) => seats[seat]?.kind === 'bot';
  if (!seats.some((_, seat) => isBot(seat))) return false;
  return (row.last ?? -1) + 1 > row.entries || (JSON.parse(row.pendingJson) as number[]).some(isBot);
}

/** A transaction this long keeps nobody waiting noticeably. */
const DELETED_AT_ONCE = 200;

const deleteSome = (db: Database, before: number): Promise<number> =>
  deleteLobbies(db, (where) =>
    where.and([
      where(
        'id',
        'in',
        where
          .selectFrom('tables as old')
          .select('old.id')
          .where('old.state', '=', 'lobby')
          .where('old.updatedAt', '<', before)
          .limit(DELETED_AT_ONCE),
      ),
      // Checked again, since somebody may have joined between the two queries.
      where('updatedAt', '<', before),
    ]),
  );

async function deleteLobbies(
  db: Database,
  which: (where: ExpressionBuilder<Schema, 'tables'>) => Expression<SqlBool>,
): Promise<number> {
  // A write locks out players who are just joining: they find that the table is gone.
  const going = await db
    .updateTable('tables')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where(which)
    .where(sql`state || ''`, '=', 'lobby')
    .returning('id')
    .execute();
  const ids = going.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.deleteFrom('tablePlayers').where('tableId', 'in', ids).execute();
  await db.deleteFrom('chat').where('tableId', 'in', ids).execute();
  await db.deleteFrom('alerts').where('tableId', 'in', ids).execute();
  await db.deleteFrom('invitations').where('tableId', 'in', ids).execute();
  // Of a start that was refused: older versions stored the match all the same.
  await db.deleteFrom('matches').where('tableId', 'in', ids).execute();
  await db.deleteFrom('tables').where('id', 'in', ids).execute();
  return ids.length;
}

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

/** A query with more ids would exceed a limit of the database. */
const IDS_AT_ONCE = 1000;

async function withPlayers<Row extends { readonly id: string }>(
  db: Database,
  tables: readonly Row[],
): Promise<(Row & { players: string[] })[]> {
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
  // Sorted here, since the databases sort texts differently.
  return tables.map((table) => ({ ...table, players: (players.get(table.id) ?? []).sort() }));
}
