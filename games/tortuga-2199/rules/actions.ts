import { at, seat as seatAt } from '@tortuga/kernel';
import { leave, openNext, pay } from './cards.ts';
import type { GameEvent } from './event.ts';
import { add, insert, takeOut } from './lists.ts';
import { takeBack } from './markers.ts';
import { COST, captureCost, huntIn, priceOfCard, shipAt } from './questions.ts';
import { FORTRESS, isOuter, MINES } from './sectors.ts';
import { BOUGHT, type State } from './state.ts';
import { FIRST_T, type Values } from './values.ts';

/** The active player's actions. `refuse` has checked that they are allowed. */

/** 2199-5.3 */
export function recall(state: State, events: GameEvent[]): void {
  const seat = state.active;
  const card = at(state.reserves, seat);
  if (card === null) throw new Error(`Seat ${seat} has reserved nothing`);
  state.reserves[seat] = null;
  insert(at(state.hands, seat), card);
  events.push({ type: 'recalled', seat: seatAt(seat), card });
}

/** 2199-6.3, 2199-11.2 */
export function reserve(state: State, card: number, events: GameEvent[]): void {
  const seat = state.active;
  takeOut(at(state.hands, seat), card);
  state.reserves[seat] = card;
  events.push({ type: 'reserved', seat: seatAt(seat), card });
}

/** The card goes to the discard pile, unless an ability said otherwise; an open card is replaced. 2199-7.1 */
export function buy(values: Values, state: State, card: number, events: GameEvent[]): void {
  const seat = state.active;
  const sector = shipAt(state, seat);
  const paid = pay(state, priceOfCard(values, state, card));
  const to = state.bought === BOUGHT.hand ? 'hand' : state.bought === BOUGHT.deck ? 'deck' : 'discard';
  if (to === 'hand') insert(at(state.hands, seat), card);
  else if (to === 'discard') at(state.discards, seat).push(card);
  else {
    at(state.decks, seat).push(card);
    add(state.tops, seat, 1);
  }
  state.buyDiscount = 0;
  state.bought = BOUGHT.discard;
  events.push({ type: 'bought', seat: seatAt(seat), card, ...paid, to });
  if (isOuter(sector)) openNext(state, sector, card, events);
  else add(state.stock, card - FIRST_T, -1);
}

/** 2199-7.3 */
export function buyInfluence(state: State, events: GameEvent[]): void {
  const paid = pay(state, COST.influence);
  add(state.points, state.active, 1);
  events.push({ type: 'influenceBought', seat: seatAt(state.active), ...paid });
}

/** 2199-8.1, 2199-15.2 */
export function sail(state: State, sector: number, distance: number, events: GameEvent[]): void {
  state.places[state.active] = sector;
  events.push({ type: 'moved', seat: seatAt(state.active), sector, distance });
}

/** 2199-8.2 */
export function collect(state: State, events: GameEvent[]): void {
  const seat = state.active;
  const sector = shipAt(state, seat);
  state.minerals[sector] = 0;
  add(state.cargo, seat, 1);
  events.push({ type: 'collected', seat: seatAt(seat), sector });
}

/** With a marker from the hold, or one that is taken back from a sector. 2199-9.1, 2199-10.7 */
export function scout(state: State, from: number | null, events: GameEvent[]): void {
  const seat = state.active;
  if (from !== null) takeBack(state, seat, from, events);
  const sector = shipAt(state, seat);
  state.seen[sector] = at(state.seen, sector) | (1 << seat);
  state.markers[sector] = at(state.markers, sector) | (1 << seat);
  add(state.holds, seat, -1);
  events.push({ type: 'scouted', seat: seatAt(seat), sector, hunt: huntIn(state, sector) });
}

/** Brings one influence, the token and the hunt card; all markers on the token return to their owners. 2199-9.2 */
export function capture(values: Values, state: State, events: GameEvent[]): void {
  const seat = state.active;
  const sector = shipAt(state, seat);
  const hunt = huntIn(state, sector);
  const cost = captureCost(values, state, hunt);
  state.maneuvers -= cost;
  state.captureDiscount = 0;
  for (let owner = 0; owner < state.seats; owner++) {
    if ((at(state.markers, sector) & (1 << owner)) !== 0) add(state.holds, owner, 1);
  }
  state.markers[sector] = 0;
  state.seen[sector] = 0;
  state.hunts[sector] = null;
  state.trophies[hunt] = seat;
  at(state.discards, seat).push(values.firstHunt + hunt);
  add(state.points, seat, 1);
  events.push({ type: 'captured', seat: seatAt(seat), sector, hunt, cost });
}

/** The card and its token leave the game. 2199-9.3 */
export function cashIn(values: Values, state: State, card: number, events: GameEvent[]): void {
  const seat = state.active;
  const influence = at(values.worth, card - values.firstHunt);
  takeOut(at(state.hands, seat), card);
  leave(values, state, card);
  add(state.points, seat, influence);
  events.push({ type: 'cashed', seat: seatAt(seat), card, influence });
}

/** 2199-10.6 */
export function reinforce(state: State, sector: number, defence: number, events: GameEvent[]): void {
  pay(state, defence);
  state.defence[sector] = defence;
  events.push({ type: 'reinforced', seat: seatAt(state.active), sector, defence });
}

/** The Fortress gives a maneuver, the Mines a mineral from the depot. 2199-11.1, 2199-11.3 */
export function exertPower(state: State, events: GameEvent[]): void {
  const seat = state.active;
  const sector = shipAt(state, seat);
  markPower(state, sector, events);
  if (sector === FORTRESS) {
    state.maneuvers++;
    events.push({ type: 'gained', seat: seatAt(seat), crypto: 0, maneuvers: 1 });
  } else if (sector === MINES) {
    state.depot--;
    add(state.cargo, seat, 1);
    events.push({ type: 'mineralsTaken', seat: seatAt(seat), count: 1, from: 'depot' });
  }
}

export function markPower(state: State, sector: number, events: GameEvent[]): void {
  state.powers |= 1 << sector;
  events.push({ type: 'powerUsed', seat: seatAt(state.active), sector });
}
