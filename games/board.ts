import type { GameTypes, LegalOffer, Offer, Params, Phrase, Refusal, Seat, Viewer, ViewOf } from '@tortuga/kernel';
import type { Locale } from '@tortuga/words';
import type { ReactNode } from 'react';
import type { Telling } from './telling.ts';

/** A step of the match: the number of its log entry, and its events. */
export interface BoardStep<T extends GameTypes> {
  readonly n: number;
  readonly events: readonly T['event'][];
}

/** It waits for three seconds, for a second click, or for nothing. */
export const END_TURNS = ['wait', 'twice', 'once'] as const;
export type EndTurn = (typeof END_TURNS)[number];

/**
 * The props of a board. It knows no rules: it shows the view, highlights the offers and sends moves back.
 * Comparisons, totals, prices and reasons all come in the view and the offers.
 */
export interface BoardProps<T extends GameTypes, Pack> {
  readonly view: ViewOf<T>;
  readonly viewer: Viewer;
  /** Empty while this viewer has no decision to make. */
  readonly offers: readonly Offer<T>[];
  /** What is asked of whom. */
  readonly prompt: Phrase;
  /** The values and names printed on the cards. */
  readonly pack: Pack;
  readonly locale: Locale;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (seat: Seat) => string;
  /** The small portrait of a bot, to stand beside its name; null for people. */
  readonly portraitOf: (seat: Seat) => ReactNode;
  /** The page's own signs beside a player's name: what is left of their time, whether they are away. */
  readonly signOf?: (seat: Seat) => ReactNode;
  /** What the page has to say in the action bar besides the decision: whose time runs, who is away; null for nothing. */
  readonly notice?: ReactNode;
  onMove(move: T['move']): void;
  /** The newest steps, to be animated; after a reload, those since the viewer's last visit. */
  readonly news: readonly BoardStep<T>[];
  /** All steps that were not undone, as this viewer may know them. */
  readonly log: readonly BoardStep<T>[];
  /** What an event means to those who watch. */
  tellingOf(event: T['event']): Telling;
  /** What others have done since this viewer's last step, to be marked; for a spectator the last step. */
  readonly recent: readonly BoardStep<T>[];
  /** How fast things move: 0 not at all, 1 slow, 2 as designed, 3 fast. */
  readonly motion: 0 | 1 | 2 | 3;
  /** Before an end of turn that nobody can undo. */
  readonly endTurn: EndTurn;
  /** Undo or redo the newest step; null when that is not possible. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  /** Opens a rule in the rulebook. */
  readonly onRule: (rule: string) => void;
  /** The page's own buttons (log, chat, rules, settings), for the end of the board's header. */
  readonly tools: ReactNode;
  /** When the game is over: who won, and the page's buttons for what comes next; else null. */
  readonly ending: ReactNode;
  /** Asks the host why a move is not allowed; null if it is allowed. */
  whyNot(move: T['move']): Promise<Refusal | null>;
}

/** What all parts of any board share; `board/context.ts` of a game adds its own. */
export interface BoardBase<T extends GameTypes>
  extends Pick<BoardProps<T, unknown>, 'view' | 'viewer' | 'say' | 'nameOf' | 'portraitOf' | 'onRule'> {
  readonly signOf: (seat: Seat) => ReactNode;
  /** The viewer's seat; null for a spectator. */
  readonly me: Seat | null;
  /** By seat. */
  readonly letters: readonly string[];
  readonly t: (key: string, params?: Params) => string;
  /** Things in one phrase: "Ann, Bob and Eve". */
  readonly allOf: (things: readonly string[]) => string;
  readonly legal: readonly LegalOffer<T>[];
  readonly play: (move: T['move']) => void;
  /** Why the last thing the player tried is not allowed. */
  readonly refusal: Refusal | null;
}
