import type { State } from './types.ts';

/** What stood for nobody and nothing in a state before null did. */
const NOTHING = -1;

const written = (value: number | null): number => value ?? NOTHING;

/** A state as it has been hashed since the first match was kept: its steps must verify for ever. */
export const hashed = (state: State): object => ({
  ...state,
  decider: written(state.decider),
  action: written(state.action),
  victim: written(state.victim),
  faces: state.faces.map(written),
  assigned: state.assigned.map(written),
  shown: state.shown.map(written),
  kept: state.kept.map(written),
});
