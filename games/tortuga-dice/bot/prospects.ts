import { at } from '@tortuga/kernel';
import type { Values } from '../rules/pack.ts';
import { bonusOf, clockwise, pawnOf, sumOf, zoneOf } from '../rules/places.ts';
import { actionOf, BIT_COUNT, diceOn, isAttack, sumOn, trackOfAction } from '../rules/questions.ts';
import { ACTION, ACTIONS, type State, TRACK_LENGTH } from '../rules/types.ts';

/** The points expected of a die in hand. */
const FREE_DIE = 0.75;
/** The points expected of a bonus tile, one for each roll that the others still need. */
const BONUS_TO_COME = 0.9;
/** Each free die makes a total less certain. */
const BLUR_PER_DIE = 1.1;
const MIN_BLUR = 0.6;

/** By seat: the points expected this round of the dice on the actions and in hand. */
export function prospectsOf(values: Values, state: State): number[] {
  const prospects = new Array<number>(state.seats).fill(0);
  if (state.phase === 'stow') return prospects;
  const isRolling = state.action === null;
  const free = freeDice(state);
  for (let action = state.action === null ? 0 : state.action + 1; action < ACTIONS.length; action++) {
    addAction(values, state, action, free, prospects);
  }
  if (isRolling) for (let seat = 0; seat < state.seats; seat++) addFreeDice(state, seat, free, prospects);
  return prospects;
}

/** By seat: the dice that will be rolled again, if the choices made so far stand. */
function freeDice(state: State): number[] {
  const free: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    free.push(at(BIT_COUNT, at(state.free, seat) & ~Math.max(0, at(state.kept, seat))));
  }
  return free;
}

/** With the dice kept behind the screen. */
function totalWith(values: Values, state: State, seat: number, action: number): number {
  let dice = diceOn(state, seat, action);
  const kept = at(state.kept, seat);
  if (kept > 0 && state.phase === 'keep' && actionOf(state, seat, kept) === action) dice |= kept;
  return dice === 0 ? 0 : sumOn(values, dice, action) + at(state.bonus, bonusOf(seat, action));
}

function addAction(values: Values, state: State, action: number, free: readonly number[], prospects: number[]): void {
  const totals: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) totals.push(totalWith(values, state, seat, action));
  for (let seat = 0; seat < state.seats; seat++) {
    const mine = at(totals, seat);
    if (mine === 0) continue;
    let first = 1;
    let second = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue;
      const ahead = chanceAhead(state, seat, other, mine, at(totals, other), free);
      second = second * ahead + first * (1 - ahead);
      first *= ahead;
    }
    const gain = first * gainOf(state, seat, action, 0) + second * gainOf(state, seat, action, 1);
    prospects[seat] = at(prospects, seat) + gain;
  }
}

function chanceAhead(
  state: State,
  seat: number,
  other: number,
  mine: number,
  theirs: number,
  free: readonly number[],
): number {
  const blur = MIN_BLUR + BLUR_PER_DIE * (at(free, seat) + at(free, other));
  const hope = 0.6 * (at(free, seat) - at(free, other));
  const tie = isNearer(state, seat, other) ? 0.3 : -0.3;
  return 1 / (1 + Math.exp(-(mine - theirs + hope + tie) / blur));
}

/** Ties go to the first player. dice-4.1 */
function isNearer(state: State, seat: number, other: number): boolean {
  for (let steps = 0; steps < state.seats; steps++) {
    const player = clockwise(state.first, steps, state.seats);
    if (player === seat) return true;
    if (player === other) return false;
  }
  return false;
}

/** The points expected of an action at a place. */
function gainOf(state: State, seat: number, action: number, place: number): number {
  if (state.seats === 2 && place === 1) return 0;
  const full = place === 0 && state.seats > 2;
  switch (action) {
    case ACTION.fleet:
    case ACTION.recruit:
      return Math.min(full ? 2 : 1, TRACK_LENGTH - pawnOf(state, seat, trackOfAction(action))) * 1.4;
    case ACTION.hunt:
      return place === 0 ? (sumOf(state.bag) > 0 ? 2.3 : 0) + (full ? 2 : 1.5) : 1.5;
    default:
      return isAttack(action) ? attackGain(state, seat, action, place) : 0;
  }
}

function attackGain(state: State, seat: number, action: number, place: number): number {
  if (place === 1) return 0.7 + (sumOf(state.centre) > 0 ? 2 : 0);
  let best = 0.8;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const loot = zoneOf(state, other, trackOfAction(action)).length > 0 ? 3.4 : 0.8;
    const defence = diceOn(state, other, action) > 0 ? 1 : 0;
    best = Math.max(best, loot - defence);
  }
  return best;
}

function addFreeDice(state: State, seat: number, free: readonly number[], prospects: number[]): void {
  const mine = at(free, seat);
  let mostFree = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) mostFree = Math.max(mostFree, at(free, other));
  const rolls = mine === 0 ? Math.min(mostFree, 2.2) : Math.max(0, mostFree - mine) * 0.5;
  prospects[seat] = at(prospects, seat) + FREE_DIE * mine + BONUS_TO_COME * 0.7 * rolls;
}
