import { StorageProblem } from './problem.ts';
import type { Database, NumberedEntry } from './schema.ts';
import type { LogEntry } from './store.ts';

/** The size of the cache. */
const MAX_KNOWN = 10_000;
/** A query with more ids would exceed a limit of the database. */
const IDS_AT_ONCE = 500;

/**
 * In the log a match has a short number, given at its first entry. Moves of many matches at once touch
 * pages all over the log's two indexes: with ids of 36 letters these are two to four times as many, and an entry takes
 * twice the processor time.
 */
export class MatchNumbers {
  readonly #db: Database;
  readonly #known = new Map<string, number>();

  constructor(db: Database) {
    this.#db = db;
  }

  async withNumbers(entries: readonly LogEntry[]): Promise<NumberedEntry[]> {
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    const unknown = new Set(entries.map(({ matchId }) => matchId).filter((matchId) => !this.#known.has(matchId)));
    if (unknown.size > 0) await this.#learn([...unknown].sort());
    return entries.map(({ matchId, index, moveId, entryJson, due }) => {
      const entry = { matchNumber: this.#numberOf(matchId), matchId, index, moveId, entryJson };
      return due === undefined ? entry : { ...entry, due };
    });
  }

  #numberOf(matchId: string): number {
    const number = this.#known.get(matchId);
    if (number === undefined) throw new StorageProblem('collisionNotFound');
    return number;
  }

  async #learn(matchIds: readonly string[]): Promise<void> {
    for (let from = 0; from < matchIds.length; from += IDS_AT_ONCE) {
      const some = matchIds.slice(from, from + IDS_AT_ONCE);
      // A number without entries harms nobody, so this needs no transaction with what follows.
      await this.#db
        .insertInto('logMatches')
        .values(some.map((matchId) => ({ matchId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rows = await this.#db.selectFrom('logMatches').selectAll().where('matchId', 'in', some).execute();
      for (const { number, matchId } of rows) this.#known.set(matchId, number);
    }
  }
}
