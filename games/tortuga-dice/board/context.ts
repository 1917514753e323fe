import type { LegalOffer, Offer } from '@tortuga/kernel';
import { createBoardContext } from '@tortuga/kit/board-context';
import type { BoardBase, BoardStep } from '../../board.ts';
import type { Pack } from '../rules/pack.ts';
import type { Colour, DiceTypes, GameEvent, Move } from '../rules/types.ts';

/** What every piece of the board may ask. */
export interface BoardState extends BoardBase<DiceTypes> {
  readonly pack: Pack;
  /** What came of the newest steps, and all that happened. */
  readonly events: readonly GameEvent[];
  readonly log: readonly BoardStep<DiceTypes>[];

  readonly offers: readonly Offer<DiceTypes>[];
  /** Dice chosen so far, as bits. */
  readonly dice: number;
  readonly toggle: (die: number) => void;
  /** The attack that is thought of. */
  readonly prey: LegalOffer<DiceTypes> | null;
  readonly setPrey: (offer: LegalOffer<DiceTypes> | null) => void;
  /** An own order of chests that is begun; null for the proposal. */
  readonly order: readonly Colour[] | null;
  readonly setOrder: (order: readonly Colour[] | null) => void;
  readonly clear: () => void;
  readonly explain: (move: Move) => void;
}

export const { BoardContext, useBoard } = createBoardContext<BoardState>();
