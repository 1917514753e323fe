import { inBackground } from '@tortuga/kit';

/** Caching everything that the page may ever need waits until it has what it needs now. */
const PAUSE_MS = 4000;
/** An installed page may stay open for weeks. */
const LOOK_EVERY_MS = 3_600_000;

let isNewer = false;

/** Registers the service worker, so that the page opens and plays without a network. Not during development. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one is of the build that is open.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    isNewer ||= !isFirst;
    isFirst = false;
  });
  setTimeout(() => inBackground(register().catch(() => undefined)), PAUSE_MS);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const look = (): void => inBackground(registration.update().catch(() => undefined));
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

/** Whether a newer build of the page waits for a moment in which nobody is disturbed. */
export const isNewerBuildThere = (): boolean => isNewer;
