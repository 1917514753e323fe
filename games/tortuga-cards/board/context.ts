import type { Params, Refusal, Seat, Viewer } from '@tortuga/kernel';
import { createContext, useContext } from 'react';
import type { Pack } from '../rules/pack.ts';
import type { CardId, Column, Move, Row, View } from '../rules/types.ts';
import type { Legal, Selection } from './selection.ts';

/** What every piece of the board may ask. */
export interface Table {
  readonly view: View;
  readonly viewer: Viewer;
  readonly pack: Pack;
  readonly letters: readonly string[];
  readonly nameOf: (seat: Seat) => string;
  readonly t: (key: string, params?: Params) => string;
  readonly cardName: (card: CardId) => string;
  /** Who laid the cards that were laid just now. */
  readonly layers: ReadonlyMap<CardId, Seat>;

  readonly legal: readonly Legal[];
  readonly selection: Selection;
  /** The row in which places glow now. */
  readonly litRow: Row | null;
  readonly targets: ReadonlyMap<Column, readonly Legal[]>;
  /** Why the last thing tapped can't be done. */
  readonly refusal: Refusal | null;

  readonly isPlayable: (card: CardId) => boolean;
  readonly pickCard: (card: CardId, byKey: boolean) => void;
  readonly pickEvent: (byKey: boolean) => void;
  readonly choose: (column: Column) => void;
  readonly play: (move: Move) => void;
  readonly putBack: () => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('A piece of the board stands outside of the board');
  return table;
}
