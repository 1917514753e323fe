import type { Possessions } from './administration-rows.ts';
import { refuseBadText } from './problem.ts';
import type { Backend, Database } from './schema.ts';

/** What stands where somebody's name was who has left for good. */
const NOBODY = '—';

/** What belongs to one player, wherever it is. */
export const possessionsIn = (backend: Backend): Possessions => ({
  renameEverywhere: (playerId, name) => renameEverywhere(backend, playerId, name),

  async possessions(playerId) {
    const { db } = backend;
    const of = <Row extends object>(found: { execute(): Promise<Row[]> }): Promise<Row[]> => found.execute();
    return {
      player: await of(db.selectFrom('players').selectAll().where('id', '=', playerId)),
      devices: await of(db.selectFrom('playerSecrets').select('createdAt').where('playerId', '=', playerId)),
      visits: await of(db.selectFrom('visits').select('at').where('playerId', '=', playerId)),
      tables: await of(
        db
          .selectFrom('tables')
          .innerJoin('tablePlayers', 'tablePlayers.tableId', 'tables.id')
          .select(['tables.id', 'game', 'state', 'createdAt', 'updatedAt', 'currentMatch as match'])
          .where('tablePlayers.playerId', '=', playerId)
          .orderBy('createdAt'),
      ),
      chat: (await linesOf(db, playerId)).map(({ tableId, n, at, json }) => ({ tableId, n, at, ...JSON.parse(json) })),
      friends: await of(db.selectFrom('stances').select(['otherId', 'stance', 'at']).where('playerId', '=', playerId)),
      muted: await of(db.selectFrom('mutes').select(['otherId', 'at']).where('playerId', '=', playerId)),
      invitations: await of(
        db.selectFrom('invitations').select(['tableId', 'invitedBy', 'at']).where('playerId', '=', playerId),
      ),
      alerts: await of(
        db.selectFrom('alertWays').select(['kind', 'address', 'createdAt']).where('playerId', '=', playerId),
      ),
      reports: await of(
        db.selectFrom('reports').select(['tableId', 'n', 'said', 'reason', 'at']).where('reporterId', '=', playerId),
      ),
      sanctions: await of(
        db
          .selectFrom('sanctions')
          .select(['kind', 'reason', 'at', 'until'])
          .where('kind', 'in', ['ban', 'mute'])
          .where('target', '=', playerId),
      ),
    };
  },

  async erase(playerId) {
    const { db, notify } = backend;
    await db.transaction().execute(async (transaction) => {
      // First of all nobody can become them any more.
      await transaction.deleteFrom('playerSecrets').where('playerId', '=', playerId).execute();
      await transaction.deleteFrom('alertWays').where('playerId', '=', playerId).execute();
      await transaction.deleteFrom('alertPeople').where('playerId', '=', playerId).execute();
      await transaction.deleteFrom('alerts').where('playerId', '=', playerId).execute();
      await transaction.deleteFrom('visits').where('playerId', '=', playerId).execute();
      for (const table of ['stances', 'mutes'] as const) {
        await transaction
          .deleteFrom(table)
          .where((where) => where.or([where('playerId', '=', playerId), where('otherId', '=', playerId)]))
          .execute();
      }
      await transaction
        .deleteFrom('invitations')
        .where((where) => where.or([where('playerId', '=', playerId), where('invitedBy', '=', playerId)]))
        .execute();
      await transaction
        .deleteFrom('reports')
        .where((where) => where.or([where('playerId', '=', playerId), where('reporterId', '=', playerId)]))
        .execute();
      for (const { tableId, n } of await linesOf(transaction, playerId)) {
        await transaction.deleteFrom('chat').where('tableId', '=', tableId).where('n', '=', n).execute();
        await notify(transaction, { kind: 'unsaid', tableId, n });
      }
    });
    await renameEverywhere(backend, playerId, NOBODY);
  },
});

async function renameEverywhere(backend: Backend, playerId: string, name: string): Promise<void> {
  refuseBadText({ name });
  const { db, retrying } = backend;
  await retrying(() => db.updateTable('players').set({ name }).where('id', '=', playerId).execute());
  for (const tableId of await tablesOf(db, playerId)) await renameAt(backend, tableId, playerId, name);
  for (const { tableId, n, json } of await linesOf(db, playerId)) {
    await db
      .updateTable('chat')
      .set({ json: JSON.stringify({ ...JSON.parse(json), name }) })
      .where('tableId', '=', tableId)
      .where('n', '=', n)
      .execute();
  }
}

const tablesOf = async (db: Database, playerId: string): Promise<string[]> =>
  (await db.selectFrom('tablePlayers').select('tableId').where('playerId', '=', playerId).execute()).map(
    ({ tableId }) => tableId,
  );

const linesOf = (db: Database, playerId: string) =>
  db.selectFrom('chat').selectAll().where('player', '=', playerId).orderBy('at').execute();

/** Others may be changing the table at the same time. */
const MAX_TRIES = 20;

async function renameAt({ db, notify }: Backend, tableId: string, playerId: string, name: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await db
      .selectFrom('tables')
      .select(['seatsJson', 'version'])
      .where('id', '=', tableId)
      .executeTakeFirst();
    const seatsJson = row === undefined ? null : withName(row.seatsJson, playerId, name);
    if (row === undefined || seatsJson === row.seatsJson || seatsJson === null) return;
    const isWritten = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ seatsJson, version: row.version + 1 })
        .where('id', '=', tableId)
        .where('version', '=', row.version)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await notify(transaction, { kind: 'table', tableId });
      return numUpdatedRows > 0n;
    });
    if (isWritten) return;
  }
}

/** Null if the row is damaged: then nobody's name is shown. */
function withName(seatsJson: string, playerId: string, name: string): string | null {
  try {
    const seats = JSON.parse(seatsJson, (_, value: unknown) => {
      const isTheirs = typeof value === 'object' && value !== null && 'player' in value && value.player === playerId;
      return isTheirs ? { ...value, name } : value;
    }) as unknown;
    return JSON.stringify(seats);
  } catch {
    return null;
  }
}
