import { at, type GameTypes, type Rng, type Seat, seatsOf } from '@tortuga/kernel';
import type { Judge } from './judge.ts';
import type { TreeMind } from './mind.ts';

/** Exact play may not depend on chance: a rule that draws is an error where a stretch is solved with this. */
export const NO_CHANCE: Rng = {
  below() {
    throw new Error('What is solved exactly must not be drawn');
  },
};

export interface Solved {
  /** By seat: how likely it is to win if all play their best. */
  readonly chances: readonly number[];
  /** Positions looked at: what it cost, the same on every machine. */
  readonly nodes: number;
}

/**
 * Plays a stretch to its end in the best way for everybody, all hands open, by the rules themselves; null when that takes
 * more positions than allowed. Two sides bound each other (alpha-beta); of more, each takes what is best for itself (max^n).
 * Only what follows the stretch may be drawn, and must not matter to the judge.
 */
export function solveStretch<T extends GameTypes>(
  mind: TreeMind<T>,
  judge: Judge<T>,
  state: T['state'],
  stretch: number,
  rng: Rng,
  mostNodes: number,
): Solved | null {
  const search = new Exact(mind, judge, stretch, rng, mostNodes);
  const chances = search.solve(state);
  return chances === null ? null : { chances, nodes: search.nodes };
}

const chancesOf = <T extends GameTypes>(mind: TreeMind<T>, judge: Judge<T>, state: T['state']): number[] =>
  seatsOf(mind.seatCount(state)).map((each) => judge(state, each));

class Exact<T extends GameTypes> {
  nodes = 0;
  readonly #mind: TreeMind<T>;
  readonly #judge: Judge<T>;
  readonly #stretch: number;
  readonly #rng: Rng;
  readonly #mostNodes: number;
  /** By key: positions that are met on several ways. */
  readonly #known = new Map<number, readonly number[]>();

  constructor(mind: TreeMind<T>, judge: Judge<T>, stretch: number, rng: Rng, mostNodes: number) {
    this.#mind = mind;
    this.#judge = judge;
    this.#stretch = stretch;
    this.#rng = rng;
    this.#mostNodes = mostNodes;
  }

  solve(state: T['state']): readonly number[] | null {
    return this.#best(state, null, 0);
  }

  /**
   * The chances of all seats. Whoever chose before, `rival`, has something worth `enough` to itself already: with two seats
   * nothing that leaves it less needs to be looked at any further.
   */
  #best(state: T['state'], rival: Seat | null, enough: number): readonly number[] | null {
    const { game, candidates, key, stretch } = this.#mind;
    const seat = game.pending(state)[0];
    if (seat === undefined || stretch(state, seat) !== this.#stretch) return chancesOf(this.#mind, this.#judge, state);
    const name = key(state);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (++this.nodes > this.#mostNodes) return null;
    const canCut = rival !== null && rival !== seat && this.#mind.seatCount(state) === 2;
    let best: readonly number[] | null = null;
    for (const move of candidates(state, seat)) {
      const after = game.copy(state);
      game.apply(after, seat, move, this.#rng);
      const chances = this.#best(after, seat, best === null ? 0 : at(best, seat));
      if (chances === null) return null;
      if (best === null || at(chances, seat) > at(best, seat)) best = chances;
      // Not kept: it is only a bound.
      if (canCut && at(best, rival) < enough) return best;
    }
    if (best !== null) this.#known.set(name, best);
    return best;
  }
}
