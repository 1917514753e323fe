import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let shown = 0;

/** Four times a second, so that no second is seen to be missing. */
const EVERY_MS = 250;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(tick, EVERY_MS);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  shown = performance.now();
  for (const watcher of watchers) watcher();
}

/** The time of a clock that never jumps, now and again: one timer for all clocks on the page. */
export function useNow(): number {
  useSyncExternalStore(watch, () => shown);
  return performance.now();
}
