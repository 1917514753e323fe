import { refuseBadText } from './problem.ts';
import type { Backend, Database } from './schema.ts';
import type { Player, PlayerSecret, Players } from './store.ts';

/** Thrown inside a transaction to undo it. */
class Taken extends Error {}

export const playersIn = ({ db, retrying }: Backend): Players => ({
  async create({ secretHash, ...player }) {
    refuseBadText({ ...player, secretHash });
    const secret = { playerId: player.id, secretHash, createdAt: player.createdAt };
    try {
      await db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('players')
          .values(player)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 0n || !(await addSecret(transaction, secret))) throw new Taken();
      });
      return { kind: 'written' };
    } catch (error) {
      if (error instanceof Taken) return { kind: 'conflict' };
      throw error;
    }
  },

  find: (id) => find(db, id),

  async findBySecret(secretHash) {
    const player = await db
      .selectFrom('players')
      .innerJoin('playerSecrets', 'playerSecrets.playerId', 'players.id')
      .selectAll('players')
      .where('playerSecrets.secretHash', '=', secretHash)
      .executeTakeFirst();
    return player ?? null;
  },

  async rename(id, name) {
    refuseBadText({ name });
    const { numUpdatedRows } = await retrying(() =>
      db.updateTable('players').set({ name }).where('id', '=', id).executeTakeFirst(),
    );
    return { kind: numUpdatedRows === 0n ? 'unknown' : 'written' };
  },

  async addSecret(secret) {
    refuseBadText(secret);
    if ((await find(db, secret.playerId)) === null) return { kind: 'unknown' };
    return { kind: (await addSecret(db, secret)) ? 'written' : 'conflict' };
  },

  async revokeSecret(secretHash) {
    const { numDeletedRows } = await db
      .deleteFrom('playerSecrets')
      .where('secretHash', '=', secretHash)
      .executeTakeFirst();
    return { kind: numDeletedRows === 0n ? 'unknown' : 'written' };
  },
});

async function addSecret(db: Database, secret: PlayerSecret): Promise<boolean> {
  const added = await db
    .insertInto('playerSecrets')
    .values(secret)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows !== 0n;
}

async function find(db: Database, id: string): Promise<Player | null> {
  return (await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
