import { useState } from 'react';
import type { GameEvent, View } from '../rules/types.ts';
import { type Account, accountOf, remember, START } from './scoring.ts';

interface Told {
  readonly view: View;
  readonly news: readonly { readonly n: number; readonly events: readonly GameEvent[] }[];
}

/** Which voyage's scoring lies on the table: a voyage that ends puts it there, the player takes it away. */
export function useScoring({ view, news }: Told) {
  const [memory, setMemory] = useState(START);
  const [shown, setShown] = useState<number | null>(null);
  const next = remember(memory, news);
  if (next !== memory) {
    setMemory(next);
    if (next.newest !== memory.newest) setShown(next.newest);
  }
  const account = (voyage: number | null): Account | null =>
    voyage === null ? null : accountOf(voyage, view, next.told);
  return {
    sheet: account(shown),
    /** Every voyage of which all is known. */
    voyages: view.takings.map((_, index) => index + 1).filter((voyage) => account(voyage) !== null),
    show: setShown,
    close: () => setShown(null),
  };
}
