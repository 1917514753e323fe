import { at, type Seat } from '@tortuga/kernel';
import { ACTIONS, COLOURS, type Colour, DICE_COUNT, EMPTY, MAX_COINS, type Slot, type State, TRACKS } from './types.ts';

/** Indexes into the flat lists of a state, by seat and something else. */

export const dieOf = (player: number, die: number): number => player * DICE_COUNT + die;
export const bonusOf = (player: number, action: number): number => player * ACTIONS.length + action;
export const trackOf = (player: number, track: number): number => player * TRACKS.length + track;
export const colourOf = (player: number, colour: number): number => player * COLOURS.length + colour;
export const coinsOf = (player: number, coins: number): number => player * MAX_COINS + coins - 1;

export const inSlot = <Value extends number>(slot: Slot): Value | null => (slot === EMPTY ? null : (slot as Value));

export const add = (list: number[], index: number, amount: number): void => {
  list[index] = at(list, index) + amount;
};

export function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < list.length; index++) sum += at(list, index);
  return sum;
}

export const pawnOf = (state: State, player: number, track: number): number => at(state.pawns, trackOf(player, track));

export const zoneOf = (state: State, player: number, track: number): Colour[] =>
  at(state.zones, trackOf(player, track));

/** The seat that many places on, clockwise. */
export const clockwise = (from: Seat, steps: number, seats: number): Seat => ((from + steps) % seats) as Seat;
