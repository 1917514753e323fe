import { type GameTypes, SPECTATOR, seatsOf, type Viewer } from '@tortuga/kernel';
import type { Playthrough } from './playthrough.ts';

/** A game's own checks, such as counting every card and token. Each string is something that is wrong. */
export type Invariants<T extends GameTypes> = (state: T['state']) => readonly string[];

export interface Law {
  readonly name: string;
  /** How the playthrough breaks the law; null if it doesn't. */
  check<T extends GameTypes>(playthrough: Playthrough<T>, invariants: Invariants<T>): string | null;
}

export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), SPECTATOR];

/** The first breach that is found among the items; null if there is none. */
export function firstBreach<Item>(items: Iterable<Item>, breachOf: (item: Item) => string | null): string | null {
  for (const item of items) {
    const breach = breachOf(item);
    if (breach !== null) return breach;
  }
  return null;
}

/** Every state of a playthrough, including the last, with the number of steps before it. */
export function statesOf<T extends GameTypes>(playthrough: Playthrough<T>): { state: T['state']; step: number }[] {
  const states = playthrough.moments.map(({ before }, step) => ({ state: before, step }));
  return [...states, { state: playthrough.last, step: states.length }];
}
