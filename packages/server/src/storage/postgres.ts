import { CamelCasePlugin, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { type Due, duesOf } from './dues.ts';
import { writePayload } from './notice.ts';
import { isOutage, retryDuringOutage } from './outage.ts';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';
import { ReconnectingPool } from './reconnecting-pool.ts';
import type { Backend, Database, NumberedEntry, Schema } from './schema.ts';

export const CHANNEL = 'tortuga';
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
/** Also the time to wait for a free connection. */
const CONNECT_MS = 10_000;

/** Times and counters fit into a number; without this they come as texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

interface Limits {
  /** After this time a query is given up together with its connection, which may have been lost silently. */
  readonly queryMs: number;
  /** A little less: the database itself gives up first. */
  readonly statementMs: number;
}

/** Long enough for a database that freezes for eight seconds. */
const LIMITS: Limits = { queryMs: 15_000, statementMs: 12_000 };
/** For migrations and backups. */
export const NO_LIMITS: Limits = { queryMs: 0, statementMs: 0 };

/** How long to wait for a database that is not there yet. */
export interface Patience {
  readonly patienceMs?: number;
  readonly onWaiting?: (problem: StorageProblem) => void;
}

/** @param node goes into the notices, so that a node recognises its own */
export async function openPostgres(
  databaseUrl: string,
  node: string,
  limits = LIMITS,
  { patienceMs = 0, onWaiting = () => {} }: Patience = {},
): Promise<Backend> {
  refuseBadUrl(databaseUrl);
  const explain = (error: unknown) => (isOutage(error) ? problemOfConnecting(databaseUrl, error) : error);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: limits.queryMs,
    keepAlive: true,
    application_name: 'tortuga',
    types,
    // Acknowledged means on disk, whatever the server's default is.
    onConnect: async (client) => {
      await client.query(
        `select set_config('statement_timeout', '${limits.statementMs}', false),
          case when current_setting('synchronous_commit') = 'off' then set_config('synchronous_commit', 'on', false) end`,
      );
    },
  });
  // A lost connection is replaced at the next query. Without listeners the error would end the process, and the pool
  // itself listens only to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new ReconnectingPool(pool, explain) }),
    plugins: [new CamelCasePlugin()],
  });
  const reportWaiting = (error: unknown) => onWaiting(problemOfConnecting(databaseUrl, error));
  try {
    await retryDuringOutage(async () => (await pool.connect()).release(), patienceMs, reportWaiting);
  } catch (error) {
    await db.destroy();
    if (!pool.ended) await pool.end();
    throw problemOfConnecting(databaseUrl, error);
  }
  return {
    db,
    insertAll: (entries) => insertOnce(db, node, entries),
    notify: async (inside, notice) => {
      await sql`select pg_notify(${CHANNEL}, ${writePayload(node, notice)})`.execute(inside);
    },
    retrying: retryDuringOutage,
    maintain: async () => {},
    close: async () => {
      await db.destroy();
      // Kysely destroys only what has been used.
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * When the connection is lost on the way, the entries may or may not be written, but all or none: if they are there, they
 * are ours. Otherwise they can be sent again: should the first attempt still be on its way, the second collides with it.
 */
async function insertOnce(
  db: Database,
  node: string,
  entries: readonly NumberedEntry[],
): Promise<'written' | 'collision'> {
  let isUnknown = false;
  return retryDuringOutage(async () => {
    if (isUnknown && (await areWritten(db, entries))) return 'written';
    isUnknown = true;
    return insertAndNotify(db, node, entries);
  });
}

async function areWritten(db: Database, entries: readonly NumberedEntry[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found
    from log join ${asRows(entries)} on log.match_number = entry.match_number and log.index = entry.index
    where log.entry_json = entry.entry_json and log.move_id is not distinct from entry.move_id`.execute(db);
  return rows[0]?.found === entries.length;
}

/** As four arrays, a hundred rows make one short statement. */
function asRows(entries: readonly NumberedEntry[]): RawBuilder<unknown> {
  const column = <Field extends keyof NumberedEntry>(field: Field) => entries.map((entry) => entry[field]);
  return sql`unnest(
    ${column('matchNumber')}::bigint[], ${column('index')}::int[], ${column('moveId')}::text[],
    ${column('entryJson')}::text[]
  ) as entry (match_number, index, move_id, entry_json)`;
}

/**
 * One statement is one transaction and one round trip.
 * All nodes write in the same order: otherwise two with the same matches could wait for each other.
 */
async function insertAndNotify(
  db: Database,
  node: string,
  entries: readonly NumberedEntry[],
): Promise<'written' | 'collision'> {
  try {
    const dues = duesOf(entries);
    await sql`
      with ${dues.length === 0 ? sql`` : sql`${movedTo(dues)},`} added as (
        insert into log (match_number, index, move_id, entry_json)
        select match_number, index, move_id, entry_json
        from ${asRows(entries)}
        order by match_number, index
        returning match_number, index
      )
      select pg_notify(${CHANNEL}, json_build_object('node', ${node}::text, 'notice', json_build_object(
        'kind', 'appended', 'matchId', match_id, 'index', max(index)))::text)
      from added join log_matches on number = match_number group by match_id
      ${dues.length === 0 ? sql`` : notifyOfMoved(node)}`.execute(db);
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

/** In the same statement as the entries: whoever reads the one has the other. */
const movedTo = (dues: readonly Due[]): RawBuilder<unknown> => sql`moved as (
  update clocks set due_at = due.at, entries = due.entries
  from unnest(
    ${dues.map(({ tableId }) => tableId)}::text[], ${dues.map(({ at }) => at)}::bigint[],
    ${dues.map(({ entries }) => entries)}::int[]
  ) as due (table_id, at, entries)
  where clocks.table_id = due.table_id and clocks.entries <= due.entries
  returning clocks.table_id, clocks.due_at
)`;

const notifyOfMoved = (node: string): RawBuilder<unknown> => sql`
  union all
  select pg_notify(${CHANNEL}, json_build_object('node', ${node}::text, 'notice', json_build_object(
    'kind', 'due', 'tableId', table_id, 'at', due_at))::text)
  from moved`;

function refuseBadUrl(databaseUrl: string): void {
  const protocol = URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : '';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new StorageProblem('badUrl');
}

/** Never shows the whole URL, since it holds a password. */
export function problemOfConnecting(databaseUrl: string, error: unknown): StorageProblem {
  if (error instanceof StorageProblem) return error;
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
