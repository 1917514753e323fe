import { at, type Rng, type Seat } from '@tortuga/kernel';
import { keepMoves } from './keep.ts';
import { add, bonusOf, clockwise, dieOf, inSlot, sumOf } from './places.ts';
import { actionOf, has } from './questions.ts';
import {
  ACTIONS,
  type Action,
  BONUS_SIDES,
  DICE_COUNT,
  EMPTY,
  FACES,
  type GameEvent,
  type Roll,
  SKULL,
  type State,
} from './types.ts';

/** Phase 1: rolls behind screens, the reveal, and the decisions before the next roll. */

/** Everybody with free dice rolls them at once. dice-3.2 */
export function roll(state: State, rng: Rng): GameEvent {
  state.roll++;
  state.phase = 'keep';
  state.decider = null;
  const rolls: (Roll | null)[] = [];
  for (let player = 0; player < state.seats; player++) {
    state.kept[player] = EMPTY;
    rolls.push(at(state.free, player) === 0 ? null : rollDice(state, player, rng));
  }
  return { type: 'rolled', roll: state.roll, rolls };
}

function rollDice(state: State, player: number, rng: Rng): Roll {
  const free = at(state.free, player);
  const rolled: (number | null)[] = [];
  for (let die = 0; die < DICE_COUNT; die++) {
    const face = has(free, die) ? rng.below(FACES) : EMPTY;
    state.faces[dieOf(player, die)] = face;
    rolled.push(inSlot(face));
  }
  return rolled;
}

export const rollOf = (state: State, player: number): Roll =>
  Array.from({ length: DICE_COUNT }, (_, die) => inSlot(at(state.faces, dieOf(player, die))));

export const isChoosing = (state: State, player: number): boolean =>
  state.kept[player] === EMPTY && state.free[player] !== 0;

/** A choice is secret until all have made theirs. dice-3.3 */
export function choose(state: State, player: Seat, dice: number): GameEvent {
  state.kept[player] = dice;
  return { type: 'chose', seat: player, dice };
}

export function isAnybodyChoosing(state: State): boolean {
  for (let player = 0; player < state.seats; player++) if (isChoosing(state, player)) return true;
  return false;
}

/** All reveal at once and assign; the dice that were not kept go back in hand. dice-3.2 */
export function reveal(state: State, events: GameEvent[]): void {
  const kept: (number | null)[] = [];
  const assigned: GameEvent[] = [];
  for (let player = 0; player < state.seats; player++) {
    const dice = at(state.kept, player);
    kept.push(inSlot(dice));
    if (dice > 0) assignKept(state, player, dice, assigned);
  }
  events.push({ type: 'revealed', kept }, ...assigned);
}

/** Kept dice go to their action, skulls with them; skulls alone wait for their owner's decision. dice-3.4 */
function assignKept(state: State, player: number, dice: number, events: GameEvent[]): void {
  const action = actionOf(state, player, dice);
  for (let die = 0; die < DICE_COUNT; die++) if (!has(dice, die)) state.faces[dieOf(player, die)] = EMPTY;
  if (action === SKULL) state.kept[player] = dice;
  else events.push(assign(state, player, dice, action as Action));
}

function assign(state: State, player: number, dice: number, action: Action): GameEvent {
  for (let die = 0; die < DICE_COUNT; die++) {
    if (!has(dice, die)) continue;
    state.assigned[dieOf(player, die)] = action;
    state.faces[dieOf(player, die)] = EMPTY;
  }
  state.free[player] = at(state.free, player) & ~dice;
  state.kept[player] = EMPTY;
  return { type: 'assigned', seat: player as Seat, dice, action };
}

/**
 * After a reveal: lone skulls, clockwise from the first player; then forced rerolls, openly, in the same order;
 * then bonus tiles; then the next roll. False when every die is assigned. dice-3.4, dice-3.5, dice-3.6
 */
export function settle(state: State, rng: Rng, events: GameEvent[]): boolean {
  const skulls = firstClockwise(state, hasLoneSkulls);
  if (skulls !== null) return ask(state, 'skull', skulls);
  const stuck = firstClockwise(state, isStuck);
  if (stuck !== null) {
    forceReroll(state, stuck, rng, events);
    return ask(state, 'reroll', stuck);
  }
  if (sumOf(state.free) === 0) return false;
  for (let player = 0; player < state.seats; player++) if (isOwedBonus(state, player)) state.owed |= 1 << player;
  giveBonus(state, rng, events);
  return true;
}

function ask(state: State, phase: 'skull' | 'reroll' | 'bonus', player: Seat): true {
  state.phase = phase;
  state.decider = player;
  return true;
}

/** After a reveal the kept dice are assigned, except lone skulls; 0 means that none could be kept. */
const hasLoneSkulls = ({ kept }: State, player: number): boolean => at(kept, player) > 0;
const isStuck = ({ kept }: State, player: number): boolean => at(kept, player) === 0;
const isOwed = ({ owed }: State, player: number): boolean => has(owed, player);

function firstClockwise(state: State, holds: (state: State, player: Seat) => boolean): Seat | null {
  for (let steps = 0; steps < state.seats; steps++) {
    const player = clockwise(state.first, steps, state.seats);
    if (holds(state, player)) return player;
  }
  return null;
}

/** None of the rolled dice can be assigned: they are shown and rolled until one can. dice-3.5 */
function forceReroll(state: State, player: number, rng: Rng, events: GameEvent[]): void {
  state.kept[player] = EMPTY;
  do {
    for (let die = 0; die < DICE_COUNT; die++) state.shown.push(at(state.faces, dieOf(player, die)));
    rollDice(state, player, rng);
  } while (keepMoves(state, player).length === 0);
  events.push({ type: 'rerolled', seat: player as Seat, shown: shownRolls(state), roll: rollOf(state, player) });
}

export function shownRolls({ shown }: State): Roll[] {
  const rolls: Roll[] = [];
  for (let from = 0; from < shown.length; from += DICE_COUNT) {
    rolls.push(shown.slice(from, from + DICE_COUNT).map(inSlot<number>));
  }
  return rolls;
}

/** The choice after a forced reroll is open, and assigned at once. dice-3.5 */
export function keepOpenly(state: State, player: Seat, dice: number): GameEvent[] {
  const events: GameEvent[] = [];
  state.shown.length = 0;
  assignKept(state, player, dice, events);
  return events;
}

/** dice-3.4 */
export const turnSkulls = (state: State, player: Seat, action: Action): GameEvent =>
  assign(state, player, at(state.kept, player), action);

/** A player without free dice gets a tile for the common roll that follows, unless all five are on side 2. dice-3.6 */
function isOwedBonus(state: State, player: number): boolean {
  if (state.free[player] !== 0) return false;
  for (let action = 0; action < ACTIONS.length; action++) {
    if (at(state.bonus, bonusOf(player, action)) < BONUS_SIDES) return true;
  }
  return false;
}

/** Asks the next player who is owed a tile; without one, everybody rolls. */
export function giveBonus(state: State, rng: Rng, events: GameEvent[]): void {
  const next = firstClockwise(state, isOwed);
  if (next === null) events.push(roll(state, rng));
  else ask(state, 'bonus', next);
}

/** A new tile with side 1 on a free slot, or an own tile turned to side 2. dice-3.6 */
export function takeBonus(state: State, player: Seat, action: Action): GameEvent {
  state.owed &= ~(1 << player);
  const slot = bonusOf(player, action);
  add(state.bonus, slot, 1);
  return { type: 'bonus', seat: player, action, side: at(state.bonus, slot) };
}
