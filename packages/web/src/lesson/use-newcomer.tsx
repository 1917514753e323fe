import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMe } from '../server/me.ts';

const NewcomerSheet = lazy(async () => ({ default: (await import('./NewcomerSheet.tsx')).NewcomerSheet }));

interface Newcomer {
  /** Starts a match; a newcomer is asked first, once for each game. */
  readonly meet: (start: () => Promise<void>) => Promise<void>;
  /** The question, to be drawn somewhere. */
  readonly sheet: ReactNode;
}

/** @param begin runs a start as any other, with its trouble shown */
export function useNewcomer(game: string, begin: (start: () => Promise<void>) => void): Newcomer {
  const me = useMe();
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const close = (): void => setWaiting(null);
  return {
    meet: async (start) => {
      // Loaded when it is needed: the page itself is to be there at once.
      const { greet, isNewTo } = await import('../local/newcomer.ts');
      const isNew = await isNewTo(game, me);
      greet(game);
      if (isNew) setWaiting(() => start);
      else await start();
    },
    sheet: waiting !== null && (
      <Suspense>
        <NewcomerSheet
          game={game}
          onClose={close}
          onPlay={() => {
            close();
            begin(waiting);
          }}
        />
      </Suspense>
    ),
  };
}
