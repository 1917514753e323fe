import { useState } from 'react';
import type { BoardProps } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardsTypes } from '../rules/types.ts';
import { type Account, accountOf, remember, START } from './scoring.ts';

/** The open scoring sheet: it opens when a voyage ends, and the player closes it. */
export function useScoring({ view, news }: Pick<BoardProps<CardsTypes, Pack>, 'view' | 'news'>) {
  const [memory, setMemory] = useState(START);
  const [shown, setShown] = useState<number | null>(null);
  const next = remember(memory, news);
  if (next !== memory) {
    setMemory(next);
    if (next.newest !== memory.newest) setShown(next.newest);
  }
  const account = (voyage: number | null): Account | null =>
    voyage === null ? null : accountOf(voyage, view, next.accounts);
  return {
    sheet: account(shown),
    /** The voyages whose sheet can be opened. */
    voyages: view.takings.map((_, index) => index + 1).filter((voyage) => account(voyage) !== null),
    show: setShown,
    close: () => setShown(null),
  };
}
