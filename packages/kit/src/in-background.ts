/**
 * For tasks that nobody waits for. They may fail: a full database, a lost connection. Whoever needs the outcome asks again
 * and gets the error then, so that here it is only logged.
 */
export function inBackground(task: Promise<unknown>): void {
  task.catch((error: unknown) => console.warn(error));
}
