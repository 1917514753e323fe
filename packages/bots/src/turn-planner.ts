import { at, type GameTypes, hashOf, type Seat, viewOf } from '@tortuga/kernel';
import type { Bot, Plan, Question } from './bot.ts';
import { type Budget, type IsOver, ThinkingTime } from './budget.ts';
import type { Judge } from './judge.ts';
import type { Mind } from './mind.ts';
import { Tape } from './tape.ts';
import { type Answer, movesOf, TurnBeam } from './turn-beam.ts';

export interface TurnPlannerOptions {
  /** Positions that a beam looks at further, after each step of the turn. */
  readonly width: number;
}

/** More guesses than this tell no more, and every turn that is found is tried under all of them. */
const MAX_GUESSES = 32;
/** Of the time, so much goes to finding turns; the rest is for trying them. */
const TIME_TO_FIND = 0.7;

/** A turn that a beam has found, and what it brought under each guess. */
interface Candidate<T extends GameTypes> {
  readonly moves: readonly T['move'][];
  chance: number;
  tries: number;
}

/** What is left of a plan, and how the match looked to its seat when it was made. */
interface Memory<T extends GameTypes> {
  readonly moves: readonly T['move'][];
  /** Before each move, the hash of the view that was expected. */
  readonly expected: readonly string[];
}

/**
 * Plans whole turns. Beams find good turns, each under one guess of what is hidden; every turn that was found is then
 * tried under all guesses, so that none is chosen for what only its guess could know. The plan is kept, and followed for
 * as long as nothing unforeseen is seen. An iteration is a guess.
 */
export function turnPlannerBot<T extends GameTypes>(
  mind: Mind<T>,
  judge: Judge<T>,
  answer: Answer<T>,
  options: TurnPlannerOptions,
  budget: Budget,
  name: string,
): Required<Bot<T>> {
  const thinking = new ThinkingTime(budget.time);
  const beam = new TurnBeam(mind, judge, answer);
  let memory: Memory<T> = { moves: [], expected: [] };
  const plan = (question: Question<T>, first: T['state']): readonly Plan<T>[] =>
    thinking.during(question.now, mind.stretch(first, question.seat), (isOver) =>
      new TurnPlanning(mind, judge, beam, options, question).plan(first, budget.iterations, isOver),
    );
  return {
    name,
    consider: (question) => plan(question, mind.game.determinize(question.view, question.rng)),
    choose(question) {
      if (question.moves.length === 1) return at(question.moves, 0);
      const step = memory.expected.length === 0 ? -1 : memory.expected.indexOf(hashOf(question.view));
      if (step >= 0) return at(memory.moves, step);
      const first = mind.game.determinize(question.view, question.rng);
      const roots = mind.candidates(first, question.seat);
      if (roots.length === 1) return at(roots, 0);
      const best = at(plan(question, first), 0);
      memory = foresee(mind, beam, best.moves, question);
      return at(best.moves, 0);
    },
  };
}

/** How the match will look to the seat before each move of a plan, as far as that can be known. */
function foresee<T extends GameTypes>(
  mind: Mind<T>,
  beam: TurnBeam<T>,
  moves: readonly T['move'][],
  { seat, view, rng }: Question<T>,
): Memory<T> {
  const { game } = mind;
  const state = game.determinize(view, rng);
  const stretch = mind.stretch(state, seat);
  const expected: string[] = [];
  for (const [index, move] of moves.entries()) {
    if (index > 0) expected.push(hashOf(viewOf(game, state, seat)));
    if (game.refuse(state, seat, move) !== null)
      return { moves: moves.slice(1, index), expected: expected.slice(0, -1) };
    game.apply(state, seat, move, rng);
    beam.answerOthers(state, seat, stretch, rng);
    if (game.pending(state)[0] !== seat || mind.stretch(state, seat) !== stretch) break;
  }
  return { moves: moves.slice(1), expected };
}

