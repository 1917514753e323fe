import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, StorageProblem } from './problem.ts';

/**
 * The database is away, shutting down, starting up or full of visitors: it was not the question that was wrong, and it
 * will be back. So it is with one that may only be read: another one has taken its place. The codes are those of PostgreSQL
 * (08, 25, 53, 57) and of the system.
 */
const LOST_CODE =
  /^(08...|25006|53300|57P0[1235]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** The driver gives no code to what it found out by itself. */
const LOST_WORDS = /connection terminated|connection error|not queryable|timeout/i;

const PATIENCE_MS = 2_000;
const FIRST_NAP_MS = 50;
const LONGEST_NAP_MS = 500;

export function isLost(error: unknown): boolean {
  if (error instanceof StorageProblem) return error.key === 'storage.unreachable';
  const code = codeOf(error);
  return code === '' ? error instanceof Error && LOST_WORDS.test(error.message) : LOST_CODE.test(code);
}

/** Repeats what may be done twice while the database is away; a short outage is then only a pause. */
export async function whileLost<Result>(
  task: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
  onFirst: (error: unknown) => void = () => {},
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (let nap = FIRST_NAP_MS; ; nap = Math.min(2 * nap, LONGEST_NAP_MS)) {
    try {
      return await task();
    } catch (error) {
      if (!isLost(error) || Date.now() >= deadline) throw error;
      if (nap === FIRST_NAP_MS) onFirst(error);
    }
    // To the very end: whoever repeats what has been repeated in here then knows that it is late.
    await sleep(Math.max(1, Math.min(nap, deadline - Date.now())));
  }
}
