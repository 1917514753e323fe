/** In milliseconds: for one decision, and for a whole stretch of play such as a turn. */
export interface TimeLimit {
  readonly decisionMs: number;
  readonly turnMs: number;
}

/** How long a bot may think about a decision: until it has searched so often, or until its time is up. */
export interface Budget {
  readonly iterations: number;
  /** Null for as long as the iterations take. */
  readonly time: TimeLimit | null;
}

/** A turn that has used up its time still gets so much for a decision. */
const LEAST_MS = 10;

/** Whether its time, or this share of it, is up. */
export type IsOver = (share?: number) => boolean;

const never: IsOver = () => false;

/** Measures how long a bot thinks, over all decisions of a stretch of play. */
export class ThinkingTime {
  readonly #limit: TimeLimit | null;
  #stretch: number | null = null;
  #spent = 0;

  constructor(limit: TimeLimit | null) {
    this.#limit = limit;
  }

  /** Runs a search, which asks now and then whether its time is up. */
  during<Found>(now: (() => number) | undefined, stretch: number, search: (isOver: IsOver) => Found): Found {
    if (now === undefined || this.#limit === null) return search(never);
    if (stretch !== this.#stretch) this.#spent = 0;
    this.#stretch = stretch;
    const { decisionMs, turnMs } = this.#limit;
    const began = now();
    const limit = Math.min(decisionMs, Math.max(LEAST_MS, turnMs - this.#spent));
    const found = search((share = 1) => now() >= began + share * limit);
    this.#spent += now() - began;
    return found;
  }
}
