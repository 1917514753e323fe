import { adminApi, type Operation } from '@tortuga/protocol/http';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../server/api.ts';
import { useTrouble } from '../ui/Trouble.tsx';
import { useEvery } from '../ui/use-every.ts';

type Name = keyof typeof adminApi;
type Answer<N extends Name> = z.output<(typeof adminApi)[N]['response']>;

interface Input {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Asks the server something that needs the admin token. */
export type Ask = <N extends Name>(operation: N, input?: Input) => Promise<Answer<N>>;

export const asking =
  (token: string): Ask =>
  (name, input = {}) =>
    call(adminApi[name] as Operation, input as Parameters<typeof call>[1], token) as Promise<never>;

export interface PartProps {
  readonly ask: Ask;
}

const EVERY_MS = 10_000;

/** What a part of the page shows, read again and again, and after every deed. */
export function useAsked<T>(read: () => Promise<T>) {
  const [shown, setShown] = useState<T | null>(null);
  const [trouble, attempt] = useTrouble();
  const look = async (): Promise<void> => setShown(await read());
  useEvery(EVERY_MS, () => attempt(look));
  const act = (deed: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      await deed();
      await look();
    });
  return { shown, trouble, look: () => attempt(look), act };
}
