/** Bots with a taste of their own, as strong as the others of their level. */
export const CHARACTERS = ['raider', 'trader', 'hunter'] as const satisfies readonly string[];

/** By character, what it likes better than others do: features and how much is added to their weights. */
export const LIKES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  raider: { prey: 0.6, 'hand attack': 0.5, threat: 0.2 },
  trader: { 'hand crypto': 0.25, posts: 0.15, minerals: 0.3 },
  hunter: { hunts: 0.15, huntWorth: 0.3, markers: 0.2, markedWorth: 0.15 },
};
