import { at } from '@tortuga/kernel';
import { attackTotal, defenderOf, defendTotal, turretsOf, walls } from './questions.ts';
import type { State } from './state.ts';
import { bonusesOf, sureDefence, total } from './sure.ts';
import type { Values } from './values.ts';

/**
 * In percent: how likely the attack wins if the defender uses every card with a maneuver and both use every bonus. The
 * attacker knows which cards the defender has and how many are in hand, not which: each hand is as likely as any other.
 * 2199-4.2, 2199-12.6
 */
export function oddsOf(values: Values, state: State): number {
  const target = defenderOf(state);
  const picked = state.attackCards.length;
  const mine = state.attackCards.map((card) => bonusesOf(values, state, state.active, at(values.whenAttacking, card)));
  const attack = mine.reduce((sum, force) => sum + total(force, picked, 0), attackTotal(values, state));
  const perRival = mine.reduce((sum, force) => sum + force.perRival, 0);
  const fixed = turretsOf(state, target) + walls(state);
  const cards = unseenOf(state, target, []).map((card): Card => {
    if (at(values.maneuvers, card) === 0) return IDLE;
    const force = bonusesOf(values, state, target, at(values.whenDefending, card));
    return { used: 1, value: at(values.maneuvers, card) + total(force, 0, picked), perOwn: force.perOwn };
  });
  return percent(
    shareOf(
      cards,
      at(state.hands, target).length,
      ({ used, value, perOwn }) => attack + perRival * used > value + perOwn * used + fixed,
    ),
  );
}

/**
 * In percent: how likely the defence holds with the cards picked so far. The defender knows which cards the attacker has
 * and how many are picked: all cards with a maneuver are as likely as any others. 2199-4.2, 2199-12.2, 2199-12.7
 */
export function holdsOf(values: Values, state: State): number {
  const { active, attackCards, defendCards } = state;
  const defence = sureDefence(values, state).reduce((sum, { bonus }) => sum + bonus, defendTotal(values, state));
  const fighters = unseenOf(state, active, attackCards).filter((card) => at(values.maneuvers, card) > 0);
  const cards = fighters.map((card): Card => {
    const force = bonusesOf(values, state, active, at(values.whenAttacking, card));
    return {
      used: 1,
      value: at(values.maneuvers, card) + total(force, attackCards.length, defendCards.length),
      perOwn: 0,
    };
  });
  const fixed = turretsOf(state, active);
  return percent(shareOf(cards, attackCards.length, ({ value }) => value + fixed <= defence));
}

const percent = (share: number): number => Math.round(100 * share);

/** The cards of a player whose place others don't know. */
function unseenOf(state: State, seat: number, faceDown: readonly number[]): number[] {
  const deck = at(state.decks, seat);
  const reserve = at(state.reserves, seat);
  return [
    ...deck.slice(0, deck.length - at(state.tops, seat)),
    ...at(state.hands, seat),
    ...faceDown,
    ...(reserve === null ? [] : [reserve]),
  ];
}

/** What a card adds to its side: to the number of cards used, to the total, and to the total for each card used. */
interface Card {
  readonly used: number;
  readonly value: number;
  readonly perOwn: number;
}

const IDLE: Card = { used: 0, value: 0, perOwn: 0 };

/** The share of all ways to pick `count` of these cards whose sum fits. */
export function shareOf(cards: readonly Card[], count: number, fits: (sum: Card) => boolean): number {
  // By how many are picked, then by their sum: how many ways, one card after the other.
  const ways = Array.from(
    { length: count + 1 },
    () => new Map<string, { readonly sum: Card; readonly ways: number }>(),
  );
  at(ways, 0).set(keyOf(IDLE), { sum: IDLE, ways: 1 });
  for (const card of cards) {
    for (let picked = count; picked > 0; picked--) {
      const here = at(ways, picked);
      for (const before of at(ways, picked - 1).values()) {
        const sum = plus(before.sum, card);
        const key = keyOf(sum);
        here.set(key, { sum, ways: (here.get(key)?.ways ?? 0) + before.ways });
      }
    }
  }
  let [all, fitting] = [0, 0];
  for (const { sum, ways: number } of at(ways, count).values()) {
    all += number;
    if (fits(sum)) fitting += number;
  }
  return all === 0 ? 0 : fitting / all;
}

const keyOf = ({ used, value, perOwn }: Card): string => `${used} ${value} ${perOwn}`;

const plus = (one: Card, other: Card): Card => ({
  used: one.used + other.used,
  value: one.value + other.value,
  perOwn: one.perOwn + other.perOwn,
});
