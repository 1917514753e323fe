import { at, type Seat } from '@tortuga/kernel';
import type { Values } from '../rules/pack.ts';
import { bonusOf, clockwise, colourOf, pawnOf, sumOf, zoneOf } from '../rules/places.ts';
import {
  BIT_COUNT,
  currentAction,
  diceOn,
  diceShowing,
  isAttack,
  spaceOn,
  sumOn,
  trackOfAction,
} from '../rules/questions.ts';
import {
  ACTIONS,
  ALL_ACTIONS,
  ALL_COLOURS,
  ALL_DICE,
  BONUS_SIDES,
  type Colour,
  MAX_COINS,
  type Move,
  PURPLE,
  SKULL,
  type State,
  TRACK,
  WHITE,
} from '../rules/types.ts';
import { Outlook, theftGain } from './outlook.ts';
import { TASTES, type Taste, type Tastes } from './taste.ts';

const SHOW: Move = { kind: 'show' };
const ACT: Move = { kind: 'act' };
const DECLINE: Move = { kind: 'decline' };
const STOW: Move = { kind: 'stow' };
const KEEP = Array.from({ length: ALL_DICE + 1 }, (_, dice): Move => ({ kind: 'keep', dice }));
const TURN = ALL_ACTIONS.map((action): Move => ({ kind: 'turn', action }));
const BONUS = ALL_ACTIONS.map((action): Move => ({ kind: 'bonus', action }));
const TILE = Array.from({ length: MAX_COINS + 1 }, (_, coins): Move => ({ kind: 'tile', coins }));

const FEWEST_SEATS = 2;

/** How to play without trying any move: what everybody does inside the search, and what it looks at. */
export interface Policy {
  /** One quick and sensible move. */
  quickMove(state: State, seat: Seat): Move;
  /** The dice that promise most, the best first, but no more than so many choices. */
  bestKeeps(state: State, seat: Seat, most: number): readonly Move[];
}

export function policyOf(values: Values, { two, three, four }: Tastes = TASTES): Policy {
  const outlooks = [two, three, four].map((taste) => new Outlook(values, taste));
  const outlookOn = ({ seats }: State): Outlook => at(outlooks, seats - FEWEST_SEATS);
  return {
    quickMove: (state, seat) => quickMove(values, outlookOn(state), state, seat),
    bestKeeps: (state, seat, most) => bestKeeps(values, outlookOn(state), state, seat, most),
  };
}

function quickMove(values: Values, outlook: Outlook, state: State, seat: Seat): Move {
  switch (state.phase) {
    case 'keep':
    case 'reroll':
      return keepWell(values, outlook, state, seat);
    case 'skull':
      return turnWell(values, outlook, state, seat);
    case 'bonus':
      return at(BONUS, bonusWell(outlook, state, seat));
    case 'tile':
      return at(TILE, Math.max(...state.looked));
    case 'stow':
      return STOW;
    default:
      return isAttack(currentAction(state)) ? attackWell(outlook.taste, state, seat) : ACT;
  }
}

function keepWell(values: Values, outlook: Outlook, state: State, seat: Seat): Move {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  weighKeeps(values, outlook, state, seat, (dice, worth) => {
    if (worth <= highest) return;
    highest = worth;
    best = dice;
  });
  return best < 0 ? SHOW : at(KEEP, best);
}

function bestKeeps(values: Values, outlook: Outlook, state: State, seat: Seat, most: number): readonly Move[] {
  const worths = new Map<number, number>();
  weighKeeps(values, outlook, state, seat, (dice, worth) => {
    worths.set(dice, Math.max(worth, worths.get(dice) ?? worth));
  });
  if (worths.size === 0) return [SHOW];
  const ranked = [...worths].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, most).map(([dice]) => at(KEEP, dice));
}

/** What every choice of dice that can lie on one action promises there. Skulls alone may lie on any. dice-3.2, dice-3.4 */
function weighKeeps(
  values: Values,
  outlook: Outlook,
  state: State,
  seat: Seat,
  weigh: (dice: number, worth: number) => void,
): void {
  outlook.look(state, seat);
  const { done, firstFree, free: eachFree, skull } = outlook.taste;
  const skulls = diceShowing(state, seat, SKULL);
  const inHand = at(BIT_COUNT, at(state.free, seat));
  for (let action = 0; action < ACTIONS.length; action++) {
    const room = spaceOn(state, seat, action);
    if (room <= 0) continue;
    const showing = diceShowing(state, seat, action);
    const pool = showing | skulls;
    for (let dice = pool; dice > 0; dice = (dice - 1) & pool) {
      const count = at(BIT_COUNT, dice);
      if (count > room) continue;
      const free = inHand - count;
      const freedom = free === 0 ? done * Math.min(2, outlook.rivalsFree) : firstFree + eachFree * (free - 1);
      const choice = (dice & showing) === 0 ? skull : 0;
      weigh(dice, gainFrom(values, outlook, state, seat, dice, action, free) + freedom + choice);
    }
  }
}

