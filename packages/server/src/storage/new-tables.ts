import type { Kysely } from 'kysely';

/** Whole database tables that later versions added. */

export type Untyped = Kysely<unknown>;

/** Who wants to be told of something outside of the page, where, and what each was told about which table. */
export async function addAlerts(db: Untyped): Promise<void> {
  await db.schema
    .createTable('alert_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('link_secret', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('alert_people')
    .addColumn('player_id', 'text', (column) => column.primaryKey().notNull().references('players.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kinds_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('alert_ways')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('player_id', 'text', (column) => column.notNull().references('alert_people.player_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('details_json', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('alert_ways_of_player').on('alert_ways').column('player_id').execute();
  await db.schema.createIndex('alert_ways_of_device').on('alert_ways').column('secret_hash').execute();
  await db.schema
    .createTable('alerts')
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addPrimaryKeyConstraint('alerts_key', ['player_id', 'table_id', 'kind'])
    .execute();
  await db.schema.createIndex('alerts_of_table').on('alerts').column('table_id').execute();
}

/** Friends, invitations from one player to another, and when everybody was last here. */
export async function addPeople(db: Untyped): Promise<void> {
  await db.schema
    .createTable('stances')
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('stance', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stances_key', ['player_id', 'other_id'])
    .execute();
  await db.schema.createIndex('stances_by_other').on('stances').column('other_id').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('invited_by', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'player_id'])
    .execute();
  await db.schema.createIndex('invitations_of_player').on('invitations').column('player_id').execute();
  await db.schema
    .createTable('visits')
    .addColumn('player_id', 'text', (column) => column.primaryKey().notNull().references('players.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** What keepers of a server do to it, what players report to them, and whom each player does not want to read. */
export async function addAdministration(db: Untyped): Promise<void> {
  await db.schema
    .createTable('sanctions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('sanctions_key', ['kind', 'target'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('reporter_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('reports_once', ['table_id', 'n', 'reporter_id'])
    .execute();
  await db.schema.createIndex('reports_by_settled').on('reports').column('settled_at').execute();
  await db.schema
    .createTable('deeds')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('details_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('deeds_by_time').on('deeds').column('at').execute();
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['player_id', 'other_id'])
    .execute();
  // For whoever wants all that is theirs, or wants it gone.
  await db.schema.createIndex('chat_of_player').on('chat').column('player').execute();
}
