import { at, type Seat } from '@tortuga/kernel';
import { numberOf, type Values } from './pack.ts';
import { bonusOf, clockwise, dieOf, pawnOf } from './places.ts';
import {
  ACTION,
  type Action,
  ALL_DICE,
  CHESTS_TO_END,
  CHESTS_TO_END_LONG,
  DICE_COUNT,
  SKULL,
  type State,
  TRACK,
} from './types.ts';

/** Questions about a state that rules, views and bots all ask. */

/** By space of the pawn: the chests of its zone, and the dice of its attack. dice-2.2 */
const CAPACITY = [0, 1, 2, 2, 3, 3, 4, 4, 4];

export const capacityOf = (pawn: number): number => at(CAPACITY, pawn);

export const zoneCapacity = (state: State, player: number, track: number): number =>
  capacityOf(pawnOf(state, player, track));

/** Boarding goes by the ship pawn, Plunder by the pirate pawn; the others take all five dice. dice-2.2 */
export function limitOf(state: State, player: number, action: number): number {
  if (action === ACTION.boarding) return zoneCapacity(state, player, TRACK.fleet);
  if (action === ACTION.plunder) return zoneCapacity(state, player, TRACK.crew);
  return DICE_COUNT;
}

/** By set of dice: how many there are. */
export const BIT_COUNT: readonly number[] = Array.from({ length: ALL_DICE + 1 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

export const has = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;

/** The dice of a seat that lie on an action, as bits. */
export function diceOn(state: State, player: number, action: number): number {
  let bits = 0;
  const from = dieOf(player, 0);
  for (let die = 0; die < DICE_COUNT; die++) if (state.assigned[from + die] === action) bits |= 1 << die;
  return bits;
}

/** The dice of a seat that were rolled with a face, as bits. */
export function diceShowing(state: State, player: number, face: number): number {
  let bits = 0;
  const from = dieOf(player, 0);
  for (let die = 0; die < DICE_COUNT; die++) if (state.faces[from + die] === face) bits |= 1 << die;
  return bits;
}

/** How many more dice an action of a seat takes. dice-3.5 */
export const spaceOn = (state: State, player: number, action: number): number =>
  limitOf(state, player, action) - at(BIT_COUNT, diceOn(state, player, action));

/** The one action that all these dice can show: SKULL if they are all skulls, null if there is none. dice-3.2 */
export function actionOf(state: State, player: number, dice: number): number | null {
  let action: number | null = SKULL;
  for (let die = 0; die < DICE_COUNT; die++) {
    if (!has(dice, die)) continue;
    const face = at(state.faces, dieOf(player, die));
    if (face === SKULL) continue;
    if (action !== SKULL && action !== face) return null;
    action = face;
  }
  return action;
}

/** The numbers on these dice, all turned to one action. dice-1.4 */
export function sumOn(values: Values, dice: number, action: number): number {
  let sum = 0;
  for (let die = 0; die < DICE_COUNT; die++) if (has(dice, die)) sum += numberOf(values, die, action);
  return sum;
}

/** Numbers and bonus; null without a die there. dice-3.7, dice-4.1 */
export function totalOf(values: Values, state: State, player: number, action: number): number | null {
  let sum = 0;
  const from = dieOf(player, 0);
  for (let die = 0; die < DICE_COUNT; die++) {
    if (state.assigned[from + die] === action) sum += numberOf(values, die, action);
  }
  // No number on a die is 0.
  return sum === 0 ? null : sum + at(state.bonus, bonusOf(player, action));
}

/** The players with a die there, the highest total first; ties go clockwise from the first player. dice-4.1 */
export function rankingOf(values: Values, state: State, action: number): Seat[] {
  const ranking: Seat[] = [];
  const totals: number[] = [];
  for (let steps = 0; steps < state.seats; steps++) {
    const player = clockwise(state.first, steps, state.seats);
    const total = totalOf(values, state, player, action);
    if (total === null) continue;
    let place = ranking.length;
    for (; place > 0 && at(totals, place - 1) < total; place--) {
      ranking[place] = at(ranking, place - 1);
      totals[place] = at(totals, place - 1);
    }
    ranking[place] = player;
    totals[place] = total;
  }
  return ranking;
}

/** With two players only the 1st acts. dice-4.1, dice-7.2 */
export const placesFor = (seats: number): number => (seats === 2 ? 1 : 2);

/** dice-5.3, dice-7.1 */
export const goalOf = ({ long }: Pick<State, 'long'>): number => (long ? CHESTS_TO_END_LONG : CHESTS_TO_END);

/** Boarding attacks the fleet zone, Plunder the crew zone. dice-4.5, dice-4.6 */
export const trackOfAction = (action: number): number =>
  action === ACTION.boarding || action === ACTION.fleet ? TRACK.fleet : TRACK.crew;

/** Call it only while an action is being resolved. */
export function currentAction({ action }: State): Action {
  if (action === null) throw new Error('No action is being resolved');
  return action;
}

/** Call it only while one player decides alone. */
export function currentDecider({ decider }: State): Seat {
  if (decider === null) throw new Error('Nobody decides alone');
  return decider;
}

export const isAttack = (action: number): boolean => action >= ACTION.boarding;
