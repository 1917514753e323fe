/** Bots with a taste of their own. */
export const CHARACTERS = ['gambler', 'navigator'] as const satisfies readonly string[];
