import { type CreateTableBuilder, type Migration, Migrator, sql } from 'kysely';
import { addAdministration, addAlerts, addPeople, type Untyped } from './new-tables.ts';
import { reasonOf, StorageProblem } from './problem.ts';
import type { Database } from './schema.ts';

export type Flavour = 'sqlite' | 'postgres';

/** Not Kysely's default name: other programs may use that in a shared PostgreSQL database. */
const MIGRATIONS_TABLE = 'tortuga_migration';
const LOCK_TABLE = 'tortuga_migration_lock';

/** In order of their names. A released migration is never changed, only followed by another one. */
const migrationsFor = (flavour: Flavour): Record<string, Migration> => ({
  '0001-first': {
    up: async (db: Untyped) => {
      await createPlayers(db);
      await createTables(db);
      await createMatches(db);
      await createLog(db, flavour);
      await createChat(db);
    },
  },
  '0002-short-log': { up: (db: Untyped) => shortenLog(db, flavour) },
  '0003-lean-log': { up: (db: Untyped) => (flavour === 'sqlite' ? leanLogOfSqlite(db) : leanLogOfPostgres(db)) },
  '0004-whose-turn': {
    up: async (db: Untyped) => {
      await createPacks(db);
      await noteWhoseTurn(db);
      await indexLists(db);
      await createHealth(db);
    },
  },
  '0005-hints': { up: allowHints },
  '0006-language': { up: noteLanguage },
  '0007-clocks': { up: addClocks },
  '0008-alerts': { up: addAlerts },
  '0009-people': { up: addPeople },
  '0010-administration': { up: addAdministration },
});

async function createPlayers(db: Untyped): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('player_secrets')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('player_secrets_of_player').on('player_secrets').column('player_id').execute();
}

