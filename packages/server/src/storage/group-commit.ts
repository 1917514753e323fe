import { Batcher, type Pending } from './batcher.ts';
import { MatchNumbers } from './match-numbers.ts';
import { type BatchOutcomes, outcomesOf } from './outcomes.ts';
import { problemOfWriting, refuseBadText, StorageProblem } from './problem.ts';
import type { Backend, Database, NumberedEntry } from './schema.ts';
import type { Appended, LogEntry } from './store.ts';

/** A transaction of this length keeps nobody waiting noticeably. */
const MAX_ENTRIES = 1000;
/** Move ids come from clients: none needs to be longer. */
const MAX_ID_LENGTH = 200;
/** A query about more matches than this would nest too deep for SQLite. */
const MAX_MATCHES = 100;

/** Writes log entries in batches, one transaction each. */
export class GroupCommit {
  readonly #backend: Backend;
  readonly #numbers: MatchNumbers;
  readonly #batcher: Batcher<LogEntry, Appended>;
  #isClosed = false;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#numbers = new MatchNumbers(backend.db);
    this.#batcher = new Batcher(MAX_ENTRIES, (batch) => this.#commit(batch));
  }

  async append(entry: LogEntry): Promise<Appended> {
    refuseBadText(entry);
    if ((entry.moveId?.length ?? 0) > MAX_ID_LENGTH) throw new StorageProblem('badText', { field: 'moveId' });
    if (this.#isClosed) throw new StorageProblem('closed');
    return this.#batcher.add(entry);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#batcher.settled();
  }

  async #commit(batch: readonly Pending<LogEntry, Appended>[]): Promise<void> {
    try {
      const entries = await this.#backend.retrying(() => this.#numbers.withNumbers(batch.map(({ item }) => item)));
      const { outcomes, broken } = await this.#write(entries);
      for (const { resolve } of this.#takeFollowers(broken)) resolve({ kind: 'conflict' });
      for (const [n, outcome] of outcomes.entries()) batch[n]?.resolve(outcome);
    } catch (error) {
      const problem = problemOfWriting(error);
      const followers = this.#takeFollowers(new Set(batch.map(({ item }) => item.matchId)));
      for (const { reject } of [...batch, ...followers]) reject(problem);
    }
  }

  /** Entries that came for these matches during the transaction were decided on a log that never existed. */
  #takeFollowers(matches: ReadonlySet<string>): readonly Pending<LogEntry, Appended>[] {
    return matches.size === 0 ? [] : this.#batcher.take(({ matchId }) => matches.has(matchId));
  }

  /** Collisions are rare: only after one do we ask what is in the way. */
  async #write(batch: readonly NumberedEntry[]): Promise<BatchOutcomes> {
    const found = new Map<number, FoundEntry>();
    for (;;) {
      const result = outcomesOf(batch, [...found.values()]);
      const writable = batch.filter((_, n) => result.outcomes[n]?.kind === 'written');
      if (writable.length === 0 || (await this.#backend.insertAll(writable)) === 'written') return result;
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
  for (let from = 0; from < byMatch.length; from += MAX_MATCHES) {
    const rows = await db
      .selectFrom('log')
      .select(['id', 'matchNumber', 'index'])
      .where((where) =>
        where.or(
          byMatch.slice(from, from + MAX_MATCHES).map(([matchNumber, ofMatch]) => {
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
