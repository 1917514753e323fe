import { at, type Seat } from '@tortuga/kernel';
import { attackTotal, defenderOf, defendTotal, influenceOf, placeOf } from '../rules/questions.ts';
import { result } from '../rules/result.ts';
import { isPost, SECTOR_COUNT } from '../rules/sectors.ts';
import { AGGRESSIVE, FRAME, HAND_SIZE, INFLUENCE_TO_WIN, type State } from '../rules/state.ts';
import type { Values } from '../rules/values.ts';
import { forCardsOf } from './cards-of.ts';
import { type OnTortuga, prospectOf } from './prospect.ts';

/** The lead in influence at which the odds of winning are e to 1. */
const SCALE = 4;
/** The value of other things, in influence. */
const PER_TEMPO = 0.5;
const PER_MINERAL = 0.1;
const PER_HUNT_CARD = 0.75;
const PER_CRYPTO = 0.012;
const PER_MANEUVER = 0.02;
/** A control token can be lost again, a point hardly. */
const CONTROL_DISCOUNT = 0.12;
const LOST_SHIP = 0.35;
const PER_POST = 0.25;
/** Breaks ties between ships by the map, so that in simulations every seat sails every ship. */
const PER_TASTE = 0.001;

/** From 0 to 1: how likely this seat is to win, by influence, the deck, and what the turn still promises. */
export function evaluate(values: Values, worth: readonly number[], state: State, seat: Seat): number {
  if (state.frame === FRAME.over) {
    const winners = result(values, state)?.ranking[0] ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const mine = standing(values, worth, state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat) best = Math.max(best, standing(values, worth, state, rival));
  }
  return 1 / (1 + Math.exp((best - mine) / SCALE));
}

function standing(values: Values, worth: readonly number[], state: State, seat: number): number {
  const influence = influenceOf(values, state, seat);
  // The deck pays in the turns that are left: the nearer the end, the less.
  const left = Math.max(0.1, 1 - influence / INFLUENCE_TO_WIN);
  let total = influence + PER_TEMPO * left * tempoOf(values, worth, state, seat) + PER_MINERAL * at(state.cargo, seat);
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    if (state.controllers[sector] !== seat) continue;
    total += (isPost(sector) ? PER_POST * left : 0) + 0.02 * at(state.defence, sector) - CONTROL_DISCOUNT;
  }
  if (placeOf(state, seat) === null) total -= LOST_SHIP;
  if (state.frame === FRAME.ship) return total + PER_TASTE * ((state.map + (at(state.ships, seat) ?? -1)) % 4);
  if (seat === state.active) total += turnOf(values, state, null);
  if (state.target !== null && (seat === state.active || seat === state.target)) total += combatOf(values, state, seat);
  return total;
}

/** What a hand of five brings on average; hunt cards also for what they bring when cashed in. */
function tempoOf(values: Values, worth: readonly number[], state: State, seat: number): number {
  let [sum, count, hunts] = [0, 0, 0];
  const include = (card: number): void => {
    sum += at(worth, card);
    count++;
    if (card >= values.firstHunt) hunts += at(values.worth, card - values.firstHunt);
  };
  forCardsOf(state, seat, include);
  if (count === 0) return 0;
  return (sum / count) * Math.min(HAND_SIZE, count) + (PER_HUNT_CARD / PER_TEMPO) * hunts;
}

/** Unspent crypto and maneuvers, and the best that can still be done with them. */
function turnOf(values: Values, state: State, cards: OnTortuga | null): number {
  const { crypto, maneuvers } = state;
  const discounts = state.buyDiscount + state.captureDiscount + state.conquestDiscount + (state.bought > 0 ? 1 : 0);
  return PER_CRYPTO * (crypto + discounts) + PER_MANEUVER * maneuvers + prospectOf(values, state, cards);
}

/** The expected gain from the current combat, by the totals and the cards that may still be added. */
function combatOf(values: Values, state: State, seat: number): number {
  const attacks = seat === state.active;
  const isOpen = state.frame === FRAME.attack || state.frame === FRAME.defend;
  let lead = attackTotal(values, state) - defendTotal(values, state) - 0.5;
  if (isOpen) lead -= 0.75 * reserveOf(values, state);
  const chance = 1 / (1 + Math.exp(-lead));
  const [win, lose] = stakesOf(values, state);
  return attacks ? chance * win - (1 - chance) * lose : (1 - chance) * lose - chance * win;
}

/** What the defender could still use. */
function reserveOf(values: Values, state: State): number {
  let sum = 0;
  for (const card of at(state.hands, defenderOf(state))) sum += at(values.maneuvers, card);
  return sum;
}

/** What a won and a lost attack change for the attacker. 2199-12.8 to 2199-12.10, 2199-14.1 */
function stakesOf(values: Values, state: State): [number, number] {
  const place = placeOf(state, state.active);
  const control = place !== null && state.controllers[place] === state.target ? 2 * at(values.control, place) : 0;
  if (state.scenario === AGGRESSIVE) return [3.4 + control, 0.8];
  return [
    1.6 + Math.min(1, at(state.points, defenderOf(state))) + control,
    0.8 + Math.min(1, at(state.points, state.active)),
  ];
}

/** What the rest of the turn promises, in log odds. */
export function promiseOf(values: Values, state: State, cards: OnTortuga | null): number {
  const promise = turnOf(values, state, cards);
  return (promise + (state.target === null ? 0 : combatOf(values, state, state.active as Seat))) / SCALE;
}
