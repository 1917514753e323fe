import { at, type Rng, type Seat } from '@tortuga/kernel';
import { addToIsland, drawChest, pawnAdvanced, pushBack, spill, stay } from './chests.ts';
import type { Values } from './pack.ts';
import { add, clockwise, coinsOf, pawnOf, sumOf, trackOf, zoneOf } from './places.ts';
import { currentAction, diceOn, placesFor, rankingOf, totalOf, trackOfAction } from './questions.ts';
import {
  ACTION,
  ACTIONS,
  type Action,
  type Colour,
  type GameEvent,
  MAX_COINS,
  type State,
  TRACK_LENGTH,
} from './types.ts';
import { needsATile } from './versions.ts';

/** Phase 2: the five actions in order, each carried out by its 1st and then by its 2nd. */

/** Asks the next player to act, in this action or a later one; false when all five are done. dice-4.1 */
export function askNext(values: Values, state: State, events: GameEvent[]): boolean {
  const begun = state.action;
  if (begun !== null) {
    if (askPlace(values, state, rankingOf(values, state, begun), state.place + 1, events)) return true;
  }
  for (let next = begun === null ? 0 : begun + 1; next < ACTIONS.length; next++) {
    const ranking = rankingOf(values, state, next);
    if (ranking.length === 0) continue;
    const action = next as Action;
    state.action = action;
    const totals = [];
    for (let player = 0; player < state.seats; player++) totals.push(totalOf(values, state, player, action));
    events.push({ type: 'ranked', action, ranking, totals });
    state.victim = null;
    if (askPlace(values, state, ranking, 0, events)) return true;
  }
  return false;
}

/** Asks the next of this action's places that has something to decide; false without one. dice-4.1, dice-7.2 */
function askPlace(values: Values, state: State, ranking: readonly Seat[], from: number, events: GameEvent[]): boolean {
  for (let place = from; place < Math.min(ranking.length, placesFor(state.seats)); place++) {
    const player = at(ranking, place);
    if (isIdle(values, state, player, place)) {
      events.push(skip(state, player, place));
      continue;
    }
    state.phase = 'action';
    state.place = place;
    state.decider = player;
    return true;
  }
  return false;
}

/** Nothing to decide: the pawn is at the end of its track, or nothing is left to find. dice-4.2, dice-4.3, dice-4.4 */
function isIdle(values: Values, state: State, player: number, place: number): boolean {
  switch (state.action) {
    case ACTION.fleet:
    case ACTION.recruit:
      return pawnOf(state, player, trackOfAction(state.action)) === TRACK_LENGTH;
    case ACTION.hunt:
      return sumOf(state.supply) === 0 && (sumOf(state.bag) === 0 || (place > 0 && needsATile(values)));
    default:
      return false;
  }
}

const skip = (state: State, seat: Seat, place: number): GameEvent => ({
  type: 'skipped',
  seat,
  action: currentAction(state),
  place,
  why: state.action === ACTION.hunt ? 'nothing' : 'track',
});

export const decline = (state: State, player: Seat): GameEvent => ({
  type: 'declined',
  seat: player,
  action: currentAction(state),
  place: state.place,
});

/** Fleet Expansion, Recruitment or Treasure Hunt. */
export const act = (state: State, player: Seat, rng: Rng): GameEvent[] =>
  state.action === ACTION.hunt ? hunt(state, player, rng) : [advance(state, player)];

/** Two spaces for the 1st, one for the 2nd; one with two players. dice-4.2, dice-4.3, dice-7.2 */
export const stepsFor = (seats: number, place: number): number => (seats === 2 || place === 1 ? 1 : 2);

function advance(state: State, player: Seat): GameEvent {
  const track = trackOfAction(currentAction(state));
  const from = pawnOf(state, player, track);
  const to = pawnAdvanced(from, stepsFor(state.seats, state.place));
  state.pawns[trackOf(player, track)] = to;
  return { type: 'advanced', seat: player, track, from, to, place: state.place };
}

/** The 1st looks at two treasure tiles and keeps one; the 2nd, and with two players the 1st, takes one unseen. dice-4.4, dice-7.2 */
export const looksAtTwo = (state: State): boolean => state.place === 0 && state.seats > 2 && sumOf(state.supply) > 1;

function hunt(state: State, player: Seat, rng: Rng): GameEvent[] {
  const { place } = state;
  const chest = place === 0 ? drawChest(state, rng) : null;
  if (chest !== null) addToIsland(state, player, chest);
  if (looksAtTwo(state)) {
    state.looked.push(drawTile(state, rng), drawTile(state, rng));
    state.looked.sort((a, b) => a - b);
    state.phase = 'tile';
    return [{ type: 'hunted', seat: player, place, chest, tiles: [...state.looked] }];
  }
  if (sumOf(state.supply) === 0) return [{ type: 'hunted', seat: player, place, chest, tiles: [] }];
  const coins = drawTile(state, rng);
  add(state.tiles, coinsOf(player, coins), 1);
  return [
    { type: 'hunted', seat: player, place, chest, tiles: [coins] },
    { type: 'pocketed', seat: player, coins },
  ];
}

function drawTile(state: State, rng: Rng): number {
  let left = rng.below(sumOf(state.supply));
  let coins = 1;
  while (coins < MAX_COINS && left >= at(state.supply, coins - 1)) left -= at(state.supply, coins++ - 1);
  add(state.supply, coins - 1, -1);
  return coins;
}

/** One is kept face down, the other mixed back. dice-4.4 */
export function keepTile(state: State, player: Seat, coins: number): GameEvent {
  const [low = coins, high = coins] = state.looked.splice(0);
  add(state.tiles, coinsOf(player, coins), 1);
  add(state.supply, low + high - coins - 1, 1);
  return { type: 'pocketed', seat: player, coins };
}

/** Boarding and Plunder, 1st: a chest of the victim's zone; both pawns may go back. dice-4.5, dice-4.6 */
export function steal(state: State, player: Seat, target: Seat, place: number | null): GameEvent[] {
  state.victim = target;
  const zone = zoneOf(state, target, trackOfAction(currentAction(state)));
  const chest = place === null ? null : at(zone.splice(place, 1), 0);
  return attack(state, player, target, chest);
}

/** Boarding and Plunder, 2nd: a chest of the central island. dice-4.5, dice-4.6 */
export function salvage(state: State, player: Seat, target: Seat, chest: Colour | null): GameEvent[] {
  if (chest !== null) add(state.centre, chest, -1);
  return attack(state, player, target, chest);
}

/** A victim with a die on the action pushes the attacker back too. dice-4.5 */
export const isDefended = (state: State, target: number): boolean => diceOn(state, target, currentAction(state)) !== 0;

function attack(state: State, player: Seat, target: Seat, chest: Colour | null): GameEvent[] {
  const action = currentAction(state);
  const track = trackOfAction(action);
  const defended = isDefended(state, target);
  if (chest !== null) addToIsland(state, player, chest);
  const theirs = pushBack(state, target, track);
  const mine = defended ? pushBack(state, player, track) : stay(state, player, track);
  const events: GameEvent[] = [
    { type: 'attacked', seat: player, target, action, place: state.place, chest, defended, theirs, mine },
  ];
  for (let steps = 0; steps < state.seats; steps++) {
    spill(state, clockwise(state.first, steps, state.seats), track, events);
  }
  return events;
}
