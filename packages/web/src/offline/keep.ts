import { inBackground } from '@tortuga/kit';

/** Caching everything that the page may ever need waits until it has what it needs now. */
const PAUSE_MS = 4000;

/** Registers the service worker, so that the page opens and plays without a network. Not during development. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => inBackground(navigator.serviceWorker.register('/sw.js').catch(() => undefined)), PAUSE_MS);
}
