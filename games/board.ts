import type { GameTypes, LegalOffer, Offer, Params, Phrase, Refusal, Seat, Viewer, ViewOf } from '@tortuga/kernel';
import type { Locale } from '@tortuga/words';
import type { ReactNode } from 'react';

/** A step of the match: the number of its log entry, and its events. */
export interface BoardStep<T extends GameTypes> {
  readonly n: number;
  readonly events: readonly T['event'][];
}

/**
 * What a board gets. It knows no rules: it shows the view, lights up the offers and sends moves back.
 * Comparisons, totals, prices and reasons all come in the view and the offers.
 */
export interface BoardProps<T extends GameTypes, Pack> {
  readonly view: ViewOf<T>;
  readonly viewer: Viewer;
  /** Empty while it is not this viewer's decision. */
  readonly offers: readonly Offer<T>[];
  /** What is asked of whom. */
  readonly prompt: Phrase;
  /** The values and names printed on the cards. */
  readonly pack: Pack;
  readonly locale: Locale;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (seat: Seat) => string;
  onMove(move: T['move']): void;
  /** The newest steps, to be shown as motion; after a reload, those since the viewer was last here. */
  readonly news: readonly BoardStep<T>[];
  /** All steps that were not undone, as this viewer may know them. */
  readonly log: readonly BoardStep<T>[];
  /** How fast things move: 0 not at all, 1 slow, 2 as designed, 3 fast. */
  readonly motion: 0 | 1 | 2 | 3;
  /** Takes back, or does again, the newest step; null when that is not possible. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  /** Opens the paragraph of a rule. */
  readonly onRule: (rule: string) => void;
  /** The page's own buttons (log, chat, rules, settings), for the end of the board's header. */
  readonly tools: ReactNode;
  /** When the game is over: who won, and the page's buttons for what now; else null. */
  readonly ending: ReactNode;
  /** Asks the authority why a move is not allowed; null if it is. */
  whyNot(move: T['move']): Promise<Refusal | null>;
}

/** What every piece of any board may ask: `board/context.ts` of a game adds what only its own may. */
export interface BoardBase<T extends GameTypes>
  extends Pick<BoardProps<T, unknown>, 'view' | 'viewer' | 'say' | 'nameOf' | 'onRule'> {
  /** The viewer's seat; null for a spectator. */
  readonly me: Seat | null;
  /** By seat. */
  readonly letters: readonly string[];
  readonly t: (key: string, params?: Params) => string;
  readonly legal: readonly LegalOffer<T>[];
  readonly play: (move: T['move']) => void;
  /** Why the last thing tapped can't be done. */
  readonly refusal: Refusal | null;
}
