/**
 * For what nobody waits for. It may fail: a database without space, a connection that is lost. Whoever needs what it was
 * about asks again and hears of it then, so that here it is only noted.
 */
export function inBackground(task: Promise<unknown>): void {
  task.catch((error: unknown) => console.warn(error));
}
