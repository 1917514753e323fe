import { at, type Seat, seat as seatAt } from '@tortuga/kernel';
import { pay } from './cards.ts';
import type { GameEvent } from './event.ts';
import { add } from './lists.ts';
import { takeBack } from './markers.ts';
import type { Payment } from './move.ts';
import { conquestCost, defenceAfter, shipAt } from './questions.ts';
import { isPost, TORTUGA } from './sectors.ts';
import { AGGRESSIVE, type State } from './state.ts';
import { endsByInfluence, finish } from './turn.ts';
import type { Values } from './values.ts';

/** Conquers the ship's sector for its defence plus 1, which is the new defence. 2199-10.1, 2199-10.2 */
export function conquer(
  values: Values,
  state: State,
  payment: Payment,
  from: number | null,
  events: GameEvent[],
): void {
  const seat = state.active;
  const sector = shipAt(state, seat);
  const cost = conquestCost(state, sector);
  if (payment === 'crypto') pay(state, cost);
  else state.maneuvers -= cost;
  state.conquestDiscount = 0;
  const loser = takeControl(state, seat, sector, from, events);
  const defence = at(state.defence, sector);
  events.push({ type: 'conquered', seat: seatAt(seat), sector, defence, pay: payment, cost, loser });
  if (sector === TORTUGA) conveneCouncil(values, state, events);
  else endsByInfluence(values, state, events);
}

/**
 * Control, bonus token and marker change hands, and the defence goes up by 1. The marker comes from the hold, or is taken
 * back from a sector. 2199-10.3, 2199-10.7
 */
export function takeControl(
  state: State,
  seat: number,
  sector: number,
  from: number | null,
  events: GameEvent[],
): Seat | null {
  if (from !== null) takeBack(state, seat, from, events);
  const before = at(state.controllers, sector);
  if (before !== null) add(state.holds, before, 1);
  add(state.holds, seat, -1);
  state.controllers[sector] = seat;
  state.defence[sector] = defenceAfter(state, sector);
  // A Trading Post token gives its crypto at once. 2199-5.4
  if (isPost(sector)) state.crypto++;
  return before === null ? null : seatAt(before);
}

/** In version 1 nobody gets the sector when the winner of a combat has no marker left. 2199-12.10 */
export function freeSector(state: State, sector: number, events: GameEvent[]): void {
  const before = at(state.controllers, sector);
  if (before === null) throw new Error(`Nobody controls sector ${sector}`);
  add(state.holds, before, 1);
  state.controllers[sector] = null;
  events.push({ type: 'freed', seat: seatAt(before), sector });
}

/** Without 15 influence all others get one more turn; with Aggressive Pirates the game is over. 2199-13.2, 2199-14.1 */
function conveneCouncil(values: Values, state: State, events: GameEvent[]): void {
  state.council = state.active;
  state.lastTurns = state.seats - 1;
  if (endsByInfluence(values, state, events)) return;
  if (state.scenario === AGGRESSIVE) finish(values, state, events);
  else events.push({ type: 'council', seat: seatAt(state.active) });
}
