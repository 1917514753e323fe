import type { Level, TreeSearchOptions } from '@tortuga/bots';
import type { OutlookOptions } from './outlook.ts';
import type { Sight } from './sight.ts';

export interface SearchSetting {
  readonly kind: 'search';
  readonly iterations: number;
  readonly search: TreeSearchOptions;
  readonly outlook: OutlookOptions;
}

/** Lays the card that looks best. */
export interface EyeSetting {
  readonly kind: 'eye';
  readonly sight: Sight;
}

/** A yardstick, frozen: change it, and what was measured against it means nothing any more. */
export const REFERENCE: SearchSetting = {
  kind: 'search',
  iterations: 600,
  search: { curiosity: 0.5, guesses: 600 },
  outlook: { carelessness: 100, solveFrom: 20, playOutUntil: 24, openFrom: 20 },
};

/** As strong as we can make it well within two seconds a move. */
const ADMIRAL: SearchSetting = {
  kind: 'search',
  iterations: 3000,
  search: { curiosity: 0.5, guesses: 400 },
  outlook: { carelessness: 40, solveFrom: 18, playOutUntil: 24, openFrom: 12 },
};

const eye = (sight: Sight): EyeSetting => ({ kind: 'eye', sight });

/**
 * The lower three lay what looks best now, and differ in what they overlook. The upper three reckon ahead, and differ in how
 * many hands of their rivals they imagine and how early they see the end of the second voyage.
 */
export const LEVEL_SETTINGS: Readonly<Record<Level, SearchSetting | EyeSetting>> = {
  cabinboy: eye({ rivals: 0.2, odds: 0, comparesSeas: false, awaitsAnswers: false }),
  deckhand: eye({ rivals: 0.7, odds: 0.7, comparesSeas: false, awaitsAnswers: false }),
  bosun: eye({ rivals: 1, odds: 1, comparesSeas: true, awaitsAnswers: true }),
  mate: {
    ...ADMIRAL,
    iterations: 120,
    search: { ...ADMIRAL.search, guesses: 4 },
    outlook: { ...ADMIRAL.outlook, openFrom: 22 },
  },
  captain: {
    ...ADMIRAL,
    iterations: 400,
    search: { ...ADMIRAL.search, guesses: 100 },
    outlook: { ...ADMIRAL.outlook, openFrom: 18 },
  },
  admiral: ADMIRAL,
};
