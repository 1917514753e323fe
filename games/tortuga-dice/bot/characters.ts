import type { Bias } from './taste.ts';

/** Bots with a taste of their own. */
export const CHARACTERS = ['corsair', 'smuggler'] as const satisfies readonly string[];
type Character = (typeof CHARACTERS)[number];

const BIASES: Readonly<Record<Character, Bias>> = {
  /** Would rather rob than fetch. */
  corsair: { boarded: 1.35, plundered: 1.35, push: 1.3, salvage: 1.2, find: 0.7, tile: 0.7, step: 0.8 },
  /** Would rather fetch, and have room to bring it all home. */
  smuggler: { boarded: 0.9, plundered: 0.9, push: 0.9, find: 1.3, tile: 1.2, room: 1.15, step: 1.15 },
};

const isCharacter = (name: string): name is Character => CHARACTERS.some((character) => character === name);

export const biasOf = (character: string | null): Bias =>
  character !== null && isCharacter(character) ? BIASES[character] : {};

/** A taste of one's own is not given up for a small gain: in standard errors. */
export const FONDNESS = 0.7;
