import type { AlertCandidate, AlertPerson, Alerts, Visit } from './alert-rows.ts';
import { refuseBadText } from './problem.ts';
import type { Backend, Database } from './schema.ts';

/** More than a look every few seconds finds; after a night the rest is told by nobody. */
const MAX_FOUND = 2000;

export const alertsIn = ({ db, retrying }: Backend): Alerts => ({
  async keys(made) {
    await retrying(() =>
      db
        .insertInto('alertKeys')
        .values({ id: 1, ...made })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const { id: _, ...stored } = await db.selectFrom('alertKeys').selectAll().executeTakeFirstOrThrow();
    return stored;
  },

  async findPerson(playerId) {
    const found = await db.selectFrom('alertPeople').selectAll().where('playerId', '=', playerId).executeTakeFirst();
    return found ?? null;
  },

  savePerson: (person) => retrying(() => savePerson(db, person)),

  listWays: (playerId) =>
    db
      .selectFrom('alertWays')
      .selectAll()
      .where('playerId', '=', playerId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),

  async findWay(id) {
    return (await db.selectFrom('alertWays').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  async addWay(way, person, most) {
    refuseBadText(way);
    return db.transaction().execute(async (transaction) => {
      // Writes the row of the person first: requests of one person wait for each other here, and are counted one by one.
      await savePerson(transaction, person);
      const others = await transaction
        .selectFrom('alertWays')
        .select('id')
        .where('playerId', '=', way.playerId)
        .where('id', '<>', way.id)
        .limit(most)
        .execute();
      if (others.length >= most) return 'tooMany';
      const { id, confirmedAt, createdAt, ...renewed } = way;
      await transaction
        .insertInto('alertWays')
        .values({ id, confirmedAt, createdAt, ...renewed })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(renewed))
        .execute();
      return 'written';
    });
  },

  async confirmWay(id, at) {
    await retrying(() =>
      db
        .updateTable('alertWays')
        .set({ confirmedAt: at })
        .where('id', '=', id)
        .where('confirmedAt', 'is', null)
        .execute(),
    );
  },

  async removeWay(id) {
    await retrying(() => db.deleteFrom('alertWays').where('id', '=', id).execute());
  },

  async noteOutcome(id, outcome) {
    await retrying(() => db.updateTable('alertWays').set(outcome).where('id', '=', id).execute());
  },

  async forgetDevice(playerId, secretHash) {
    await retrying(() =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('alertWays')
          .where('secretHash', '=', secretHash)
          .where('playerId', '=', playerId)
          .where('kind', '=', 'push')
          .execute();
        const another = await transaction
          .selectFrom('playerSecrets')
          .select('secretHash')
          .where('playerId', '=', playerId)
          .executeTakeFirst();
        if (another !== undefined) return;
        for (const table of ['alertWays', 'alerts', 'alertPeople'] as const)
          await transaction.deleteFrom(table).where('playerId', '=', playerId).execute();
      }),
    );
  },

  listMoved: (since) =>
    candidates(db)
      .where('tables.state', '=', 'playing')
      .where('tables.visibility', 'in', ['public', 'invite'])
      .where('tables.movedAt', '>=', since)
      .limit(MAX_FOUND)
      .execute(),

  listOver: (since) =>
    candidates(db)
      .where('tables.state', '=', 'finished')
      .where('tables.visibility', 'in', ['public', 'invite'])
      .where('tables.updatedAt', '>=', since)
      .limit(MAX_FOUND)
      .execute(),

  listDue: (after, before): Promise<AlertCandidate[]> =>
    candidates(db)
      .innerJoin('clocks', 'clocks.tableId', 'tables.id')
      .select('clocks.dueAt')
      .where('clocks.dueAt', '>', after)
      .where('clocks.dueAt', '<=', before)
      .where('tables.clockJson', 'like', '%"kind":"mail"%')
      .orderBy('clocks.dueAt')
      .limit(MAX_FOUND)
      .execute(),

  async claim(alert) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('alerts')
      .values(alert)
      .onConflict((conflict) =>
        conflict
          .columns(['playerId', 'tableId', 'kind'])
          .doUpdateSet({ mark: alert.mark, toldAt: alert.toldAt, seenAt: alert.seenAt })
          .where('alerts.seenAt', 'is not', null)
          .where('alerts.mark', '<>', alert.mark),
      )
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  async isUnseen({ player, table, kind, mark }) {
    const row = await db
      .selectFrom('alerts')
      .select('mark')
      .where('playerId', '=', player)
      .where('tableId', '=', table)
      .where('kind', '=', kind)
      .where('seenAt', 'is', null)
      .executeTakeFirst();
    return row?.mark === mark;
  },

  async noteSeen(visits, at) {
    for (const [tableId, players] of byTable(visits)) {
      await retrying(() =>
        db
          .updateTable('alerts')
          .set({ seenAt: at })
          .where('tableId', '=', tableId)
          .where('playerId', 'in', players.slice(0, MAX_FOUND))
          .where('seenAt', 'is', null)
          .execute(),
      );
    }
  },

  async countTold(playerId, since) {
    const { count } = await db
      .selectFrom('alerts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('playerId', '=', playerId)
      .where('toldAt', '>=', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  async forgetOld(told, unconfirmed) {
    await db
      .deleteFrom('alerts')
      .where('toldAt', '<', told)
      .where('tableId', 'in', (row) =>
        row.selectFrom('tables').select('id').where('state', '=', 'finished').where('updatedAt', '<', told),
      )
      .execute();
    await db.deleteFrom('alertWays').where('confirmedAt', 'is', null).where('createdAt', '<', unconfirmed).execute();
  },
});

function byTable(visits: readonly Visit[]): Map<string, string[]> {
  const players = new Map<string, string[]>();
  for (const { tableId, playerId } of visits) players.set(tableId, [...(players.get(tableId) ?? []), playerId]);
  return players;
}

async function savePerson(db: Database, person: AlertPerson): Promise<void> {
  const { playerId, ...chosen } = person;
  await db
    .insertInto('alertPeople')
    .values({ playerId, ...chosen })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(chosen))
    .execute();
}

/** Only tables of people who have a way to be told: on a server where nobody has, nothing is read. */
const candidates = (db: Database) =>
  db
    .selectFrom('tables')
    .innerJoin('tablePlayers', 'tablePlayers.tableId', 'tables.id')
    .innerJoin('alertPeople', 'alertPeople.playerId', 'tablePlayers.playerId')
    .select([
      'tables.id',
      'tables.game',
      'tables.seatsJson',
      'tables.pendingJson',
      'tables.entries',
      'tables.currentMatch',
      'tables.clockJson',
      'tablePlayers.playerId',
    ]);
