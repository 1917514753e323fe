import { at } from '@tortuga/kernel';

/** When moves drop out. */
interface Pace {
  /** Nobody drops out before so many tries, and it is looked at again after so many more. */
  readonly fair: number;
  readonly pause: number;
  /** A move drops out when it is behind the best by so many standard errors. */
  readonly surely: number;
}

export const STEADY: Pace = { fair: 24, pause: 8, surely: 3 };
/** Leaves more tries to those that are near the best, and now and then drops what would have become the best. */
export const BRISK: Pace = { fair: 12, pause: 4, surely: 2.2 };

/** Moves that are less than so many standard errors behind the best are as good as the best. */
const ABOUT = 1;

/**
 * Moves that are tried in turn, each of them under the same luck. What counts is by how much a move was better than the
 * mean of all that were tried together: luck that is good or bad for all of them alike says nothing.
 */
export class Race {
  readonly #visits: number[];
  readonly #values: number[];
  /** Sum of what a move was better than the mean, and of the squares of that. */
  readonly #edges: number[];
  readonly #squares: number[];
  readonly #out: boolean[];
  readonly #pace: Pace;
  #tries = 0;
  #running: number;

  constructor(moves: number, pace: Pace = STEADY) {
    this.#pace = pace;
    const zeros = (): number[] => new Array<number>(moves).fill(0);
    this.#visits = zeros();
    this.#values = zeros();
    this.#edges = zeros();
    this.#squares = zeros();
    this.#out = new Array<boolean>(moves).fill(false);
    this.#running = moves;
  }

  get running(): number {
    return this.#running;
  }

  isOut(move: number): boolean {
    return at(this.#out, move);
  }

  /** By move, what it brought; null for those that are out. */
  add(values: readonly (number | null)[]): void {
    this.#tries++;
    let sum = 0;
    for (const value of values) sum += value ?? 0;
    const mean = sum / this.#running;
    for (let move = 0; move < values.length; move++) {
      const value = values[move] ?? null;
      if (value === null) continue;
      const edge = value - mean;
      this.#visits[move] = at(this.#visits, move) + 1;
      this.#values[move] = at(this.#values, move) + value;
      this.#edges[move] = at(this.#edges, move) + edge;
      this.#squares[move] = at(this.#squares, move) + edge * edge;
    }
  }

  dropLaggards(): void {
    const { fair, pause, surely } = this.#pace;
    if (this.#tries < fair || this.#tries % pause !== 0) return;
    const best = this.#best();
    for (let move = 0; move < this.#out.length; move++) {
      if (this.isOut(move) || this.#deficit(move, best) < surely) continue;
      this.#out[move] = true;
      this.#running--;
    }
  }

  /** How often it was tried, and what it brought in the mean. */
  standing(move: number): { readonly tries: number; readonly chance: number } {
    const tries = at(this.#visits, move);
    return { tries, chance: tries === 0 ? 0 : at(this.#values, move) / tries };
  }

  /** The weights of those that are as good as the best, and 0 for all others. */
  level(weights: readonly number[]): number[] {
    const best = this.#best();
    const level = weights.map((weight, move) => (!this.isOut(move) && this.#deficit(move, best) <= ABOUT ? weight : 0));
    if (level.every((weight) => weight <= 0)) level[best] = 1;
    return level;
  }

  /** The best, but the preferred one if the best is not better by so many standard errors. */
  bestUnless(preferred: number | null, margin: number): number {
    const best = this.#best();
    return preferred !== null && !this.isOut(preferred) && this.#deficit(preferred, best) < margin ? preferred : best;
  }

  #best(): number {
    let best = -1;
    for (let move = 0; move < this.#out.length; move++) {
      if (!this.isOut(move) && (best < 0 || at(this.#edges, move) > at(this.#edges, best))) best = move;
    }
    return best;
  }

  /** By how many standard errors a move is behind the best. */
  #deficit(move: number, best: number): number {
    if (move === best) return 0;
    const gap = (at(this.#edges, best) - at(this.#edges, move)) / this.#tries;
    if (gap <= 0) return 0;
    const error = Math.sqrt((this.#variance(move) + this.#variance(best)) / this.#tries);
    return error === 0 ? Number.POSITIVE_INFINITY : gap / error;
  }

  #variance(move: number): number {
    const mean = at(this.#edges, move) / this.#tries;
    return Math.max(0, at(this.#squares, move) / this.#tries - mean * mean);
  }
}
