import type { Seat } from '@tortuga/kernel';
import type { Price } from '../rules/price.ts';
import type { SectorView } from '../rules/view-types.ts';

/** Sheets that lie over the table, one at a time. */
export type Sheet =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'sector'; readonly sector: number }
  | { readonly kind: 'market'; readonly of: Shop }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'reinforce' }
  | { readonly kind: 'minerals' }
  | { readonly kind: 'played' }
  | { readonly kind: 'recap' }
  | { readonly kind: 'pile'; readonly pile: 'discard' | 'gone' };

/** Where cards are sold: the T stacks, the four outer decks, and the hunts that nobody sells. */
export type Shop = SectorView['market'] | 'hunts';

export const SHOPS: readonly Shop[] = ['t', 'vortex', 'lab', 'mines', 'fortress', 'hunts'];

/** What something under the pointer would cost, and where it would lead. */
export interface Preview {
  readonly price: Price;
  readonly sector: number | null;
}
