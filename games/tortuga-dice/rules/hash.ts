import type { State } from './types.ts';

/** What stood for nobody in a state before null did. */
const NOBODY = -1;

/** A state as it has been hashed since the first match was kept: its steps must verify for ever. */
export const hashed = (state: State): object => ({
  ...state,
  decider: state.decider ?? NOBODY,
  action: state.action ?? NOBODY,
  victim: state.victim ?? NOBODY,
});
