import type { State } from './types.ts';

/** States had this for nobody before they had null. */
const NOBODY = -1;

/** The form of a state that the first stored matches were hashed in: their steps must verify for ever. */
export const hashed = (state: State): object => ({
  ...state,
  decider: state.decider ?? NOBODY,
  action: state.action ?? NOBODY,
  victim: state.victim ?? NOBODY,
});
