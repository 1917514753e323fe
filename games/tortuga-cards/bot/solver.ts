import { PLACES } from '../rules/places.ts';
import { COLUMN_COUNT, ROWS } from '../rules/types.ts';
import { leadAfterEvents, leadOf } from './events.ts';
import { gainOf, isFreePlace } from './gain.ts';
import { type Layout, MOST_IN_HAND } from './layout.ts';

/** Beyond every lead. */
export const LIMIT = 2 ** 30;

const SLOTS = 2 ** 17;
const MOST_MOVES = MOST_IN_HAND * COLUMN_COUNT;
/** A move in a list: its gain, then the place in the hand, then the column. */
const MOVE_BITS = 8;

/**
 * Plays a voyage of two sides to its end in the best way for both, all hands open: alpha-beta, with a table of the
 * positions it has met, in this search and before. The order in which cards were laid doesn't matter, so it meets most positions many times.
 */
export class Solver {
  /** Positions looked at so far: what it costs, the same on every machine. */
  nodes = 0;
  readonly #lows = new Int32Array(SLOTS);
  readonly #highs = new Int32Array(SLOTS);
  readonly #atLeast = new Int32Array(SLOTS).fill(-LIMIT);
  readonly #atMost = new Int32Array(SLOTS).fill(LIMIT);
  readonly #moves = Array.from({ length: PLACES }, () => new Float64Array(MOST_MOVES));

  /** The lead of side 0 at the end, if it is between the bounds; otherwise a bound that lies beyond them. */
  solve(layout: Layout, alpha: number, beta: number): number {
    this.nodes++;
    const end = PLACES + layout.sides;
    if (layout.played > PLACES) return leadAfterEvents(layout, layout.played, end, leadOf(layout), alpha, beta);
    const slot = (layout.low ^ (layout.high >>> 7)) & (SLOTS - 1);
    const isKnown = this.#lows[slot] === layout.low && this.#highs[slot] === layout.high;
    let least = isKnown ? (this.#atLeast[slot] as number) : -LIMIT;
    let most = isKnown ? (this.#atMost[slot] as number) : LIMIT;
    if (least >= beta || least === most) return least;
    if (most <= alpha) return most;
    const low = Math.max(alpha, least);
    const high = Math.min(beta, most);
    const { low: keyLow, high: keyHigh } = layout;
    const lead =
      layout.played === PLACES
        ? leadAfterEvents(layout, PLACES, end, leadOf(layout), low, high)
        : this.#bestOf(layout, low, high);
    if (lead > low) least = lead;
    if (lead < high) most = lead;
    this.#lows[slot] = keyLow;
    this.#highs[slot] = keyHigh;
    this.#atLeast[slot] = least;
    this.#atMost[slot] = most;
    return lead;
  }

  #bestOf(layout: Layout, alpha: number, beta: number): number {
    const seat = layout.movers[layout.played] as number;
    const isFirst = seat % 2 === 0;
    const moves = this.#moves[layout.played] as Float64Array;
    const count = sortedMoves(layout, seat, moves);
    let low = alpha;
    let high = beta;
    let best = isFirst ? -LIMIT : LIMIT;
    for (let index = 0; index < count && low < high; index++) {
      const move = (moves[index] as number) & (2 ** MOVE_BITS - 1);
      const card = move >> 3;
      const column = move & 7;
      layout.play(seat, card, column);
      const lead = this.solve(layout, low, high);
      layout.unplay(seat, card, column);
      if (isFirst) {
        if (lead > best) best = lead;
        if (best > low) low = best;
      } else {
        if (lead < best) best = lead;
        if (best < high) high = best;
      }
    }
    return best;
  }
}

/** The moves worth trying, the most promising first: each kind of card in each free place. Returns how many. */
function sortedMoves(layout: Layout, seat: number, moves: Float64Array): number {
  const row = Math.floor(layout.played / COLUMN_COUNT);
  const hand = seat * ROWS.length + row;
  const first = hand * MOST_IN_HAND;
  const held = layout.counts[hand] as number;
  let count = 0;
  for (let card = 0; card < held; card++) {
    const kind = layout.hands[first + card] as number;
    if (isRepeated(layout, first, card)) continue;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      if (!isFreePlace(layout, row, column)) continue;
      const gain = Math.round(gainOf(layout, seat % 2, row, kind, column));
      const move = gain * 2 ** MOVE_BITS + card * 8 + column;
      let place = count++;
      for (; place > 0 && (moves[place - 1] as number) < move; place--) moves[place] = moves[place - 1] as number;
      moves[place] = move;
    }
  }
  return count;
}

function isRepeated(layout: Layout, first: number, card: number): boolean {
  for (let before = 0; before < card; before++) {
    if (layout.hands[first + before] === layout.hands[first + card]) return true;
  }
  return false;
}
