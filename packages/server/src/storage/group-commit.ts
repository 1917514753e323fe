import { type Judgement, judge } from './judge.ts';
import { MatchNumbers } from './match-numbers.ts';
import { problemOfWriting, refuseBadText, StorageProblem } from './problem.ts';
import type { Backend, Database, NumberedEntry } from './schema.ts';
import type { Appended, LogEntry } from './store.ts';

interface Waiting {
  readonly entry: LogEntry;
  readonly resolve: (outcome: Appended) => void;
  readonly reject: (problem: StorageProblem) => void;
}

/** A transaction this long keeps nobody waiting noticeably. */
const MOST_ENTRIES = 1000;
/** Move ids come from clients: none needs to be longer. */
const LONGEST_ID = 200;
/** One question about more matches than this would nest too deep for SQLite. */
const MATCHES_AT_ONCE = 100;

/**
 * Writes the entries of one tick, and those that come while a transaction is under way, in one transaction: waiting for
 * the disk is what costs, however many share the wait.
 */
export class GroupCommit {
  readonly #backend: Backend;
  readonly #numbers: MatchNumbers;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#numbers = new MatchNumbers(backend.db);
  }

  async append(entry: LogEntry): Promise<Appended> {
    refuseBadText(entry);
    if ((entry.moveId?.length ?? 0) > LONGEST_ID) throw new StorageProblem('badText', { field: 'moveId' });
    if (this.#closed) throw new StorageProblem('closed');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((tickOver) => setImmediate(tickOver));
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MOST_ENTRIES));
    this.#running = null;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const entries = await this.#backend.patiently(() => this.#numbers.withNumbers(batch.map(({ entry }) => entry)));
      const { outcomes, broken } = await this.#write(entries);
      for (const { resolve } of this.#takeFollowers(broken)) resolve({ kind: 'conflict' });
      for (const [n, outcome] of outcomes.entries()) batch[n]?.resolve(outcome);
    } catch (error) {
      const problem = problemOfWriting(error);
      const followers = this.#takeFollowers(new Set(batch.map(({ entry }) => entry.matchId)));
      for (const { reject } of [...batch, ...followers]) reject(problem);
    }
  }

  /** What came for these matches while the transaction was under way was decided on a log that never was. */
  #takeFollowers(matches: ReadonlySet<string>): readonly Waiting[] {
    if (matches.size === 0) return [];
    const followers = this.#waiting.filter(({ entry }) => matches.has(entry.matchId));
    this.#waiting = this.#waiting.filter(({ entry }) => !matches.has(entry.matchId));
    return followers;
  }

  /** Nearly always nothing is in the way: only a collision costs the question what it was. */
  async #write(batch: readonly NumberedEntry[]): Promise<Judgement> {
    const found = new Map<number, FoundEntry>();
    for (;;) {
      const judgement = judge(batch, [...found.values()]);
      const writable = batch.filter((_, n) => judgement.outcomes[n]?.kind === 'written');
      if (writable.length === 0 || (await this.#backend.insertAll(writable)) === 'written') return judgement;
      const known = found.size;
      for (const entry of await findInTheWay(this.#backend.db, writable)) found.set(entry.id, entry);
      // Entries are never deleted, so what collided is found; if not, trying again would go on forever.
      if (found.size === known) throw new StorageProblem('collisionNotFound');
    }
  }
}

type FoundEntry = Pick<LogEntry, 'matchId' | 'index'> & { readonly id: number };

async function findInTheWay(db: Database, entries: readonly NumberedEntry[]): Promise<FoundEntry[]> {
  const matches = new Map<number, NumberedEntry[]>();
  for (const entry of entries) matches.set(entry.matchNumber, [...(matches.get(entry.matchNumber) ?? []), entry]);
  const byMatch = [...matches];
  const found: FoundEntry[] = [];
  for (let from = 0; from < byMatch.length; from += MATCHES_AT_ONCE) {
    const rows = await db
      .selectFrom('log')
      .select(['id', 'matchNumber', 'index'])
      .where((where) =>
        where.or(
          byMatch.slice(from, from + MATCHES_AT_ONCE).map(([matchNumber, ofMatch]) => {
            const indexes = ofMatch.map(({ index }) => index);
            return where.and([where('matchNumber', '=', matchNumber), where('index', 'in', indexes)]);
          }),
        ),
      )
      .execute();
    for (const { matchNumber, ...row } of rows) {
      for (const { matchId } of matches.get(matchNumber)?.slice(0, 1) ?? []) found.push({ ...row, matchId });
    }
  }
  return found;
}
