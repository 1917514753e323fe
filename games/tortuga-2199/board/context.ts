import { createBoardContext } from '@tortuga/kit/board-context';
import type { BoardBase } from '../../board.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Ability } from '../rules/vocabulary.ts';
import type { Face } from '../words/faces.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Choice } from './choice.ts';
import type { Log } from './log.ts';
import type { Desk } from './offers.ts';
import type { Preview, Sheet } from './sheets.ts';

/** What every piece of the board may ask. */
export interface BoardState extends BoardBase<Types2199> {
  readonly desk: Desk;
  readonly phrases: Phrases;
  readonly log: Log;

  readonly faceOf: (card: number) => Face;
  readonly cardName: (card: number) => string;
  /** How many of a T stack are left; null for all other cards. */
  readonly leftOf: (card: number) => number | null;
  readonly huntCard: (hunt: number) => number;
  /** The ship cards, in their order. */
  readonly ships: readonly number[];
  readonly sectorName: (sector: number) => string;
  readonly abilityText: (ability: Ability) => string;

  /** What is to be chosen now: which cards, sectors or players are lit up, and what a click on them does. */
  readonly choice: Choice;
  /** The card of the hand that is taken up, by its place. */
  readonly picked: number | null;
  readonly pick: (index: number | null) => void;
  /** What a pointer or a focus is on: what it would cost is shown before it is done. */
  readonly preview: Preview | null;
  readonly show: (preview: Preview | null) => void;
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet | null) => void;

  /** One move after the other, as long as each is offered. */
  readonly run: (moves: readonly Move[]) => void;
  /** Lights up what an action can be used on. */
  readonly aim: (kind: Choice['aim']) => void;
  readonly explain: (move: Move) => void;
  readonly forget: () => void;
}

export const { BoardContext, useBoard } = createBoardContext<BoardState>();
