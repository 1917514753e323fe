import { setTimeout as sleep } from 'node:timers/promises';
import { problemOfWriting, StorageProblem } from './problem.ts';
import type { Database } from './schema.ts';

const TIMEOUT_MS = 2_000;

/** Writes a row: a full disk still answers reads. */
export async function check(db: Database, at: number): Promise<void> {
  const settled = new AbortController();
  const writing = db
    .insertInto('health')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  const timeout = sleep(TIMEOUT_MS, 'silent', { signal: settled.signal }).catch(() => 'answered');
  try {
    if ((await Promise.race([writing, timeout])) === 'silent') throw new StorageProblem('silent');
  } catch (error) {
    throw problemOfWriting(error);
  } finally {
    settled.abort();
  }
}
