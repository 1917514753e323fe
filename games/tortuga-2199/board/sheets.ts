import type { Seat } from '@tortuga/kernel';
import type { Price } from '../rules/price.ts';
import type { SectorView } from '../rules/view-types.ts';

/** Sheets open over the board, one at a time. */
export type Sheet =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'sector'; readonly sector: number }
  | { readonly kind: 'actions' }
  | { readonly kind: 'market'; readonly of: Shop }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'reinforce' }
  | { readonly kind: 'minerals' }
  | { readonly kind: 'played' }
  | { readonly kind: 'recap' }
  | { readonly kind: 'deck'; readonly seat: Seat }
  | { readonly kind: 'pile'; readonly pile: 'discard' | 'gone' };

/** The T stacks, the four outer decks, and the hunts, which are not for sale but shown with them. */
export type Shop = SectorView['market'] | 'hunts';

export const SHOPS: readonly Shop[] = ['t', 'vortex', 'lab', 'mines', 'fortress', 'hunts'];

/** The price of what is under the pointer, and the sector it leads to. */
export interface Preview {
  readonly price: Price;
  readonly sector: number | null;
  /** By a finger: a second tap chooses it. */
  readonly isTapped?: boolean;
}
