import { at } from '@tortuga/kernel';
import { sideCount } from '../rules/places.ts';
import { VOYAGES } from '../rules/types.ts';
import { PRESTIGE } from './card-values.ts';
import { FEATURE_COUNT, writeBetween } from './features.ts';

/** What a side's features between the voyages are worth; the chances follow from what those of all sides are. */
export type Between = (features: Float64Array) => number;
/** The chance of one of several with these scores, as the bots reckon it. */
export type Softmax = (scores: readonly number[], side: number) => number;

/** The end of a voyage. */
export interface VoyageEnd {
  readonly seats: number;
  readonly voyage: number;
  /** Whoever begins the next one. */
  readonly nextStart: number;
}

/** What the scores at the end of a voyage mean: by seat, how likely it is to win. */
export class Chances {
  readonly #between: Between;
  readonly #softmax: Softmax;
  readonly #row = new Float64Array(FEATURE_COUNT);
  readonly #values: number[] = [];

  constructor(between: Between, softmax: Softmax) {
    this.#between = between;
    this.#softmax = softmax;
  }

  /** Scores by side are prestige and, far behind, doubloons. Only their differences matter. */
  write(end: VoyageEnd, scores: readonly number[], into: Float64Array): void {
    const sides = sideCount(end.seats);
    if (end.voyage === VOYAGES) writeShares(end.seats, sides, scores, into);
    else this.#writeBetween(end, sides, scores, into);
  }

  #writeBetween({ seats, nextStart }: VoyageEnd, sides: number, scores: readonly number[], into: Float64Array): void {
    this.#values.length = 0;
    for (let side = 0; side < sides; side++) {
      const prestige = Math.round(at(scores, side) / PRESTIGE);
      const doubloons = at(scores, side) - prestige * PRESTIGE;
      const place = (side - (nextStart % sides) + sides) % sides;
      writeBetween(seats, prestige, doubloons, place, this.#row);
      this.#values.push(this.#between(this.#row));
    }
    for (let seat = 0; seat < seats; seat++) into[seat] = this.#softmax(this.#values, seat % sides);
  }
}

/** Most wins; those who are level share. cards-4.3 */
function writeShares(seats: number, sides: number, scores: readonly number[], into: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let side = 0; side < sides; side++) {
    const score = at(scores, side);
    if (score > best) winners = 0;
    if (score >= best) winners++;
    best = Math.max(best, score);
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = scores[seat % sides] === best ? 1 / winners : 0;
}
