import type { GameTypes, Offer, Phrase, Refusal, Seat, Viewer } from '@tortuga/kernel';
import type { Locale } from '@tortuga/words';

/**
 * What a board is told. It knows no rules: it shows the view, lights up the offers and sends moves back.
 * Comparisons, totals, prices and reasons all come in the view and the offers.
 */
export interface BoardProps<T extends GameTypes, Pack> {
  readonly view: T['view'];
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
  readonly onMove: (move: T['move']) => void;
  /** Asks the authority why a move is not allowed; null if it is. */
  readonly whyNot: (move: T['move']) => Promise<Refusal | null>;
}