/** One search for a plan. */
class TurnPlanning<T extends GameTypes> {
  readonly #mind: Mind<T>;
  readonly #judge: Judge<T>;
  readonly #beam: TurnBeam<T>;
  readonly #options: TurnPlannerOptions;
  readonly #question: Question<T>;
  readonly #seat: Seat;
  readonly #tape: Tape;
  readonly #guesses: T['state'][] = [];
  readonly #candidates = new Map<string, Candidate<T>>();

  constructor(mind: Mind<T>, judge: Judge<T>, beam: TurnBeam<T>, options: TurnPlannerOptions, question: Question<T>) {
    this.#mind = mind;
    this.#judge = judge;
    this.#beam = beam;
    this.#options = options;
    this.#question = question;
    this.#seat = question.seat;
    this.#tape = new Tape(question.rng);
  }

  /** The best first; one plan for each first move. */
  plan(first: T['state'], iterations: number, isOver: IsOver): readonly Plan<T>[] {
    this.#findTurns(first, this.#mind.candidates(first, this.#seat), Math.min(iterations, MAX_GUESSES), isOver);
    for (const guess of this.#guesses) {
      this.#tape.renew();
      for (const candidate of this.#candidates.values()) this.#try(candidate, guess);
      if (isOver()) break;
    }
    return onePerFirstMove([...this.#candidates.values()].sort((a, b) => b.chance - a.chance));
  }

  #findTurns(first: T['state'], roots: readonly T['move'][], iterations: number, isOver: IsOver): void {
    const { view, rng } = this.#question;
    do {
      const guess = this.#guesses.length === 0 ? first : this.#mind.game.determinize(view, rng);
      this.#guesses.push(guess);
      const found = this.#beam.search(guess, this.#seat, roots, this.#options.width, rng);
      for (const [root, turn] of found.entries()) {
        const moves = movesOf(turn, at(roots, root));
        const key = JSON.stringify(moves);
        if (!this.#candidates.has(key)) this.#candidates.set(key, { moves, chance: 0, tries: 0 });
      }
    } while (this.#guesses.length < iterations && !isOver(TIME_TO_FIND));
  }

  #try(candidate: Candidate<T>, guess: T['state']): void {
    const chance = this.#judge(this.#play(guess, candidate), this.#seat);
    candidate.tries++;
    candidate.chance += (chance - candidate.chance) / candidate.tries;
  }

  /** Tries a turn under a guess, always with the same luck; where the guess does not allow it, the next best is done. */
  #play(guess: T['state'], { moves }: Candidate<T>): T['state'] {
    const { game } = this.#mind;
    this.#tape.rewind();
    const state = game.copy(guess);
    const stretch = this.#mind.stretch(state, this.#seat);
    for (const move of moves) {
      if (game.pending(state)[0] !== this.#seat || this.#mind.stretch(state, this.#seat) !== stretch) return state;
      if (game.refuse(state, this.#seat, move) !== null) break;
      game.apply(state, this.#seat, move, this.#tape);
      this.#beam.answerOthers(state, this.#seat, stretch, this.#tape);
    }
    if (this.#mind.stretch(state, this.#seat) === stretch) this.#beam.playTurn(state, this.#seat, 1, this.#tape);
    return state;
  }
}

function onePerFirstMove<T extends GameTypes>(sorted: readonly Plan<T>[]): Plan<T>[] {
  const seen = new Set<string>();
  return sorted.filter(({ moves }) => {
    const key = JSON.stringify(moves[0]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Answers by what looks best one step ahead on average, from what the seat can see: a defender doesn't know the cards that
 * an attacker has chosen, only how many.
 */
export const honestAnswer =
  <T extends GameTypes>({ game, evaluate }: Mind<T>, guesses: number): Answer<T> =>
  (state, seat, rng) => {
    const moves = game.moves(state, seat);
    if (moves.length === 1) return at(moves, 0);
    const view = viewOf(game, state, seat);
    const sums = moves.map(() => 0);
    for (let count = 0; count < guesses; count++) {
      const guess = game.determinize(view, rng);
      for (let index = 0; index < moves.length; index++) {
        const after = game.copy(guess);
        game.apply(after, seat, at(moves, index), rng);
        sums[index] = at(sums, index) + evaluate(after, seat);
      }
    }
    return at(moves, sums.indexOf(Math.max(...sums)));
  };
