import { sql } from 'kysely';
import type { Administration, Possessions } from './administration-rows.ts';
import { refuseBadText } from './problem.ts';
import type { Backend, Database } from './schema.ts';

/** What those who run a server do to it, and what players ask of them. */
export const administrationIn = ({ db, notify, retrying }: Backend): Omit<Administration, keyof Possessions> => ({
  listSanctions: () => db.selectFrom('sanctions').selectAll().orderBy('at', 'desc').orderBy('target').execute(),

  async impose(sanction) {
    refuseBadText(sanction);
    const { kind: _, target: __, ...again } = sanction;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sanctions')
        .values(sanction)
        .onConflict((conflict) => conflict.columns(['kind', 'target']).doUpdateSet(again))
        .execute();
      await notify(transaction, { kind: 'house' });
    });
  },

  async lift(kind, target) {
    return db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('sanctions')
        .where('kind', '=', kind)
        .where('target', '=', target)
        .executeTakeFirst();
      await notify(transaction, { kind: 'house' });
      return numDeletedRows > 0n;
    });
  },

  async forgetOver(now) {
    await retrying(() => db.deleteFrom('sanctions').where('until', '<=', now).execute());
  },

  async announcement() {
    const found = await db.selectFrom('announcements').select(['text', 'at', 'until']).executeTakeFirst();
    return found ?? null;
  },

  async announce(announcement) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('announcements').execute();
      if (announcement !== null) {
        refuseBadText(announcement);
        await transaction
          .insertInto('announcements')
          .values({ id: 1, ...announcement })
          .execute();
      }
      await notify(transaction, { kind: 'house' });
    });
  },

  async report(report) {
    refuseBadText(report);
    const added = await db
      .insertInto('reports')
      .values(report)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows !== 0n;
  },

  async findReport(id) {
    return (await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  listReports: (isSettled, limit) =>
    db
      .selectFrom('reports')
      .innerJoin('players', 'players.id', 'reports.playerId')
      .innerJoin('players as reporters', 'reporters.id', 'reports.reporterId')
      .selectAll('reports')
      .select(['players.name', 'reporters.name as reporter'])
      .where('settledAt', isSettled ? 'is not' : 'is', null)
      .orderBy(isSettled ? 'settledAt' : 'reports.at', isSettled ? 'desc' : 'asc')
      .orderBy('reports.id')
      .limit(limit)
      .execute(),

  async settle(id, at) {
    const { numUpdatedRows } = await db
      .updateTable('reports')
      .set({ settledAt: at })
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async note(deed) {
    refuseBadText(deed);
    await retrying(() =>
      db
        .insertInto('deeds')
        .values(deed)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  },

  listDeeds: (before, limit) =>
    db
      .selectFrom('deeds')
      .selectAll()
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  async listTables(search, limit) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'game', 'state', 'visibility', 'createdAt', 'updatedAt', 'movedAt'])
      .$if(search !== '', (query) =>
        query.where((where) =>
          where.or([
            where('id', 'like', `${escaped(search)}%`),
            where(
              'id',
              'in',
              where
                .selectFrom('tablePlayers')
                .innerJoin('players', 'players.id', 'tablePlayers.playerId')
                .select('tablePlayers.tableId')
                .where(nameMatches(search)),
            ),
          ]),
        ),
      )
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const sitting = await playersAt(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, players: sitting.get(row.id) ?? [] }));
  },

  listPlayers: (search, limit) =>
    db
      .selectFrom('players')
      .leftJoin('visits', 'visits.playerId', 'players.id')
      .select(['players.id', 'players.name', 'players.createdAt', 'visits.at as seenAt'])
      .$if(search !== '', (query) =>
        query.where((where) => where.or([where('players.id', '=', search), nameMatches(search)])),
      )
      .orderBy('players.createdAt', 'desc')
      .orderBy('players.id')
      .limit(limit)
      .execute(),

  async counts() {
    const states = await db
      .selectFrom('tables')
      .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const of = (state: string): number => states.find((each) => each.state === state)?.count ?? 0;
    const players = await db
      .selectFrom('players')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const reports = await db
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('settledAt', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      lobby: of('lobby'),
      playing: of('playing'),
      finished: of('finished'),
      players: players.count,
      reports: reports.count,
    };
  },

  async removeMessage(tableId, n) {
    return db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('chat')
        .where('tableId', '=', tableId)
        .where('n', '=', n)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await notify(transaction, { kind: 'unsaid', tableId, n });
      return numDeletedRows > 0n;
    });
  },
});

/** For `like`: what was typed stands for itself. */
const escaped = (text: string): string => text.replace(/[%_\\]/g, '');

/** SQLite compares without case for Latin letters only, PostgreSQL for all. */
const nameMatches = (search: string) => sql<boolean>`lower(players.name) like ${`%${escaped(search).toLowerCase()}%`}`;

async function playersAt(db: Database, ids: readonly string[]) {
  const found = new Map<string, { id: string; name: string }[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('tablePlayers')
    .innerJoin('players', 'players.id', 'tablePlayers.playerId')
    .select(['tablePlayers.tableId', 'players.id', 'players.name'])
    .where('tablePlayers.tableId', 'in', ids)
    .orderBy('players.id')
    .execute();
  for (const { tableId, id, name } of rows) found.get(tableId)?.push({ id, name });
  return found;
}
