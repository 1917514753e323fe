import { setTimeout as sleep } from 'node:timers/promises';
import { problemOfWriting, StorageProblem } from './problem.ts';
import type { Database } from './schema.ts';

const PATIENCE_MS = 2_000;

/** Only what has been written can be: a full disk still answers questions. */
export async function check(db: Database, at: number): Promise<void> {
  const tooLate = new AbortController();
  const writing = db
    .insertInto('health')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  const silence = sleep(PATIENCE_MS, 'silent', { signal: tooLate.signal }).catch(() => 'answered');
  try {
    if ((await Promise.race([writing, silence])) === 'silent') throw new StorageProblem('silent');
  } catch (error) {
    throw problemOfWriting(error);
  } finally {
    tooLate.abort();
  }
}
