import type { Move } from '../rules/move.ts';
import { type Desk, type Legal, legalMove } from './offers.ts';

/** A card that is being dragged. */
export interface Held {
  readonly card: number;
  readonly from: 'hand' | 'played';
}

const DROPS = { hand: ['play', 'reserve', 'cash'], played: ['destroy'] } as const;

/** What dropping the card somewhere can do now. */
export const dropsOf = (desk: Desk, { card, from }: Held): Legal[] =>
  DROPS[from].flatMap((kind) => legalMove(desk, { kind, card }) ?? []);

/** Does what the place is for, if it is for this card. */
export function drop(desk: Desk, held: Held, place: string, play: (move: Move) => void): void {
  const offer = dropsOf(desk, held).find(({ move }) => move.kind === place);
  if (offer !== undefined) play(offer.move);
}
