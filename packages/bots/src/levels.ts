import type { TimeLimit } from './budget.ts';

/** How well bots play, the weakest first. The names are the same in the page, the API and the terminal. */
export const LEVELS = ['cabinboy', 'deckhand', 'bosun', 'mate', 'captain', 'admiral'] as const;

export type Level = (typeof LEVELS)[number];

const QUICK: TimeLimit = { decisionMs: 500, turnMs: 2000 };
/** A turn may take a phone, four times as slow as a computer, no longer than this either. */
const THOROUGH: TimeLimit = { decisionMs: 2000, turnMs: 4000 };

export const timeLimitOf = (level: Level): TimeLimit => (level === 'admiral' ? THOROUGH : QUICK);

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

/** Bots had other names once, which tables begun then and pages open since then still have. */
const FORMER_NAMES: ReadonlyMap<string, Level> = new Map([
  ['random', 'deckhand'],
  ['greedy', 'mate'],
  ['montecarlo', 'captain'],
]);

/** The level in the name of a bot at a table, whatever it was called when the table was begun; null if there is none. */
export function levelOf(bot: string): Level | null {
  const [name = ''] = bot.split(':');
  return isLevel(name) ? name : (FORMER_NAMES.get(name) ?? null);
}
