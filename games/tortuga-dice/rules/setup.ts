import { at, type Rng, seat, seatsOf } from '@tortuga/kernel';
import { drawChest, toIsland } from './chests.ts';
import { zoneOf } from './places.ts';
import { roll } from './roll.ts';
import {
  ACTIONS,
  ALL_DICE,
  CHESTS,
  COLOURS,
  type Colour,
  DICE_COUNT,
  MOST_COINS,
  NONE,
  type Options,
  type State,
  TILES,
  TRACK,
  TRACK_START,
  TRACKS,
} from './types.ts';

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** Pawns on space 3, a chest on the island and one in the crew zone; the first player by lot; the first roll. dice-2.1 */
export function setup({ long }: Options, seats: number, rng: Rng): State {
  const state: State = {
    seats,
    long,
    phase: 'keep',
    question: 1,
    round: 1,
    roll: 0,
    first: seat(rng.below(seats)),
    decider: NONE,
    action: NONE,
    place: 0,
    victim: NONE,
    owed: 0,
    faces: filled(seats * DICE_COUNT, NONE),
    assigned: filled(seats * DICE_COUNT, NONE),
    shown: [],
    free: filled(seats, ALL_DICE),
    kept: filled(seats, NONE),
    bonus: filled(seats * ACTIONS.length, 0),
    pawns: filled(seats * TRACKS.length, TRACK_START),
    zones: Array.from({ length: seats * TRACKS.length }, (): Colour[] => []),
    island: filled(seats * COLOURS.length, 0),
    tortuga: filled(seats * COLOURS.length, 0),
    bag: CHESTS.slice(),
    centre: filled(COLOURS.length, 0),
    supply: TILES.slice(),
    tiles: filled(seats * MOST_COINS, 0),
    looked: [],
    plans: new Array<null>(seats * TRACKS.length).fill(null),
  };
  for (const player of seatsOf(seats)) {
    toIsland(state, player, draw(state, rng));
    zoneOf(state, player, TRACK.crew).push(draw(state, rng));
  }
  roll(state, rng);
  return state;
}

function draw(state: State, rng: Rng): Colour {
  const colour = drawChest(state, rng);
  if (colour === null) throw new Error(`The bag of ${at(CHESTS, 0)} red chests is empty at the start`);
  return colour;
}
