import { type Seat, seatsOf } from '@tortuga/kernel';
import type { ClockSetting } from './match-clock.ts';

/** What tells the time, and when the match began. In milliseconds since 1970. */
export interface Timed {
  readonly began: number;
  /** At a table with a clock. */
  readonly clock?: ClockSetting | null;
  now(): number;
}

/** How long each seat has been asked for something so far. Nobody loses by it: it is there to be seen. */
export class Clocks {
  readonly #used: number[];
  #last: number;

  constructor(seats: number, began: number) {
    this.#used = seatsOf(seats).map(() => 0);
    this.#last = began;
  }

  /** Something happened: until then these seats were asked. */
  note(asked: readonly Seat[], at: number): void {
    const gone = Math.max(0, at - this.#last);
    for (const seat of asked) this.#used[seat] = (this.#used[seat] ?? 0) + gone;
    this.#last = Math.max(this.#last, at);
  }

  /** By seat, with the time that runs for those who are asked now. */
  read(asked: readonly Seat[], now: number): number[] {
    const running = Math.max(0, now - this.#last);
    return this.#used.map((used, seat) => used + (asked.some((each) => each === seat) ? running : 0));
  }
}
