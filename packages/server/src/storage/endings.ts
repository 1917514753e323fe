import { Batches } from './batches.ts';
import { problemOfWriting, refuseBadText } from './problem.ts';
import type { Backend, Database } from './schema.ts';
import type { Ending } from './store.ts';

/** A transaction this long keeps nobody waiting noticeably. */
const MOST_AT_ONCE = 25;

/** Many matches end at the same time, as many as begin: each as a transaction of its own would keep all others waiting. */
export class Endings {
  readonly #batches: Batches<Ending>;

  constructor(backend: Backend) {
    this.#batches = new Batches(MOST_AT_ONCE, (endings) => writeAll(backend, endings));
  }

  async end(ending: Ending): Promise<void> {
    refuseBadText(ending);
    await this.#batches.add(ending);
  }

  /** When all that was asked for is written. */
  settled(): Promise<void> {
    return this.#batches.settled();
  }
}

async function writeAll({ db, notify, patiently }: Backend, endings: readonly Ending[]): Promise<void> {
  // All nodes in the same order: in any other, two with the same matches would wait for each other.
  const inOrder = endings.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1));
  try {
    await patiently(() =>
      db.transaction().execute(async (transaction) => {
        for (const ending of inOrder) {
          await write(transaction, ending);
          await notify(transaction, { kind: 'table', tableId: ending.tableId });
        }
      }),
    );
  } catch (error) {
    throw problemOfWriting(error);
  }
}

/** The first to say so decides: another node found the same ending in the same log. */
async function write(db: Database, { tableId, matchId, at, resultJson }: Ending): Promise<void> {
  await db
    .updateTable('matches')
    .set({ finishedAt: at, resultJson })
    .where('id', '=', matchId)
    .where('finishedAt', 'is', null)
    .execute();
  await db
    .updateTable('tables')
    .set((row) => ({ state: 'finished', updatedAt: at, version: row('version', '+', 1) }))
    .where('id', '=', tableId)
    .where('currentMatch', '=', matchId)
    .where('state', '=', 'playing')
    .execute();
}
