import { type GameTypes, SPECTATOR, seatsOf, type Viewer } from '@tortuga/kernel';
import type { Journey } from './journey.ts';

/** What a game adds of its own: every card and token counted. Each string is something that is not right. */
export type Invariants<T extends GameTypes> = (state: T['state']) => readonly string[];

export interface Law {
  /** The law in words. */
  readonly name: string;
  /** How the given journey breaks it; null if it doesn't. */
  check<T extends GameTypes>(journey: Journey<T>, invariants: Invariants<T>): string | null;
}

export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), SPECTATOR];

/** The first complaint of many questions. */
export function firstBreach<Item>(items: Iterable<Item>, complaintAbout: (item: Item) => string | null): string | null {
  for (const item of items) {
    const complaint = complaintAbout(item);
    if (complaint !== null) return complaint;
  }
  return null;
}

/** Every state of a journey, the last one included, with the number of steps before it. */
export function statesOf<T extends GameTypes>(journey: Journey<T>): { state: T['state']; step: number }[] {
  const states = journey.moments.map(({ before }, step) => ({ state: before, step }));
  return [...states, { state: journey.last, step: states.length }];
}
