import type { State } from './state.ts';

/** States held -1 for nobody and nothing before they held null. */
const NONE = -1;

const orNone = (value: number | null): number => value ?? NONE;

/** A state as it was when the first matches were stored, so that their hashes still verify. */
export const hashed = (state: State): object => ({
  ...state,
  decider: orNone(state.decider),
  winner: orNone(state.winner),
  council: orNone(state.council),
  target: orNone(state.target),
  controllers: state.controllers.map(orNone),
  hunts: state.hunts.map(orNone),
  trophies: state.trophies.map(orNone),
  ships: state.ships.map(orNone),
  places: state.places.map(orNone),
  reserves: state.reserves.map(orNone),
  open: state.open.map(orNone),
});
