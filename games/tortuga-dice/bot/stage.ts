import { at } from '@tortuga/kernel';
import { colourOf, zoneOf } from '../rules/places.ts';
import { goalOf, zoneCapacity } from '../rules/questions.ts';
import { COLOURS, type State, TRACK } from '../rules/types.ts';

/**
 * How near the end of the game is, by the chests of whoever has come farthest. The last round ends it, unless somebody is
 * boarded.
 */
export const STAGES = ['last', 'last but one', 'third', 'early'] as const;
/** The place of a position in `STAGES`. */
export function stageOf(state: State): number {
  const goal = goalOf(state);
  let stage = STAGES.length - 1;
  for (let seat = 0; seat < state.seats; seat++) {
    const home = chestsHome(state, seat) + zoneOf(state, seat, TRACK.fleet).length;
    if (home >= goal) return 0;
    const crew = Math.min(zoneOf(state, seat, TRACK.crew).length, zoneCapacity(state, seat, TRACK.fleet));
    if (home + crew >= goal) stage = Math.min(stage, 1);
    else if (home + crew + 2 >= goal) stage = Math.min(stage, 2);
  }
  return stage;
}

export function chestsHome(state: State, seat: number): number {
  let count = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) count += at(state.tortuga, colourOf(seat, colour));
  return count;
}
