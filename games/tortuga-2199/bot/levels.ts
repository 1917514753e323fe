import type { Level, TurnPlannerOptions } from '@tortuga/bots';

export interface Setting extends TurnPlannerOptions {
  /** Guesses of what is hidden. */
  readonly iterations: number;
  /** Features of a position that it does not see. */
  readonly blindTo: readonly string[];
}

/** A yardstick, frozen: change it, and what was measured against it means nothing any more. */
export const REFERENCE = { width: 12, iterations: 4 };

const NARROW: Setting = { width: 1, iterations: 1, blindTo: [] };

/** Nobody attacks it, and it attacks nobody, as far as it thinks ahead. */
const DANGER = ['exposed', 'threat', 'prey', 'defence', 'lost', 'hand attack', 'hand defence'];
/** That a deck of few good cards is better than one of many. */
const THIN_DECK = ['deck', 'deckSquared', 'best5', 'hand destroy', 'maneuversLate', 'cryptoLate'];
/** What the control of a sector is good for besides influence. */
const SECTORS = ['posts', 'turrets', 'vortex', 'lab', 'mines', 'fortress'];
/** Hunts that were scouted and can be captured later. */
const TRAILS = ['markers', 'markedWorth', 'markedNear', 'huntsLate'];
/** What cards are good for, other than being many. */
const CARDS = ['hand maneuvers', 'hand draw', 'hand move', 'hand scout', 'hand discount', 'hand trick', 'reserved'];

export const LEVEL_SETTINGS: Readonly<Record<Level, Setting>> = {
  cabinboy: { ...NARROW, blindTo: [...DANGER, ...THIN_DECK, ...SECTORS, ...TRAILS, ...CARDS] },
  deckhand: { ...NARROW, blindTo: [...DANGER, ...THIN_DECK, ...SECTORS, ...TRAILS] },
  bosun: { ...NARROW, blindTo: [...DANGER, ...SECTORS] },
  mate: { ...NARROW, width: 3 },
  captain: { ...NARROW, width: 10, iterations: 2 },
  admiral: { ...NARROW, width: 40, iterations: 12 },
};
