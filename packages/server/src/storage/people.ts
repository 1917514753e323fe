import { sql } from 'kysely';
import type { Backend, Database } from './schema.ts';
import type { People, Stance } from './store.ts';

/** What players want of each other, when they were last here, and to which tables they are invited. */
export const peopleIn = ({ db, retrying }: Backend): People => ({
  async setStance(playerId, otherId, stance, at) {
    if (stance === null) {
      await db.deleteFrom('stances').where('playerId', '=', playerId).where('otherId', '=', otherId).execute();
      return;
    }
    await retrying(() =>
      db
        .insertInto('stances')
        .values({ playerId, otherId, stance, at })
        .onConflict((conflict) => conflict.columns(['playerId', 'otherId']).doUpdateSet({ stance, at }))
        .execute(),
    );
  },

  async stanceOf(playerId, otherId) {
    const row = await db
      .selectFrom('stances')
      .select('stance')
      .where('playerId', '=', playerId)
      .where('otherId', '=', otherId)
      .executeTakeFirst();
    return row?.stance ?? null;
  },

  async listKnown(playerId, limit) {
    const mine = await stances(db, 'playerId', playerId, limit);
    const theirs = await stances(db, 'otherId', playerId, limit);
    const others = new Map<string, { mine: Stance | null; theirs: Stance | null }>();
    for (const { otherId, stance } of mine) others.set(otherId, { mine: stance, theirs: null });
    for (const { playerId: otherId, stance } of theirs) {
      others.set(otherId, { mine: others.get(otherId)?.mine ?? null, theirs: stance });
    }
    const found = await withVisits(db, [...others.keys()]);
    return found.map((player) => ({ ...player, mine: null, theirs: null, ...others.get(player.id) }));
  },

  async countStances(playerId) {
    const { count } = await db
      .selectFrom('stances')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('playerId', '=', playerId)
      .executeTakeFirstOrThrow();
    return count;
  },

  async setMute(playerId, otherId, isMuted, at) {
    if (!isMuted) {
      await db.deleteFrom('mutes').where('playerId', '=', playerId).where('otherId', '=', otherId).execute();
      return;
    }
    await retrying(() =>
      db
        .insertInto('mutes')
        .values({ playerId, otherId, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  },

  listMuted: (playerId, limit) =>
    db
      .selectFrom('mutes')
      .innerJoin('players', 'players.id', 'mutes.otherId')
      .select(['players.id', 'players.name'])
      .where('mutes.playerId', '=', playerId)
      .orderBy('players.name')
      .orderBy('players.id')
      .limit(limit)
      .execute(),

  listMet: (playerId, limit) =>
    together(db, playerId)
      .innerJoin('players', 'players.id', 'theirs.playerId')
      .select(['players.id', 'players.name'])
      .groupBy(['players.id', 'players.name'])
      .orderBy(({ fn }) => fn.max('tables.createdAt'), 'desc')
      .orderBy('players.id')
      .limit(limit)
      .execute(),

  async haveMet(playerId, otherId) {
    const row = await together(db, playerId)
      .select('tables.id')
      .where('theirs.playerId', '=', otherId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async noteVisits(ids, at) {
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const rows = ids.slice(from, from + ROWS_AT_ONCE).map((playerId) => ({ playerId, at }));
      await retrying(() =>
        db
          .insertInto('visits')
          .values(rows)
          .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ at }))
          .execute(),
      );
    }
  },

  async invite(invitation) {
    const { invitedBy, at } = invitation;
    await retrying(() =>
      db
        .insertInto('invitations')
        .values(invitation)
        .onConflict((conflict) => conflict.columns(['tableId', 'playerId']).doUpdateSet({ invitedBy, at }))
        .execute(),
    );
  },

  async findInviter(tableId, playerId) {
    const row = await db
      .selectFrom('invitations')
      .select('invitedBy')
      .where('tableId', '=', tableId)
      .where('playerId', '=', playerId)
      .executeTakeFirst();
    return row?.invitedBy ?? null;
  },

  listInvitations: (playerId, limit) =>
    db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.tableId')
      .innerJoin('players', 'players.id', 'invitations.invitedBy')
      .select(['invitations.tableId', 'invitations.invitedBy', 'players.name', 'invitations.at'])
      .where('invitations.playerId', '=', playerId)
      // Not the plain column: SQLite would scan all lobbies for these few.
      .where(sql`tables.state || ''`, '=', 'lobby')
      .orderBy('invitations.at', 'desc')
      .orderBy('invitations.tableId')
      .limit(limit)
      .execute(),

  async listInvited(tableId) {
    const rows = await db.selectFrom('invitations').select('playerId').where('tableId', '=', tableId).execute();
    return rows.map(({ playerId }) => playerId).sort();
  },

  async withdraw(tableId, playerId) {
    await db.deleteFrom('invitations').where('tableId', '=', tableId).where('playerId', '=', playerId).execute();
  },
});

/** A statement takes a limited number of parameters. */
const ROWS_AT_ONCE = 400;

const stances = (db: Database, column: 'playerId' | 'otherId', id: string, limit: number) =>
  db.selectFrom('stances').selectAll().where(column, '=', id).orderBy('at', 'desc').limit(limit).execute();

/** Each pair of a player and another one who had places at one table. */
const together = (db: Database, playerId: string) =>
  db
    .selectFrom('tablePlayers as mine')
    .innerJoin('tablePlayers as theirs', 'theirs.tableId', 'mine.tableId')
    .innerJoin('tables', 'tables.id', 'mine.tableId')
    .where('mine.playerId', '=', playerId)
    .where('theirs.playerId', '<>', playerId);

async function withVisits(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('players')
    .leftJoin('visits', 'visits.playerId', 'players.id')
    .select(['players.id', 'players.name', 'visits.at as seenAt'])
    .where('players.id', 'in', ids)
    .orderBy('players.name')
    .orderBy('players.id')
    .execute();
}
