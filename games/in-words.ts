import type { GameTypes, LegalOffer, ViewOf } from '@tortuga/kernel';

/** A part of a board in sentences, with the heading that it is found by. */
export interface PartInWords {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A board in sentences: for whoever can't look at it, and for whoever would rather read. Like a board it knows no rules. */
export interface BoardInWords<T extends GameTypes = GameTypes> {
  /** All that can be seen, what is one's own first. */
  parts(view: ViewOf<T>): readonly PartInWords[];
  /** What a move would bring, as far as its price does not say it; null if there is nothing to add. */
  gain(offer: LegalOffer<T>, view: ViewOf<T>): string | null;
}
