/**
 * For tasks that nobody waits for. They may fail, for instance when the connection is lost. Whoever needs the outcome
 * asks again and gets the error then, so here it is only logged.
 */
export function inBackground(task: Promise<unknown>): void {
  task.catch((error: unknown) => console.warn(error));
}
