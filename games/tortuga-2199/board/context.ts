import { createBoardContext } from '@tortuga/kit/board-context';
import type { BoardBase, EndTurn } from '../../board.ts';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Ability } from '../rules/vocabulary.ts';
import type { Face } from '../words/faces.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Choice } from './choice.ts';
import type { Held } from './drops.ts';
import type { Log } from './log.ts';
import type { Marks } from './marks.ts';
import type { Desk } from './offers.ts';
import type { Preview, Sheet } from './sheets.ts';

/** The end of the turn: whether it is possible, whether it was asked for and waits, and what two buttons do. */
export interface TurnEnd {
  readonly how: EndTurn;
  readonly isPossible: boolean;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
  /** Null where nothing waits. */
  readonly onStay: (() => void) | null;
}

/** Shared by all components of the board. */
export interface BoardState extends BoardBase<Types2199> {
  readonly desk: Desk;
  readonly phrases: Phrases;
  readonly log: Log;

  readonly faceOf: (card: number) => Face;
  readonly cardName: (card: number) => string;
  /** How many of a T stack are left; null for all other cards. */
  readonly leftOf: (card: number) => number | null;
  readonly huntCard: (hunt: number) => number;
  /** The numbers of the T cards. */
  readonly stacks: readonly number[];
  /** The numbers of the ship cards. */
  readonly ships: readonly number[];
  readonly sectorName: (sector: number) => string;
  readonly abilityText: (ability: Ability) => string;
  /** A sentence for each choice. */
  readonly abilityTexts: (abilities: readonly Ability[]) => string[];
  /** One or another of several things, in words. */
  readonly anyOf: (things: readonly string[]) => string;

  /** What happened to sectors since the viewer's last turn. */
  readonly marks: Marks;

  /** The cards, sectors and players that can be chosen now, and the move of a click on them. */
  readonly choice: Choice;
  /** The index of the selected card in the hand. */
  readonly picked: number | null;
  readonly pick: (index: number | null) => void;
  /** The card that is being dragged. */
  readonly held: Held | null;
  readonly hold: (held: Held | null) => void;
  /** The price of what the pointer or the focus is on. */
  readonly preview: Preview | null;
  readonly show: (preview: Preview | null) => void;
  readonly sheet: Sheet | null;
  readonly open: (sheet: Sheet | null) => void;

  readonly turnEnd: TurnEnd;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;

  /** Sends the moves one after the other, as long as each is offered. */
  readonly run: (moves: readonly Move[]) => void;
  /** Starts choosing what an action is used on. */
  readonly aim: (kind: Choice['aim']) => void;
  readonly explain: (move: Move) => void;
  /** Plays all cards that can be played together, and then this. */
  readonly playFirst: (moves: readonly Move[]) => void;
  readonly forget: () => void;
}

export const { BoardContext, useBoard } = createBoardContext<BoardState>();
