import { inBackground } from '@tortuga/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../server/api.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { Store } from '../store.ts';

const store = new Store<ReadonlySet<string>>(new Set());
let askedFor: string | null = null;

/** Whose chat messages I don't want to read: those I have muted, and those I have blocked. */
export function useMuted(): ReadonlySet<string> {
  const me = useMe();
  const id = isPlayer(me) ? me.id : null;
  useEffect(() => {
    if (id === null || askedFor === id) return;
    askedFor = id;
    inBackground(api.people().then(noteMuted, () => undefined));
  }, [id]);
  return useSyncExternalStore(store.subscribe, () => store.value);
}

interface Lists {
  readonly muted: readonly { readonly id: string }[];
  readonly blocked: readonly { readonly id: string }[];
}

export const noteMuted = ({ muted, blocked }: Lists): void =>
  store.set(new Set([...muted, ...blocked].map(({ id }) => id)));