async function createTables(db: Untyped): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('pack_json', 'text')
    .addColumn('options_json', 'text', (column) => column.notNull())
    .addColumn('seats_json', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('invite_hash', 'text')
    .addColumn('host_player', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('current_match', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tables_by_state')
    .on('tables')
    .columns(['state', 'visibility', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('table_players')
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addPrimaryKeyConstraint('table_players_key', ['player_id', 'table_id'])
    .execute();
  await db.schema.createIndex('table_players_of_table').on('table_players').column('table_id').execute();
}

async function createMatches(db: Untyped): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('pack_id', 'text', (column) => column.notNull())
    .addColumn('pack_digest', 'text', (column) => column.notNull())
    .addColumn('options_json', 'text', (column) => column.notNull())
    .addColumn('seats_json', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('seed_commitment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('result_json', 'text')
    .execute();
  await db.schema.createIndex('matches_of_table').on('matches').columns(['table_id', 'created_at']).execute();
}

/**
 * The key counts up, so that the table grows at its end: in order of matches, writing is six times slower.
 * There is no reference to the match: one entry of an unknown match would fail its whole batch.
 */
async function createLog(db: Untyped, flavour: Flavour): Promise<void> {
  await withCountingKey(db.schema.createTable('log'), 'id', flavour)
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('index', 'integer', (column) => column.notNull())
    .addColumn('move_id', 'text')
    .addColumn('entry_json', 'text', (column) => column.notNull())
    .addUniqueConstraint('log_index_once', ['match_id', 'index'])
    .addUniqueConstraint('log_move_once', ['match_id', 'move_id'])
    .execute();
}

/** Both indexes of the log begin with the match: a number is a tenth of its id. */
async function shortenLog(db: Untyped, flavour: Flavour): Promise<void> {
  await withCountingKey(db.schema.createTable('log_matches'), 'number', flavour)
    .addColumn('match_id', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema.alterTable('log').renameTo('long_log').execute();
  await withCountingKey(db.schema.createTable('log'), 'id', flavour)
    .addColumn('match_number', 'bigint', (column) => column.notNull())
    .addColumn('index', 'integer', (column) => column.notNull())
    .addColumn('move_id', 'text')
    .addColumn('entry_json', 'text', (column) => column.notNull())
    .addUniqueConstraint('log_step_once', ['match_number', 'index'])
    .addUniqueConstraint('log_request_once', ['match_number', 'move_id'])
    .execute();
  await sql`insert into log_matches (match_id) select match_id from long_log group by match_id order by min(id)`.execute(
    db,
  );
  await sql`
    insert into log (match_number, ${sql.ref('index')}, move_id, entry_json)
    select number, ${sql.ref('index')}, move_id, entry_json
    from long_log join log_matches on log_matches.match_id = long_log.match_id
    order by long_log.id`.execute(db);
  await db.schema.dropTable('long_log').execute();
}

/**
 * Without `log_request_once`: a host that writes step n has read all steps before it, and so all requests. That every
 * step is written once is enough for every request to count once.
 */
async function leanLogOfPostgres(db: Untyped): Promise<void> {
  await db.schema.alterTable('log').dropConstraint('log_request_once').execute();
}

/** Likewise; but SQLite can't drop a constraint. Nothing is ever deleted, so its keys count up by themselves. */
async function leanLogOfSqlite(db: Untyped): Promise<void> {
  await db.schema.alterTable('log').renameTo('fat_log').execute();
  await db.schema
    .createTable('log')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('match_number', 'bigint', (column) => column.notNull())
    .addColumn('index', 'integer', (column) => column.notNull())
    .addColumn('move_id', 'text')
    .addColumn('entry_json', 'text', (column) => column.notNull())
    .addUniqueConstraint('log_step_once', ['match_number', 'index'])
    .execute();
  await sql`
    insert into log (id, match_number, ${sql.ref('index')}, move_id, entry_json)
    select id, match_number, ${sql.ref('index')}, move_id, entry_json from fat_log order by id`.execute(db);
  await db.schema.dropTable('fat_log').execute();
}

const withCountingKey = (table: CreateTableBuilder<string>, name: string, flavour: Flavour) =>
  flavour === 'sqlite'
    ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn(name, 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());

async function createChat(db: Untyped): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('json', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute();
}

/** The pack of a match is found by its digest, even when its table is gone or the default pack has changed. */
async function createPacks(db: Untyped): Promise<void> {
  await db.schema
    .createTable('packs')
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('tables').addColumn('pack_id', 'text').execute();
  await db.schema.alterTable('tables').addColumn('pack_digest', 'text').execute();
  const newest = (column: string) =>
    sql`(select ${sql.ref(column)} from matches where table_id = tables.id order by created_at desc, id desc limit 1)`;
  await sql`update tables set pack_id = ${newest('pack_id')}, pack_digest = ${newest('pack_digest')}
    where pack_json is not null`.execute(db);
  await sql`insert into packs (digest, game, json, created_at)
    select pack_digest, game, pack_json, created_at from tables where pack_digest is not null
    order by created_at, id
    on conflict do nothing`.execute(db);
}

/** So that lists and a start need not replay all matches. For matches that already run it is unknown: -1. */
async function noteWhoseTurn(db: Untyped): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('pending_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('entries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('tables').addColumn('moved_at', 'bigint').execute();
  await sql`update tables set entries = -1 where state = 'playing'`.execute(db);
}

/** Open tables are found by when somebody was last there, since most lobbies are abandoned. */
async function indexLists(db: Untyped): Promise<void> {
  await db.schema.dropIndex('tables_by_state').execute();
  await db.schema.createIndex('tables_by_update').on('tables').columns(['state', 'visibility', 'updated_at']).execute();
}

async function createHealth(db: Untyped): Promise<void> {
  await db.schema
    .createTable('health')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** At tables from before one could choose, hints are allowed. */
async function allowHints(db: Untyped): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'text', (column) => column.notNull().defaultTo('allowed'))
    .execute();
}

/** Nobody knows which language was spoken at tables from before this was asked. */
async function noteLanguage(db: Untyped): Promise<void> {
  await db.schema.alterTable('tables').addColumn('language', 'text').execute();
  // Running matches are listed for those who want to watch.
  await db.schema.createIndex('tables_by_move').on('tables').columns(['state', 'visibility', 'moved_at']).execute();
}

/** Tables from before there were clocks have none. When time is up is in a table of its own: every move changes it. */
async function addClocks(db: Untyped): Promise<void> {
  await db.schema.alterTable('tables').addColumn('clock_json', 'text').execute();
  await db.schema.alterTable('tables').addColumn('accord_json', 'text').execute();
  await db.schema
    .createTable('clocks')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull().references('tables.id'))
    .addColumn('due_at', 'bigint')
    .addColumn('entries', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('clocks_by_due').on('clocks').column('due_at').execute();
}

/**
 * Migrates the database to the newest schema, or to a given one. Several nodes may call it at once: Kysely locks.
 * Returns whether the database was empty before.
 */
export async function migrate(db: Database, flavour: Flavour, upTo?: string): Promise<boolean> {
  const before = await namesOfApplied(db);
  const migrations = migrationsFor(flavour);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: MIGRATIONS_TABLE,
    migrationLockTableName: LOCK_TABLE,
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error === undefined) return before.length === 0;
  if (error instanceof StorageProblem) throw error;
  const newer = (await namesOfApplied(db)).filter((name) => !(name in migrations));
  if (newer.length > 0) throw new StorageProblem('newerSchema', { found: newer.join(' ') });
  throw new StorageProblem('migrationFailed', { reason: reasonOf(error) }, error);
}

export const isKnownMigration = (name: string): boolean => name in migrationsFor('sqlite');

/** The migrations of a database so far, in order. */
async function namesOfApplied(db: Database): Promise<string[]> {
  try {
    const rows = await db
      .withTables<{ [MIGRATIONS_TABLE]: { name: string } }>()
      .selectFrom(MIGRATIONS_TABLE)
      .select('name')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  } catch {
    // The error that stopped the migrations also stops this query, and is the one to report.
    return [];
  }
}
