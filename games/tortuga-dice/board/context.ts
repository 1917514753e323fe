import type { LegalOffer, Offer } from '@tortuga/kernel';
import { createBoardContext } from '@tortuga/kit/board-context';
import type { BoardBase, BoardStep } from '../../board.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Pack } from '../rules/pack.ts';
import type { Action, Colour, GameEvent, Move } from '../rules/types.ts';
import type { Mark } from './recent.ts';

/** Shared by all components of the board. */
export interface BoardState extends BoardBase<DiceTypes> {
  readonly pack: Pack;
  /** The events of the newest steps. */
  readonly events: readonly GameEvent[];
  readonly log: readonly BoardStep<DiceTypes>[];
  /** What others changed since the viewer's last step. */
  readonly marks: ReadonlySet<Mark>;
  /** The number of the viewer's roll whose dice tumble onto the felt; null without a new one. */
  readonly tumble: number | null;

  readonly offers: readonly Offer<DiceTypes>[];
  /** Dice chosen so far, as bits. */
  readonly dice: number;
  readonly toggle: (die: number) => void;
  readonly chooseFor: (die: number, action: Action) => void;
  /** The attack that is chosen but not sent yet. */
  readonly prey: LegalOffer<DiceTypes> | null;
  readonly setPrey: (offer: LegalOffer<DiceTypes> | null) => void;
  /** The chests chosen so far for an order of one's own; null for the proposal. */
  readonly order: readonly Colour[] | null;
  readonly setOrder: (order: readonly Colour[] | null) => void;
  readonly clear: () => void;
  readonly explain: (move: Move) => void;
}

export const { BoardContext, useBoard } = createBoardContext<BoardState>();
