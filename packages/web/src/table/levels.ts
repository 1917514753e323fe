/** How well bots play, from the easiest to the hardest, and which bot that is. */
export const LEVELS = { deckhand: 'random', mate: 'greedy', captain: 'montecarlo' } as const;

export type Level = keyof typeof LEVELS;

export const LEVEL_NAMES = ['deckhand', 'mate', 'captain'] as const satisfies readonly Level[];

export const levelOf = (bot: string): Level => LEVEL_NAMES.find((level) => bot.startsWith(LEVELS[level])) ?? 'mate';