/** What dice add to the promise of an action, with so many others left in hand. */
function gainFrom(
  values: Values,
  outlook: Outlook,
  state: State,
  seat: number,
  dice: number,
  action: number,
  free: number,
): number {
  const before = outlook.total(action);
  const after = (before === 0 ? at(state.bonus, bonusOf(seat, action)) : before) + sumOn(values, dice, action);
  return outlook.promise(action, after, free) - outlook.promise(action, before, free);
}

/** dice-3.4 */
function turnWell(values: Values, outlook: Outlook, state: State, seat: Seat): Move {
  outlook.look(state, seat);
  const dice = at(state.kept, seat);
  const count = at(BIT_COUNT, dice);
  const free = at(BIT_COUNT, at(state.free, seat)) - count;
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < ACTIONS.length; action++) {
    if (spaceOn(state, seat, action) < count) continue;
    const gain = gainFrom(values, outlook, state, seat, dice, action, free);
    if (gain > highest) {
      highest = gain;
      best = action;
    }
  }
  return at(TURN, best);
}

/** Where it turns the comparison of this round, or else where it will be wanted most often. dice-3.6 */
function bonusWell(outlook: Outlook, state: State, seat: Seat): number {
  outlook.look(state, seat);
  const free = at(BIT_COUNT, at(state.free, seat));
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < ACTIONS.length; action++) {
    const bonus = at(state.bonus, bonusOf(seat, action));
    if (bonus === BONUS_SIDES) continue;
    const total = outlook.total(action);
    const now = total === 0 ? 0 : outlook.promise(action, total + 1, free) - outlook.promise(action, total, free);
    const later = outlook.taste.later * outlook.promise(action, 6, 2);
    if (now + later > highest) {
      highest = now + later;
      best = action;
    }
  }
  return best;
}

/** Whoever is ahead, and the chest that is worth most there. dice-4.5, dice-4.6 */
function attackWell(taste: Taste, state: State, seat: Seat): Move {
  const action = currentAction(state);
  const track = trackOfAction(action);
  let best: Seat | null = null;
  let highest = 0;
  for (let steps = 1; steps < state.seats; steps++) {
    const other = clockwise(seat, steps, state.seats);
    if (other === state.victim) continue;
    let worth = taste.leader * standing(state, other);
    if (state.place === 0) worth += theftGain(taste, state, other, action);
    else {
      worth += (pawnOf(state, other, track) > 1 ? taste.push : 0) + (sumOf(state.centre) > 0 ? taste.salvage : 0);
      if (diceOn(state, other, action) !== 0) worth -= taste.recoil;
    }
    if (worth > highest) {
      highest = worth;
      best = other;
    }
  }
  if (best === null) return DECLINE;
  if (state.place === 1) return { kind: 'salvage', target: best, colour: wantedOf(state, seat, state.centre) };
  return { kind: 'steal', target: best, place: placeOf(state, seat, zoneOf(state, best, track)) };
}

/** How far a seat has come, roughly in points. */
function standing(state: State, seat: number): number {
  let points = 2 * zoneOf(state, seat, TRACK.fleet).length + zoneOf(state, seat, TRACK.crew).length;
  for (let colour = 0; colour < ALL_COLOURS.length; colour++) points += 3 * at(state.tortuga, colourOf(seat, colour));
  return points + pawnOf(state, seat, TRACK.fleet) + pawnOf(state, seat, TRACK.crew);
}

function placeOf(state: State, seat: number, zone: readonly Colour[]): number | null {
  let best: number | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < zone.length; place++) {
    const wanted = wantOf(state, seat, at(zone, place));
    if (wanted > highest) {
      highest = wanted;
      best = place;
    }
  }
  return best;
}

function wantedOf(state: State, seat: number, centre: readonly number[]): Colour | null {
  let best: Colour | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const colour of ALL_COLOURS) {
    if (at(centre, colour) === 0) continue;
    const wanted = wantOf(state, seat, colour);
    if (wanted > highest) {
      highest = wanted;
      best = colour;
    }
  }
  return best;
}

/** Purple counts double, white stands for any, and of the others the one that is owned least completes a set. */
export function wantOf(state: State, seat: number, colour: Colour): number {
  if (colour === PURPLE) return 10;
  let owned = at(state.tortuga, colourOf(seat, colour)) + at(state.island, colourOf(seat, colour));
  for (let track = 0; track < 2; track++) {
    const zone = zoneOf(state, seat, track);
    for (let index = 0; index < zone.length; index++) if (zone[index] === colour) owned++;
  }
  return colour === WHITE ? 1 - owned : 0.5 - owned;
}
