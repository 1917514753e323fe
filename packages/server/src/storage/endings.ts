import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Batcher } from './batcher.ts';
import { problemOfWriting, refuseBadText } from './problem.ts';
import type { Backend, Database } from './schema.ts';
import type { Ending } from './store.ts';

/** A transaction of this length keeps nobody waiting noticeably. */
const MAX_AT_ONCE = 25;

/** Many matches may end at the same time: a transaction for each would keep all others waiting. */
export class Endings {
  readonly #batcher: Batcher<Ending, void>;

  constructor(backend: Backend) {
    this.#batcher = new Batcher(MAX_AT_ONCE, async (batch) => {
      await writeAll(
        backend,
        batch.map(({ item }) => item),
      );
      for (const { resolve } of batch) resolve();
      // Moves go first: they may be written before the next endings.
      await endOfTurn();
    });
  }

  async end(ending: Ending): Promise<void> {
    refuseBadText(ending);
    await this.#batcher.add(ending);
  }

  settled(): Promise<void> {
    return this.#batcher.settled();
  }
}

async function writeAll({ db, notify, retrying }: Backend, endings: readonly Ending[]): Promise<void> {
  // On all nodes in the same order: otherwise two with the same matches could wait for each other.
  const inOrder = endings.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1));
  try {
    await retrying(() =>
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

/** The first one counts: another node finds the same ending in the same log. */
async function write(db: Database, { tableId, matchId, at, resultJson }: Ending): Promise<void> {
  await db
    .updateTable('matches')
    .set({ finishedAt: at, resultJson })
    .where('id', '=', matchId)
    .where('finishedAt', 'is', null)
    .execute();
  await db.deleteFrom('clocks').where('tableId', '=', tableId).execute();
  await db
    .updateTable('tables')
    .set((row) => ({ state: 'finished', updatedAt: at, version: row('version', '+', 1) }))
    .where('id', '=', tableId)
    .where('currentMatch', '=', matchId)
    .where('state', '=', 'playing')
    .execute();
}
