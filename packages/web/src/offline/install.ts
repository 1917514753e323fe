import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';

/** What Chrome and its relatives offer; it is in no standard, and so in no type. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

const store = new Store<InstallPrompt | null>(null);

/** To be called before anything else: the browser offers it once. */
export function waitForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // The page says it itself, where it fits.
    event.preventDefault();
    store.set(event);
  });
  addEventListener('appinstalled', () => store.set(null));
}

/** On an iPhone or iPad only a person can do it, by the browser's own menu. */
const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

export type Installing = { readonly how: 'prompt'; readonly ask: () => Promise<unknown> } | { readonly how: 'menu' };

/** How the page can be installed here; null if it is, or can't be. */
export function useInstall(): Installing | null {
  const prompt = useSyncExternalStore(store.subscribe, () => store.value);
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (prompt !== null) return { how: 'prompt', ask: () => prompt.prompt().finally(() => store.set(null)) };
  return isApple() ? { how: 'menu' } : null;
}
