import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { writePayload } from './foreign.ts';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';
import type { Backend, Database, NumberedEntry, Schema } from './schema.ts';

export const CHANNEL = 'tortuga';
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
export const CONNECT_MS = 5_000;

/** Times and counters are far below what a number can hold; without this they come as texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

/** `node` goes into the notices, so that a node knows its own. */
export async function openPostgres(databaseUrl: string, node: string): Promise<Backend> {
  refuseBadUrl(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'tortuga',
    types,
  });
  // A lost idle connection is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      // Acknowledged means on disk, whatever the server's default is.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(
          CompiledQuery.raw(
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
          ),
        );
      },
    }),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw problemOfConnecting(databaseUrl, error);
  }
  return {
    db,
    insertAll: (entries) => insertAndNotify(db, node, entries),
    notify: async (inside, notice) => {
      await sql`select pg_notify(${CHANNEL}, ${writePayload(node, notice)})`.execute(inside);
    },
    close: () => db.destroy(),
  };
}

/**
 * One statement is one transaction and one round trip; a hundred rows as four arrays are one short statement.
 * All nodes write in the same order: in any other, two with the same matches would wait for each other.
 */
async function insertAndNotify(
  db: Database,
  node: string,
  entries: readonly NumberedEntry[],
): Promise<'written' | 'collision'> {
  const column = <Field extends keyof NumberedEntry>(field: Field) => entries.map((entry) => entry[field]);
  try {
    await sql`
      with added as (
        insert into log (match_number, index, move_id, entry_json)
        select match_number, index, move_id, entry_json
        from unnest(
          ${column('matchNumber')}::bigint[], ${column('index')}::int[], ${column('moveId')}::text[],
          ${column('entryJson')}::text[]
        ) as entry (match_number, index, move_id, entry_json)
        order by match_number, index
        returning match_number, index
      )
      select pg_notify(${CHANNEL}, json_build_object('node', ${node}::text, 'notice', json_build_object(
        'kind', 'appended', 'matchId', match_id, 'index', max(index)))::text)
      from added join log_matches on number = match_number group by match_id`.execute(db);
    return 'written';
  } catch (error) {
    switch (codeOf(error)) {
      case UNIQUE_VIOLATION:
        return 'collision';
      case DEADLOCK:
        // PostgreSQL stopped one of two that waited for each other; the other one goes on.
        return insertAndNotify(db, node, entries);
      default:
        throw error;
    }
  }
}

function refuseBadUrl(databaseUrl: string): void {
  const protocol = URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : '';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new StorageProblem('badUrl');
}

/** Never with the whole URL: there is a password in it. */
export function problemOfConnecting(databaseUrl: string, error: unknown): StorageProblem {
  const { host, pathname, username } = new URL(databaseUrl);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new StorageProblem('loginRefused', { host, user: username }, error);
    case '3D000':
      return new StorageProblem('noSuchDatabase', { host, database: pathname.slice(1) }, error);
    default:
      return new StorageProblem('unreachable', { host, reason: reasonOf(error) }, error);
  }
}
