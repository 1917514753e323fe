import { at, type Rng, type Seat } from '@tortuga/kernel';
import { add, colourOf, pawnOf, sumOf, trackOf, zoneOf } from './places.ts';
import { capacityOf } from './questions.ts';
import { type Colour, type GameEvent, type State, type Step, TRACK_LENGTH } from './types.ts';

/** Moving chests and pawns. */

/** A chest out of the bag; null when it is empty. */
export function drawChest(state: State, rng: Rng): Colour | null {
  const total = sumOf(state.bag);
  if (total === 0) return null;
  let left = rng.below(total);
  let colour = 0;
  while (left >= at(state.bag, colour)) left -= at(state.bag, colour++);
  add(state.bag, colour, -1);
  return colour as Colour;
}

export const addToIsland = (state: State, player: number, colour: Colour): void =>
  add(state.island, colourOf(player, colour), 1);

/** With two players there is no central island. dice-7.2 */
export const hasCentre = ({ seats }: State): boolean => seats > 2;

/**
 * A chest that can't be carried goes to the central island, which holds one of each colour; a second one goes into the
 * bag. With two players all go into the bag. dice-4.8, dice-7.2
 */
export function overboard(state: State, colour: Colour): 'centre' | 'bag' {
  if (!hasCentre(state) || at(state.centre, colour) > 0) {
    add(state.bag, colour, 1);
    return 'bag';
  }
  add(state.centre, colour, 1);
  return 'centre';
}

/** More chests in a zone than the pawn allows: those on the right go overboard. dice-4.7 */
export function spill(state: State, player: number, track: number, events: GameEvent[]): void {
  const zone = zoneOf(state, player, track);
  const capacity = capacityOf(pawnOf(state, player, track));
  while (zone.length > capacity) {
    const chest = zone.pop() as Colour;
    events.push({ type: 'spilled', seat: player as Seat, track, chest, to: overboard(state, chest) });
  }
}

/** A pawn stops at the end of its track. dice-4.2, dice-4.3 */
export const pawnAdvanced = (pawn: number, steps: number): number => Math.min(TRACK_LENGTH, pawn + steps);

/** A pawn never goes below space 1. dice-4.7 */
export const pawnPushedBack = (pawn: number): number => Math.max(1, pawn - 1);

export function pushBack(state: State, player: number, track: number): Step {
  const from = pawnOf(state, player, track);
  const to = pawnPushedBack(from);
  state.pawns[trackOf(player, track)] = to;
  return { from, to };
}

export function stay(state: State, player: number, track: number): Step {
  const from = pawnOf(state, player, track);
  return { from, to: from };
}
