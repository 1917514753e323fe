import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, StorageProblem } from './problem.ts';

/**
 * The database is away, shutting down, starting up, out of connections, or read-only since another one has taken its
 * place: nothing is wrong with the query. The codes are those of PostgreSQL (08, 25, 53, 57) and of the system.
 */
const OUTAGE_CODE =
  /^(08...|25006|53300|57P0[1235]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** Errors of the driver itself have no code. */
const OUTAGE_MESSAGE = /connection terminated|connection error|not queryable|timeout/i;

const TIMEOUT_MS = 2_000;
const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 500;

export function isOutage(error: unknown): boolean {
  if (error instanceof StorageProblem) return error.key === 'storage.unreachable';
  const code = codeOf(error);
  return code === '' ? error instanceof Error && OUTAGE_MESSAGE.test(error.message) : OUTAGE_CODE.test(code);
}

/** Retries a task that may be done twice while the database is away: a short outage is then only a pause. */
export async function retryDuringOutage<Result>(
  task: () => Promise<Result>,
  timeoutMs = TIMEOUT_MS,
  onFirst: (error: unknown) => void = () => {},
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    try {
      return await task();
    } catch (error) {
      if (!isOutage(error) || Date.now() >= deadline) throw error;
      if (delay === FIRST_DELAY_MS) onFirst(error);
    }
    // Wait until the deadline: a caller that retries as well then sees that its own time is over.
    await sleep(Math.max(1, Math.min(delay, deadline - Date.now())));
  }
}
