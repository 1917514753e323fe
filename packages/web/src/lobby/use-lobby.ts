import type { Phrase } from '@tortuga/kernel';
import type { TableInfo } from '@tortuga/protocol';
import { useState } from 'react';
import { api } from '../server/api.ts';
import { useTrouble } from '../ui/Trouble.tsx';
import { useEvery } from '../ui/use-every.ts';

/** What changes is shown within this time, while somebody looks. */
const EVERY_MS = 3000;

interface LobbyNow {
  /** Null until they are known. */
  readonly open: readonly TableInfo[] | null;
  readonly running: readonly TableInfo[];
  readonly trouble: Phrase | null;
}

/** The open and the running tables of all games, as they are now. */
export function useLobby(): LobbyNow {
  const [open, setOpen] = useState<readonly TableInfo[] | null>(null);
  const [running, setRunning] = useState<readonly TableInfo[]>([]);
  const [trouble, attempt] = useTrouble();
  useEvery(EVERY_MS, () =>
    attempt(async () => {
      const [free, going] = await Promise.all([api.openTables(), api.runningTables()]);
      setOpen(free);
      setRunning(going);
    }),
  );
  return { open, running, trouble };
}
