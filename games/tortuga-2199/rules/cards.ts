import { at, type Rng, seat as seatAt, shuffle } from '@tortuga/kernel';
import type { DestroyedFrom, GameEvent } from './event.ts';
import { add, insert } from './lists.ts';
import { mineralsFor } from './questions.ts';
import { FIRST_OUTER, OUTER_COUNT } from './sectors.ts';
import { OPEN_PER_MARKET, OUT, type State } from './state.ts';
import type { Values } from './values.ts';

/** Drawing, destroying, opening and paying, which several rules share. */

/** An empty deck is replaced by the shuffled discard pile. 2199-5.5 */
export function draw(state: State, seat: number, count: number, rng: Rng, events: GameEvent[]): void {
  const hand = at(state.hands, seat);
  const cards: number[] = [];
  for (let left = count; left > 0; left--) {
    if (at(state.decks, seat).length === 0 && !reshuffle(state, seat, rng, events)) break;
    const card = at(state.decks, seat).pop();
    if (card === undefined) break;
    if (at(state.tops, seat) > 0) add(state.tops, seat, -1);
    insert(hand, card);
    insert(cards, card);
  }
  if (cards.length > 0) events.push({ type: 'drew', seat: seatAt(seat), count: cards.length, cards });
}

function reshuffle(state: State, seat: number, rng: Rng, events: GameEvent[]): boolean {
  const pile = at(state.discards, seat);
  if (pile.length === 0) return false;
  // Sorted first, so that the order of discarding does not affect the shuffle.
  pile.sort((a, b) => a - b);
  state.decks[seat] = shuffle(pile, rng);
  state.discards[seat] = [];
  events.push({ type: 'shuffled', seat: seatAt(seat) });
  return true;
}

/** A hunt card takes its token out of the game with it. 2199-6.2, 2199-9.3 */
export function destroy(
  values: Values,
  state: State,
  seat: number,
  card: number,
  from: DestroyedFrom,
  events: GameEvent[],
): void {
  leave(values, state, card);
  events.push({ type: 'destroyed', seat: seatAt(seat), card, from });
}

export function leave(values: Values, state: State, card: number): void {
  insert(state.gone, card);
  if (card >= values.firstHunt) state.trophies[card - values.firstHunt] = OUT;
}

/** The top card of the deck replaces an open card. 2199-7.1 */
export function openNext(state: State, sector: number, card: number, events: GameEvent[]): void {
  const market = sector - FIRST_OUTER;
  const first = market * OPEN_PER_MARKET;
  const index = state.open[first] === card ? first : first + 1;
  const deck = at(state.markets, market);
  const next = deck.pop();
  state.open[index] = next ?? null;
  if (next === undefined) return;
  add(state.opened, market, 1);
  state.bottoms[market] = Math.min(at(state.bottoms, market), deck.length);
  events.push({ type: 'opened', sector, card: next });
}

/** An open card goes to the bottom of its deck; everybody knows that it is there. 2199-7.2 */
export function refresh(state: State, sector: number, card: number, events: GameEvent[]): void {
  const market = sector - FIRST_OUTER;
  events.push({ type: 'refreshed', seat: seatAt(state.active), sector, card });
  openNext(state, sector, card, events);
  at(state.markets, market).unshift(card);
  add(state.bottoms, market, 1);
}

/** Spent minerals go to the depot of the Mines. 2199-7.4 */
export function pay(state: State, cost: number): { crypto: number; minerals: number } {
  const minerals = mineralsFor(state, cost);
  const crypto = cost - minerals;
  state.crypto -= crypto;
  add(state.cargo, state.active, -minerals);
  state.depot += minerals;
  state.tender = 0;
  return { crypto, minerals };
}

export const MARKETS = Array.from({ length: OUTER_COUNT }, (_, market) => market);
