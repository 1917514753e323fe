import type { News } from '@tortuga/protocol/http';
import { useSyncExternalStore } from 'react';
import { whenIdle } from '../idle.ts';
import { Store } from '../store.ts';
import { useEvery } from '../ui/use-every.ts';

const EVERY_MS = 60_000;

const store = new Store<News | null>(null);

/** What the server has to tell everybody, or this player. Without a server there is nothing to tell. */
export function useNews(): News | null {
  useEvery(EVERY_MS, async () => {
    await whenIdle();
    const { api } = await import('../server/api.ts');
    store.set(await api.news().catch(() => store.value));
  });
  return useSyncExternalStore(store.subscribe, () => store.value);
}
