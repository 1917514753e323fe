import { inBackground } from '@tortuga/kit';
import { useSyncExternalStore } from 'react';

/** The drawings are a chunk of their own: a table can be read and played before they are there. */
export type Art = typeof import('./scenes.ts');

let art: Art | null = null;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  art = await import('./scenes.ts');
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  // Whoever could not load them is given another chance by the next card.
  if (art === null) inBackground(load());
  return () => waiting.delete(tell);
}

const loaded = (): Art | null => art;

/** Null until they are loaded. */
export const useArt = (): Art | null => useSyncExternalStore(subscribe, loaded, loaded);
