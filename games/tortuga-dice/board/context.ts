import type { Params, Phrase, Refusal, Seat, Viewer } from '@tortuga/kernel';
import { createContext, useContext } from 'react';
import type { Told } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { Colour, DiceTypes, GameEvent, Move, View } from '../rules/types.ts';
import type { DiceOffer, Legal } from './table.ts';

/** What every piece of the board may ask. */
export interface Table {
  readonly view: View;
  readonly viewer: Viewer;
  /** The seat that looks; null for who only watches. */
  readonly me: Seat | null;
  readonly pack: Pack;
  readonly letters: readonly string[];
  readonly nameOf: (seat: Seat) => string;
  readonly t: (key: string, params?: Params) => string;
  readonly say: (phrase: Phrase) => string;
  /** What came of the newest steps, and all that happened. */
  readonly events: readonly GameEvent[];
  readonly log: readonly Told<DiceTypes>[];

  readonly offers: readonly DiceOffer[];
  readonly legal: readonly Legal[];
  /** Dice chosen so far, as bits. */
  readonly dice: number;
  readonly toggle: (die: number) => void;
  /** The attack that is thought of. */
  readonly prey: Legal | null;
  readonly setPrey: (offer: Legal | null) => void;
  /** An own order of chests that is begun; null for the proposal. */
  readonly order: readonly Colour[] | null;
  readonly setOrder: (order: readonly Colour[] | null) => void;
  readonly clear: () => void;
  readonly play: (move: Move) => void;
  readonly explain: (move: Move) => void;
  /** Why the last thing tapped can't be done. */
  readonly refusal: Refusal | null;
  readonly onRule: (rule: string) => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('A piece of the board stands outside of the board');
  return table;
}
