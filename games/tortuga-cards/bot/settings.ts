import type { TreeSearchOptions } from '@tortuga/bots';
import type { OutlookOptions } from './outlook.ts';

export interface Setting {
  readonly search: TreeSearchOptions;
  readonly outlook: OutlookOptions;
}

/** A yardstick for stronger ones, frozen: change it, and what was measured against it means nothing any more. */
export const REFERENCE: Setting = {
  search: { iterations: 600, curiosity: 0.5, guesses: 600 },
  outlook: { carelessness: 100, solveFrom: 20, hurryUntil: 24, openFrom: 20 },
};

/** As strong as we can make it in about a second a move. */
export const STRONGEST: Setting = {
  search: { iterations: 20_000, curiosity: 0.5, guesses: 400 },
  outlook: { carelessness: 40, solveFrom: 18, hurryUntil: 24, openFrom: 12 },
};
