import { at, type GameTypes, type Rng, type Seat } from '@tortuga/kernel';
import { type Judge, logOdds } from './judge.ts';
import type { Mind } from './mind.ts';

/** Chooses for somebody who is asked in the middle of another's turn, such as the defender in a combat. */
export type Answer<T extends GameTypes> = (state: T['state'], seat: Seat, rng: Rng) => T['move'];

/** A way through a turn, from its last move back to the first. */
interface Line<T extends GameTypes> {
  readonly move: T['move'];
  readonly before: Line<T> | null;
}

interface Node<T extends GameTypes> {
  readonly state: T['state'];
  /** Index of the first move of the way here. */
  readonly root: number;
  readonly line: Line<T> | null;
  readonly hope: number;
}

/** The best turn that was found from a first move; none if no turn was followed to its end. */
export interface BestTurn<T extends GameTypes> {
  /** From 0 to 1; -1 if there is none. */
  readonly value: number;
  readonly line: Line<T> | null;
}

/** No turn is longer: a guard against a game whose moves lead in circles. */
const MAX_STEPS = 80;

/** Finds good turns by a beam search over one seat's own moves, judged where the turn ends. */
export class TurnBeam<T extends GameTypes> {
  readonly #mind: Mind<T>;
  readonly #judge: Judge<T>;
  readonly #answer: Answer<T>;

  constructor(mind: Mind<T>, judge: Judge<T>, answer: Answer<T>) {
    this.#mind = mind;
    this.#judge = judge;
    this.#answer = answer;
  }

  /** By first move, the best turn that was found from there; `width` positions are looked at after each step. */
  search(start: T['state'], seat: Seat, roots: readonly T['move'][], width: number, rng: Rng): BestTurn<T>[] {
    const mind = this.#mind;
    const { game } = mind;
    const stretch = mind.stretch(start, seat);
    const best = roots.map((): BestTurn<T> => ({ value: -1, line: null }));
    const seen = new Set<number>();
    let beam: Node<T>[] = [{ state: start, root: -1, line: null, hope: 0 }];
    for (let step = 0; beam.length > 0 && step < MAX_STEPS; step++) {
      const next: Node<T>[] = [];
      for (const node of beam) {
        const moves = step === 0 ? roots : mind.candidates(node.state, seat);
        for (let index = 0; index < moves.length; index++) {
          const root = step === 0 ? index : node.root;
          const state = game.copy(node.state);
          const line = { move: at(moves, index), before: node.line };
          game.apply(state, seat, line.move, rng);
          this.answerOthers(state, seat, stretch, rng);
          if (mind.stretch(state, seat) !== stretch) {
            const value = this.#judge(state, seat);
            if (value > at(best, root).value) best[root] = { value, line };
            continue;
          }
          const key = mind.key(state);
          if (seen.has(key)) continue;
          seen.add(key);
          next.push({ state, root, line, hope: logOdds(this.#judge(state, seat)) + mind.promise(state, seat) });
        }
      }
      next.sort((a, b) => b.hope - a.hope);
      next.length = Math.min(next.length, width);
      beam = next;
    }
    return best;
  }

  /** Plays a seat's turn to its end, as well as a beam of this width sees it. Changes the state. */
  playTurn(state: T['state'], seat: Seat, width: number, rng: Rng): void {
    const { game, candidates, stretch } = this.#mind;
    const begun = stretch(state, seat);
    for (let step = 0; step < MAX_STEPS && isAsked(this.#mind, state, seat, begun); step++) {
      const roots = candidates(state, seat);
      const moves =
        roots.length === 1 ? roots : movesOf(bestOf(this.search(state, seat, roots, width, rng)), at(roots, 0));
      for (const move of moves) {
        // What was drawn may differ from what was drawn in the search.
        if (!isAsked(this.#mind, state, seat, begun) || game.refuse(state, seat, move) !== null) break;
        game.apply(state, seat, move, rng);
        this.answerOthers(state, seat, begun, rng);
      }
    }
  }

  /** Until this seat is asked again, or its stretch of play is over. Changes the state. */
  answerOthers(state: T['state'], seat: Seat, stretch: number, rng: Rng): void {
    const { game } = this.#mind;
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const other = at(pending, 0);
      if (other === seat || this.#mind.stretch(state, seat) !== stretch) return;
      game.apply(state, other, this.#answer(state, other, rng), rng);
    }
  }
}

const isAsked = <T extends GameTypes>(mind: Mind<T>, state: T['state'], seat: Seat, stretch: number): boolean =>
  mind.game.pending(state)[0] === seat && mind.stretch(state, seat) === stretch;

const bestOf = <T extends GameTypes>(turns: readonly BestTurn<T>[]): BestTurn<T> =>
  turns.reduce((best, turn) => (turn.value > best.value ? turn : best));

/** The moves of a turn in order; the first move alone if it was not followed to its end. */
export function movesOf<T extends GameTypes>({ line }: BestTurn<T>, first: T['move']): T['move'][] {
  if (line === null) return [first];
  const moves: T['move'][] = [];
  for (let step: Line<T> | null = line; step !== null; step = step.before) moves.push(step.move);
  return moves.reverse();
}

/** Answers by what looks best one step ahead, knowing all that the searcher has guessed. */
export const knowingAnswer =
  <T extends GameTypes>({ game, evaluate }: Mind<T>): Answer<T> =>
  (state, seat, rng) => {
    const moves = game.moves(state, seat);
    let best = 0;
    if (moves.length > 1) {
      let highest = -1;
      for (let index = 0; index < moves.length; index++) {
        const after = game.copy(state);
        game.apply(after, seat, at(moves, index), rng);
        const value = evaluate(after, seat);
        if (value > highest) {
          highest = value;
          best = index;
        }
      }
    }
    return at(moves, best);
  };
