import type { Refusal } from '@tortuga/kernel';
import type { MoveKind } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import type { Refused } from './offers.ts';

/** What can't be paid for yet, but could if the hand was played first. */

type Currency = 'crypto' | 'maneuvers';

/** Refusals for lack of means, by what is lacking. */
const SHORT: Readonly<Record<string, Currency>> = {
  '2199.refuse.cryptoShort': 'crypto',
  '2199.refuse.maneuversShort': 'maneuvers',
};

/** A refusal for lack of means has the price among its parameters. */
export function costIn({ params }: Refusal): number | null {
  const cost = params?.['cost'];
  return typeof cost === 'number' ? cost : null;
}

export const isWithin = ({ potential }: View, currency: Currency, cost: number): boolean =>
  potential.brings[currency] > 0 && cost <= potential.means[currency];

/** What the hand can bring of what is lacking; null if that would not be enough, or nothing is lacking. */
export function bringsFor(view: View, refusal: Refusal): number | null {
  const [currency, cost] = [SHORT[refusal.key], costIn(refusal)];
  if (currency === undefined || cost === null || !isWithin(view, currency, cost)) return null;
  return view.potential.brings[currency];
}

/**
 * What cards may be played for without asking. Not what shows something hidden, for nothing before that can be taken back;
 * nor what is done with a card in hand, for it might be among those that are played.
 */
const PAID_TOGETHER: ReadonlySet<MoveKind> = new Set([
  'buy',
  'influence',
  'move',
  'collect',
  'capture',
  'conquer',
  'reinforce',
]);

/** Whether the cards that can be played together are enough: then one click plays them and pays. */
export function isPaidTogether({ potential }: View, { move, refusal }: Refused): boolean {
  const [currency, cost] = [SHORT[refusal.key], costIn(refusal)];
  return (
    PAID_TOGETHER.has(move.kind) && currency !== undefined && cost !== null && cost <= potential.together[currency]
  );
}

/** The same refusal, as advice to play cards first where that helps. */
export function kindly(view: View, refusal: Refusal): Refusal {
  const [currency, brings] = [SHORT[refusal.key], bringsFor(view, refusal)];
  if (currency === undefined || brings === null) return refusal;
  const cost = { key: `2199.unit.${currency}`, params: { count: costIn(refusal) ?? 0 } };
  const have = view.potential.means[currency] - brings;
  return { rule: refusal.rule, key: PLAY_FIRST, params: { cost, have, brings } };
}

const PLAY_FIRST = '2199.ui.playFirst';

export const isAdvice = ({ key }: Refusal): boolean => key === PLAY_FIRST;
