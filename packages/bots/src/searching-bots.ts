import type { GameTypes, Phrase } from '@tortuga/kernel';
import type { Bot, Plan, Question } from './bot.ts';
import type { Budget } from './budget.ts';
import type { Deed } from './deed.ts';
import type { Level } from './levels.ts';
import type { Training } from './training.ts';

/** The bots that search. They are loaded when the first of them is needed: weights and tables take space. */
export interface SearchingBots<T extends GameTypes> {
  /** A new bot for one seat of one match. Without a budget it thinks as long as its level does. */
  level(level: Level, character: string | null, budget: Budget | null): Bot<T>;
  /** How often a level searches for a decision, where time does not end it. */
  iterationsOf(level: Level): number;
  /** A yardstick, frozen: change it, and what was measured against it means nothing any more. */
  reference(budget: Budget | null): Bot<T>;
  /** Why a plan is good, in a few words, from what its seat can see. */
  reasonsFor(question: Pick<Question<T>, 'seat' | 'view'>, plan: Plan<T>): readonly Phrase[];
  /** Why a seat did all this, in a few words, from what the viewer of these deeds can see; in the order they were done. */
  reasonsAfter(deeds: readonly Deed<T>[]): readonly Phrase[];
  /** How a value is learned for these rules and cards; null if bots of this game need none. */
  readonly training: Training<T> | null;
}
