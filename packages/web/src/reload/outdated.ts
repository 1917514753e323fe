import { inBackground } from '@tortuga/kit';
import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';
import { sessionRead, sessionWrite } from './session.ts';
import { waitBeforeReload } from './tries.ts';

/**
 * A server is upgraded while pages are open. A page that finds out that it is outdated reloads itself without anybody
 * noticing, and unanswered requests go on in the new one.
 */
type Age = 'current' | 'reloading' | 'asking';

const TRIES = 'tortuga.reloads';
/** A service worker that does not answer does not hold up the reload. */
const MAX_UPDATE_MS = 3000;

const store = new Store<Age>('current');
const savers = new Set<() => void>();

export const useAge = (): Age => useSyncExternalStore(store.subscribe, () => store.value);

/** Calls before the page is reloaded, to store what the next one has to know. Returns how to stop it. */
export function beforeReload(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** A message came that this page is too old to understand. */
export function pageIsOutdated(): void {
  if (store.value !== 'current') return;
  const tries = triesSoFar();
  const wait = tries === null ? null : waitBeforeReload(tries, Date.now());
  store.set(wait === null ? 'asking' : 'reloading');
  if (wait !== null) setTimeout(() => inBackground(reload()), wait);
}

/** A file of this page could not be loaded. If the server answers, it has the files of another version. */
export async function fileIsGone(): Promise<void> {
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store' });
    if (status < 500) pageIsOutdated();
  } catch {
    // Without a network a missing file says nothing about versions.
  }
}

/** Reloads the page in its newest version. */
export async function reload(): Promise<void> {
  sessionWrite(TRIES, JSON.stringify([...(triesSoFar() ?? []).slice(-1), Date.now()]));
  await Promise.race([updateKept(), new Promise((resolve) => setTimeout(resolve, MAX_UPDATE_MS))]);
  // At the very last moment: until then more requests may come.
  addEventListener('pagehide', () => {
    for (const save of savers) save();
  });
  location.reload();
}

/** Null where nothing can be stored: nobody could count the tries. */
function triesSoFar(): number[] | null {
  const kept = sessionRead(TRIES);
  if (kept === null) return sessionWrite(TRIES, '[]') ? [] : null;
  try {
    return [JSON.parse(kept)].flat().map(Number);
  } catch {
    return [];
  }
}

async function updateKept(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.update();
  } catch {
    // The page itself comes from the network in any case.
  }
}
