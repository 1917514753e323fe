import { inBackground } from '@tortuga/kit';
import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';
import { sessionRead, sessionWrite } from './session.ts';
import { waitBeforeReload } from './tries.ts';

/**
 * A server is upgraded while pages are open. One that finds out that it is too old loads itself anew, without anybody
 * having to know, and what was under way goes on in the new one.
 */
type Age = 'current' | 'reloading' | 'asking';

const TRIES = 'tortuga.reloads';
/** A service worker that can't be asked is no reason to stay. */
const LONGEST_UPDATE_MS = 3000;

const store = new Store<Age>('current');
const savers = new Set<() => void>();

export const useAge = (): Age => useSyncExternalStore(store.subscribe, () => store.value);

/** Is called when the page is about to be loaded anew, for what the next one has to know. Returns how to stop it. */
export function beforeReload(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Somebody speaks a language that this page does not know yet. */
export function pageIsOutdated(): void {
  if (store.value !== 'current') return;
  const tries = triesSoFar();
  const wait = tries === null ? null : waitBeforeReload(tries, Date.now());
  store.set(wait === null ? 'asking' : 'reloading');
  if (wait !== null) setTimeout(() => inBackground(reload()), wait);
}

/** A file of this page could not be had. While the server answers all the same, it has those of another version. */
export async function fileIsGone(): Promise<void> {
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store' });
    if (status < 500) pageIsOutdated();
  } catch {
    // No network: what is missing is not there because nothing is.
  }
}

/** Loads the page anew, by its newest version. */
export async function reload(): Promise<void> {
  sessionWrite(TRIES, JSON.stringify([...(triesSoFar() ?? []).slice(-1), Date.now()]));
  await Promise.race([updateKept(), new Promise((resolve) => setTimeout(resolve, LONGEST_UPDATE_MS))]);
  // At the very last moment: until then more can be asked for.
  addEventListener('pagehide', () => {
    for (const save of savers) save();
  });
  location.reload();
}

/** Null where nothing is kept: nobody could count how often it was tried. */
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
