import { CamelCasePlugin, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { writePayload } from './foreign.ts';
import { Lines } from './lines.ts';
import { isLost, whileLost } from './lost.ts';
import { codeOf, reasonOf, StorageProblem } from './problem.ts';
import type { Backend, Database, NumberedEntry, Schema } from './schema.ts';

export const CHANNEL = 'tortuga';
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
/** Also how long one waits for a connection while all are in use. */
const CONNECT_MS = 10_000;

/** Times and counters are far below what a number can hold; without this they come as texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

interface Limits {
  /** After so long a question is given up, and the connection with it: it may be dead without a word. */
  readonly questionMs: number;
  /** A little earlier the database itself gives up, and says so. */
  readonly statementMs: number;
}

/** A database that freezes for eight seconds is only waited for. */
const LIMITS: Limits = { questionMs: 15_000, statementMs: 12_000 };
/** For migrations, backups and the like: they take as long as they take. */
export const NO_LIMITS: Limits = { questionMs: 0, statementMs: 0 };

/** How long to wait for a database that is not there yet, and whom to tell that we do. */
export interface Patience {
  readonly patienceMs?: number;
  readonly onWaiting?: (problem: StorageProblem) => void;
}

/** `node` goes into the notices, so that a node knows its own. */
export async function openPostgres(
  databaseUrl: string,
  node: string,
  limits = LIMITS,
  { patienceMs = 0, onWaiting = () => {} }: Patience = {},
): Promise<Backend> {
  refuseBadUrl(databaseUrl);
  const explain = (error: unknown) => (isLost(error) ? problemOfConnecting(databaseUrl, error) : error);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: limits.questionMs,
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
  // A lost connection is replaced at the next query, and the query it was lost in fails; unheard, the event would end
  // the process. The pool itself listens only to those that nobody uses.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Lines(pool, explain) }),
    plugins: [new CamelCasePlugin()],
  });
  const tellWaiting = (error: unknown) => onWaiting(problemOfConnecting(databaseUrl, error));
  try {
    await whileLost(async () => (await pool.connect()).release(), patienceMs, tellWaiting);
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
    patiently: whileLost,
    rest: async () => {},
    close: async () => {
      await db.destroy();
      // Kysely destroys only what has been used.
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * When the connection is lost on the way nobody knows whether they were written. They were written all at once or not
 * at all: if exactly ours are there, they were. If not, they may be sent again, since every step is written once: should
 * the first attempt still be on its way, the second collides with it.
 */
async function insertOnce(
  db: Database,
  node: string,
  entries: readonly NumberedEntry[],
): Promise<'written' | 'collision'> {
  let isUnknown = false;
  return whileLost(async () => {
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

/** A hundred rows as four arrays are one short statement. */
function asRows(entries: readonly NumberedEntry[]): RawBuilder<unknown> {
  const column = <Field extends keyof NumberedEntry>(field: Field) => entries.map((entry) => entry[field]);
  return sql`unnest(
    ${column('matchNumber')}::bigint[], ${column('index')}::int[], ${column('moveId')}::text[],
    ${column('entryJson')}::text[]
  ) as entry (match_number, index, move_id, entry_json)`;
}

/**
 * One statement is one transaction and one round trip.
 * All nodes write in the same order: in any other, two with the same matches would wait for each other.
 */
async function insertAndNotify(
  db: Database,
  node: string,
  entries: readonly NumberedEntry[],
): Promise<'written' | 'collision'> {
  try {
    await sql`
      with added as (
        insert into log (match_number, index, move_id, entry_json)
        select match_number, index, move_id, entry_json
        from ${asRows(entries)}
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
