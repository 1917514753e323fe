import { inBackground } from '@tortuga/kit';

/** Fetching all that the page may ever need can wait until what it needs now is there. */
const PAUSE_MS = 4000;

/** Lets a service worker keep the page, so that it opens and plays without a network. Not while developing. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => inBackground(navigator.serviceWorker.register('/sw.js').catch(() => undefined)), PAUSE_MS);
}
