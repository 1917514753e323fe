import { inBackground } from '@tortuga/kit';
import type { PlayerInfo } from '@tortuga/protocol/http';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../idle.ts';
import { Store } from '../store.ts';

/** Who this browser is to the server: not asked yet, nobody, or a player; offline when there is no server to ask. */
export type Me = 'unasked' | 'offline' | null | PlayerInfo;

const store = new Store<Me>('unasked');
let asking: Promise<Me> | null = null;

/** A visitor with the key of an identity is asked about that first: any answer before would be about somebody else. */
export const keyInAddress = (): string | null =>
  location.pathname === '/me' ? (/^#key=([\w-]+)$/.exec(location.hash)?.[1] ?? null) : null;

/** Asks once, however many call it at the same time. It never rejects: without an answer we are offline. */
export function askWhoIAm(): Promise<Me> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<Me> {
  const before = store.value;
  const found = await answer();
  asking = null;
  // A name that was chosen meanwhile, or a link that was followed, counts more than this answer.
  if (store.value === before) store.set(found);
  return store.value;
}

async function answer(): Promise<Me> {
  try {
    await whenIdle();
    const { api } = await import('./api.ts');
    return await api.me();
  } catch {
    return 'offline';
  }
}

export const setMe = (me: PlayerInfo | null): void => store.set(me);

export const isPlayer = (me: Me): me is PlayerInfo => me !== null && typeof me === 'object';

export function useMe(): Me {
  const me = useSyncExternalStore(store.subscribe, () => store.value);
  useEffect(() => {
    if (me === 'unasked' && keyInAddress() === null) inBackground(askWhoIAm());
  }, [me]);
  return me;
}
