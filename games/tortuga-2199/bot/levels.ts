import type { Level, TurnPlannerOptions } from '@tortuga/bots';

export interface Setting extends TurnPlannerOptions {
  /** Guesses of what is hidden. */
  readonly iterations: number;
  /** From 0 to 1: how much it makes of what pays only later. */
  readonly foresight: number;
}

/** A yardstick, frozen: change it, and what was measured against it means nothing any more. */
export const REFERENCE = { width: 12, iterations: 4 };

/** The lower levels look one move ahead at a time, and count points and cards rather than what becomes of them. */
export const LEVEL_SETTINGS: Readonly<Record<Level, Setting>> = {
  cabinboy: { width: 1, iterations: 1, foresight: 0.2 },
  deckhand: { width: 1, iterations: 1, foresight: 0.27 },
  bosun: { width: 1, iterations: 1, foresight: 0.42 },
  mate: { width: 3, iterations: 1, foresight: 1 },
  captain: { width: 12, iterations: 3, foresight: 1 },
  admiral: { width: 40, iterations: 12, foresight: 1 },
};
