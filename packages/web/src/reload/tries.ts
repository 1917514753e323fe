/** Endless reloading helps nobody: between two tries there is a pause, and after two a person is asked. */
const MIN_PAUSE_MS = 5000;
const SPAN_MS = 60_000;
const MAX_IN_SPAN = 2;

/**
 * How long to wait before the page is reloaded; null if that has not helped before.
 *
 * @param tries when it was done, the last time at the end
 */
export function waitBeforeReload(tries: readonly number[], now: number): number | null {
  const recent = tries.filter((at) => now - at < SPAN_MS);
  const last = recent.at(-1);
  if (recent.length >= MAX_IN_SPAN) return null;
  return last === undefined ? 0 : Math.max(0, last + MIN_PAUSE_MS - now);
}
