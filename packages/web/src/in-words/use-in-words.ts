import { openInWords } from '@tortuga/games/boards';
import type { BoardInWords } from '@tortuga/games/in-words';
import type { Speaker } from '@tortuga/words';
import { use, useMemo } from 'react';
import type { SpokenModule } from '../table/game.ts';
import { openedOnce } from '../ui/opened-once.ts';

const opened = new Map<string, ReturnType<typeof openInWords>>();

/** The board of a game in the reader's language. Suspends until it is there. */
export function useInWords(module: SpokenModule, speaker: Speaker): BoardInWords {
  const { id } = module.game;
  const inWords = use(openedOnce(opened, id, () => openInWords(id)));
  return useMemo(() => inWords(module.pack, speaker), [inWords, module.pack, speaker]);
}
