import { at, type Rng, type Seat, seat, seatsOf } from '@tortuga/kernel';
import { addToIsland, drawChest } from './chests.ts';
import { zoneOf } from './places.ts';
import { roll } from './roll.ts';
import {
  ACTIONS,
  ALL_DICE,
  CHESTS,
  COLOURS,
  type Colour,
  DICE_COUNT,
  EMPTY,
  MAX_COINS,
  type Options,
  type State,
  TILES,
  TRACK,
  TRACK_START,
  TRACKS,
} from './types.ts';

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** Pawns on space 3, a chest on the island and one in the crew zone; a random first player; the first roll. dice-2.1 */
export function setup({ long }: Options, seats: number, rng: Rng): State {
  const state = beforeTheFirstRoll(seats, long, seat(rng.below(seats)));
  for (const player of seatsOf(seats)) {
    addToIsland(state, player, draw(state, rng));
    zoneOf(state, player, TRACK.crew).push(draw(state, rng));
  }
  roll(state, rng);
  return state;
}

/** All dice in hand, all chests in the bag, all tiles in the supply. dice-2.1 */
export function beforeTheFirstRoll(seats: number, long: boolean, first: Seat): State {
  return {
    seats,
    long,
    phase: 'keep',
    question: 1,
    round: 1,
    roll: 0,
    first,
    decider: null,
    action: null,
    place: 0,
    victim: null,
    owed: 0,
    faces: filled(seats * DICE_COUNT, EMPTY),
    assigned: filled(seats * DICE_COUNT, EMPTY),
    shown: [],
    free: filled(seats, ALL_DICE),
    kept: filled(seats, EMPTY),
    bonus: filled(seats * ACTIONS.length, 0),
    pawns: filled(seats * TRACKS.length, TRACK_START),
    zones: Array.from({ length: seats * TRACKS.length }, (): Colour[] => []),
    island: filled(seats * COLOURS.length, 0),
    tortuga: filled(seats * COLOURS.length, 0),
    bag: CHESTS.slice(),
    centre: filled(COLOURS.length, 0),
    supply: TILES.slice(),
    tiles: filled(seats * MAX_COINS, 0),
    looked: [],
    plans: new Array<null>(seats * TRACKS.length).fill(null),
  };
}

function draw(state: State, rng: Rng): Colour {
  const colour = drawChest(state, rng);
  if (colour === null) throw new Error(`The bag of ${at(CHESTS, 0)} red chests is empty at the start`);
  return colour;
}
