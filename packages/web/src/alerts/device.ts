import type { Locale } from '@tortuga/words';
import { api } from '../server/api.ts';

/** Messages to this very browser (Web Push): what it can, and how it is asked. */

export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

/** Why it could not be switched on. */
export type DeviceTrouble = 'blocked' | 'noService';

const isApple = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent);

export async function deviceState(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscription()) === null ? 'off' : 'on';
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** To be called by a click: browsers ask for permission only then. Returns what is in the way, or null. */
export async function switchOn(pushKey: string, language: Locale): Promise<DeviceTrouble | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const subscribed = await subscribe(pushKey).catch(() => null);
  if (subscribed === null) return 'noService';
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.addAlertDevice({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language });
  return null;
}

async function subscribe(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key is of a server that has been set up anew.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/** The browser forgets it, whatever the server says. */
export async function switchOff(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await (await subscription())?.unsubscribe();
}
