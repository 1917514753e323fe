import type { GameTypes } from '@tortuga/kernel';
import type { Bot } from './bot.ts';
import type { Features } from './mind.ts';

/** What a game needs so that its value can be learned by self-play. */
export interface Training<T extends GameTypes> {
  readonly features: Features<T>;
  /** Hidden units of the model; 0 for a linear one. */
  readonly units: number;
  /** Features of which one says little without the others, by name: what is learned of them is kept or dropped together. */
  readonly together: readonly (readonly string[])[];
  /** A quick bot that judges by these weights; by hand if they are null or don't fit. */
  bot(weights: unknown): Bot<T>;
  /** The number of the turn or round that begins with this position; null in the middle of one. Values are learned there. */
  turnBegun(state: T['state']): number | null;
}
