import { at } from '@tortuga/kernel';
import { attackTotal, defenderOf, turretsOf, walls } from './questions.ts';
import type { State } from './state.ts';
import type { Values } from './values.ts';

/**
 * In percent: how likely the attack wins if the defender uses every card, without abilities. The attacker knows
 * which cards the defender has and how many are in hand, not which: each hand is as likely as any other. 2199-4.2, 2199-12.6
 */
export function oddsOf(values: Values, state: State): number {
  const target = defenderOf(state);
  const deck = at(state.decks, target);
  const reserve = at(state.reserves, target);
  const hand = at(state.hands, target);
  const unseen = [...deck.slice(0, deck.length - at(state.tops, target)), ...hand];
  if (reserve !== null) unseen.push(reserve);
  const room = attackTotal(values, state) - turretsOf(state, target) - walls(state) - 1;
  return Math.round(
    100 *
      shareBelow(
        unseen.map((card) => at(values.maneuvers, card)),
        hand.length,
        room,
      ),
  );
}

/** The share of all ways to pick `count` of these numbers whose sum is at most `max`. */
export function shareBelow(numbers: readonly number[], count: number, max: number): number {
  if (max < 0) return 0;
  // By how many are picked, then by their sum: the share of the ways, one number after the other.
  const ways = Array.from({ length: count + 1 }, () => new Map<number, number>());
  at(ways, 0).set(0, 1);
  for (const number of numbers) {
    for (let picked = count; picked > 0; picked--) {
      const here = at(ways, picked);
      for (const [sum, share] of at(ways, picked - 1)) here.set(sum + number, (here.get(sum + number) ?? 0) + share);
    }
  }
  let [all, below] = [0, 0];
  for (const [sum, share] of at(ways, count)) {
    all += share;
    if (sum <= max) below += share;
  }
  return all === 0 ? 0 : below / all;
}
