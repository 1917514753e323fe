import type { Level } from '@tortuga/bots';
import { type Bias, biased, REFERENCE_TASTES, TASTES, type Tastes } from './taste.ts';

export interface Setting {
  /** Rounds played on; 0 for a bot that trusts its first thought. */
  readonly iterations: number;
  /** By how many standard errors a move must look better than the first thought. */
  readonly caution: number;
  /** Where the first thought comes from. */
  readonly tastes: Tastes;
}

/** A yardstick, frozen: change it, and what was measured against it means nothing any more. */
export const REFERENCE = { iterations: 100 };

/** With more than two players, dice in hand and what rivals would gain decide less: finds and loot do. */
const underrating = (share: { readonly finds: number; readonly loot: number }): Bias => ({
  find: share.finds,
  boarded: share.loot,
  plundered: share.loot,
});

/**
 * The captain tries little and so hardly trusts it; the mate does what seems best at once. From there on each level errs
 * like the one above it and a bit more: dice are kept back too long, totals are compared too roughly, what rivals would
 * gain is overlooked, and at last even what there is to rob. With more than two players they underrate what is found and robbed.
 */
export const LEVEL_SETTINGS: Readonly<Record<Level, Setting>> = {
  cabinboy: {
    iterations: 0,
    caution: 0,
    tastes: biased(
      REFERENCE_TASTES,
      {
        firstFree: 1.58,
        free: 1.97,
        done: 0.18,
        sharp: 2.85,
        blur: 1.96,
        deny: 0.3,
        boarded: 0.85,
        plundered: 0.85,
        push: 0.8,
      },
      underrating({ finds: 0.15, loot: 0.2 }),
    ),
  },
  deckhand: {
    iterations: 0,
    caution: 0,
    tastes: biased(
      REFERENCE_TASTES,
      { firstFree: 1.53, free: 1.89, done: 0.34, sharp: 2.6, blur: 1.84, deny: 0.5 },
      underrating({ finds: 0.45, loot: 0.45 }),
    ),
  },
  bosun: {
    iterations: 0,
    caution: 0,
    tastes: biased(
      REFERENCE_TASTES,
      { firstFree: 1.4, free: 1.7, done: 0.4, sharp: 2.25, blur: 1.6, deny: 0.7 },
      underrating({ finds: 0.75, loot: 0.75 }),
    ),
  },
  mate: { iterations: 0, caution: 0, tastes: TASTES },
  captain: { iterations: 32, caution: 3, tastes: TASTES },
  admiral: { iterations: 300, caution: 1, tastes: TASTES },
};
