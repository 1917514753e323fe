import type { MoveKind } from '../rules/move.ts';
import { type Desk, legalMove, legalOf } from './offers.ts';

/** What a player would hardly leave undone. */
export interface Leftover {
  readonly kind: 'cards' | 'actions' | 'purchases';
  readonly count: number;
}

/** To fly, to attack or to pay for a refresh is a matter of taste; these bring something for what is there anyway. */
const GAINS: readonly MoveKind[] = ['recall', 'capture', 'conquer', 'collect', 'influence', 'power', 'powerOn', 'cash'];

/** Whether there is more to do than to end the turn; how to pay is no deed of its own. */
export const canDoMore = ({ legal }: Desk): boolean =>
  legal.some(({ move }) => move.kind !== 'end' && move.kind !== 'tender');

/** What is left to do before the turn ends; null if nothing sensible is. */
export function leftoverOf(desk: Desk, hand: readonly number[]): Leftover | null {
  const cards = hand.filter((card) => legalMove(desk, { kind: 'play', card }) !== undefined).length;
  if (cards > 0) return { kind: 'cards', count: cards };
  const actions = GAINS.filter((kind) => legalOf(desk, kind).length > 0).length;
  if (actions > 0) return { kind: 'actions', count: actions };
  const purchases = legalOf(desk, 'buy').length;
  return purchases > 0 ? { kind: 'purchases', count: purchases } : null;
}
