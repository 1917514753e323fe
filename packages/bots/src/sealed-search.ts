import { at, type GameTypes, type Rng, type Seat, type ViewOf } from '@tortuga/kernel';
import type { Bot, Plan, Question } from './bot.ts';
import { type Budget, ThinkingTime } from './budget.ts';
import type { Judge } from './judge.ts';
import type { Mind } from './mind.ts';
import { BRISK, Race, STEADY } from './race.ts';
import { Regrets, weighted } from './regrets.ts';
import { Tape } from './tape.ts';

/** What a game with simultaneous choices tells its bots besides. */
export interface SealedMind<T extends GameTypes> extends Mind<T> {
  /**
   * A state that the viewer could not tell from the true one, made by `determinize`. Whoever has answered the open
   * question behind a screen is asked it again there: how they would answer is a better guess than any answer.
   */
  guess(view: ViewOf<T>, rng: Rng): T['state'];
  /** What a seat knows and the others don't: the same number for states that it can't tell apart now. */
  secretOf(state: T['state'], seat: Seat): number;
}

/** When to stop: after so many rounds played on, or when told to (asked after each guess). */
export interface SealedSearchLimit {
  readonly iterations: number;
  readonly isOver?: () => boolean;
}

export interface SealedSearchOptions<T extends GameTypes> {
  /** Whether rivals learn to answer the open question; otherwise they answer by their quick move. */
  readonly rivalsLearn: boolean;
  /** What to do unless the search found better; null to mix whatever seems to be as good as the best. */
  readonly habit: Habit<T> | null;
  /** Rivals may not play as we would: under every other guess they play like this to the end of the stretch. */
  readonly otherRivals?: QuickMove<T>;
}

type QuickMove<T extends GameTypes> = Mind<T>['quickMove'];

/** Few tries tell moves badly apart, and a policy that was tuned in thousands of games knows better than those. */
interface Habit<T extends GameTypes> {
  move(state: T['state'], seat: Seat, rng: Rng): T['move'];
  /** By how many standard errors another move must have been better to be made instead. */
  readonly caution: number;
}

export interface Findings<T extends GameTypes> {
  readonly choice: T['move'];
  /** One for each move that was thought about, the best first. */
  readonly plans: readonly Plan<T>[];
  readonly iterations: number;
}

const USUAL = { rivalsLearn: true, habit: null };

/**
 * For games in which several choose at the same time, without seeing what the others choose. What is hidden is guessed;
 * every move in question is tried under the same guess and the same luck; everybody plays on by quick moves to the end
 * of the stretch, and there the position is judged. Moves that are surely worse drop out.
 */
export function sealedSearch<T extends GameTypes>(
  mind: SealedMind<T>,
  judge: Judge<T>,
  question: Question<T>,
  limit: SealedSearchLimit,
  options: SealedSearchOptions<T> = USUAL,
): Findings<T> {
  const first = mind.guess(question.view, question.rng);
  const moves = mind.candidates(first, question.seat);
  if (moves.length === 1) {
    const move = at(moves, 0);
    return { choice: move, plans: [{ moves: [move], tries: 0, chance: 0 }], iterations: 0 };
  }
  const search = new SealedSearch(mind, judge, question, moves, options);
  if (options.habit !== null) search.prefer(options.habit.move(first, question.seat, question.rng));
  for (let state = first; ; state = mind.guess(question.view, question.rng)) {
    search.tryUnder(state);
    if (search.isDecided) break;
    if (search.iterations >= limit.iterations || limit.isOver?.() === true) break;
  }
  return search.findings();
}

export function sealedSearchBot<T extends GameTypes>(
  mind: SealedMind<T>,
  judge: Judge<T>,
  { iterations, time }: Budget,
  name: string,
  options: SealedSearchOptions<T> = USUAL,
): Bot<T> {
  const thinking = new ThinkingTime(time);
  // Every decision is a stretch of its own: rounds wait for everybody.
  let decisions = 0;
  const search = (question: Question<T>): Findings<T> =>
    thinking.during(question.now, decisions++, (isOver) =>
      sealedSearch(mind, judge, question, { iterations, isOver }, options),
    );
  return { name, consider: (question) => search(question).plans, choose: (question) => search(question).choice };
}

/** How a rival answers the open question, with one secret of theirs. */
interface Answers<T extends GameTypes> {
  seen: number;
  learned: { readonly moves: readonly T['move'][]; readonly regrets: Regrets } | null;
}

/** A rival learns for a secret that was guessed so often: for one that hardly comes back there is nothing to learn. */
const OFTEN = 4;

/** What is played so much less than the likeliest move was tried, not meant. */
const RARE = 0.08;

class SealedSearch<T extends GameTypes> {
  readonly #mind: SealedMind<T>;
  readonly #judge: Judge<T>;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #moves: readonly T['move'][];
  readonly #options: SealedSearchOptions<T>;
  readonly #tape: Tape;
  readonly #regrets: Regrets;
  readonly #race: Race;
  /** By seat and secret. */
  readonly #rivals: Map<number, Answers<T>>[] = [];
  readonly #values: (number | null)[];
  #iterations = 0;
  #guesses = 0;
  /** Guesses under which a rival was learning. */
  #contested = 0;
  /** The move to make unless another one is surely better. */
  #preferred: number | null = null;

  constructor(
    mind: SealedMind<T>,
    judge: Judge<T>,
    { seat, rng }: Question<T>,
    moves: readonly T['move'][],
    options: SealedSearchOptions<T>,
  ) {
    this.#mind = mind;
    this.#judge = judge;
    this.#seat = seat;
    this.#rng = rng;
    this.#moves = moves;
    this.#options = options;
    this.#tape = new Tape(rng);
    this.#regrets = new Regrets(moves.length);
    this.#race = new Race(moves.length, options.habit === null ? STEADY : BRISK);
    this.#values = moves.map(() => null);
  }

  get iterations(): number {
    return this.#iterations;
  }

  get isDecided(): boolean {
    return this.#race.running === 1;
  }

  prefer(move: T['move']): void {
    const text = JSON.stringify(move);
    const found = this.#moves.findIndex((each) => JSON.stringify(each) === text);
    this.#preferred = found < 0 ? null : found;
  }

  /** Tries every move that is still in the race, under one guess of what is hidden. */
  tryUnder(guess: T['state']): void {
    const learners = this.#options.rivalsLearn ? this.#learnersIn(guess) : [];
    this.#tape.renew();
    this.#guesses++;
    for (let index = 0; index < this.#moves.length; index++) {
      this.#values[index] = this.#race.isOut(index) ? null : this.#play(guess, this.#seat, at(this.#moves, index));
    }
    this.#regrets.learn(this.#values);
    this.#race.add(this.#values);
    // Against rivals who change their ways what was worse may become better: nobody drops out.
    if (learners.length === 0) this.#race.dropLaggards();
    else this.#contested++;
    for (const learner of learners) this.#teach(guess, learner);
  }

  findings(): Findings<T> {
    const plans = this.#moves.map((move, index): Plan<T> => ({ moves: [move], ...this.#race.standing(index) }));
    const { habit } = this.#options;
    const index =
      habit === null ? weighted(this.#mix(), this.#rng) : this.#race.bestUnless(this.#preferred, habit.caution);
    const choice = at(this.#moves, index);
    return { choice, plans: plans.sort((a, b) => b.chance - a.chance), iterations: this.#iterations };
  }

  /**
   * Against rivals who learn, the mix that nobody can exploit. Else the best move is known by what it brought, and only
   * moves that are as good are mixed, so that nobody can be sure.
   */
  #mix(): readonly number[] {
    const { mean } = this.#regrets;
    if (2 * this.#contested <= this.#regrets.updates) return this.#race.level(mean);
    const least = RARE * Math.max(...mean);
    return mean.map((weight) => (weight < least ? 0 : weight));
  }

  /** The rivals who are asked together with the searcher, and whose secret comes often enough to learn from. */
  #learnersIn(guess: T['state']): Seat[] {
    const learners: Seat[] = [];
    for (const seat of this.#mind.game.pending(guess)) {
      if (seat === this.#seat) continue;
      this.#rivals[seat] ??= new Map();
      const secret = this.#mind.secretOf(guess, seat);
      const answers = this.#rivals[seat].get(secret) ?? { seen: 0, learned: null };
      this.#rivals[seat].set(secret, answers);
      answers.seen++;
      if (answers.seen >= OFTEN) learners.push(seat);
    }
    return learners;
  }

  /** Tries every move of a rival against what the others do now. */
  #teach(guess: T['state'], rival: Seat): void {
    const answers = this.#rivals[rival]?.get(this.#mind.secretOf(guess, rival));
    if (answers === undefined) return;
    if (answers.learned === null) {
      const moves = this.#mind.candidates(guess, rival);
      answers.learned = { moves, regrets: new Regrets(moves.length) };
    }
    const { moves, regrets } = answers.learned;
    if (moves.length === 1) return;
    regrets.learn(moves.map((move) => this.#play(guess, rival, move)));
  }

  /** Plays a move of a seat under a guess, and all that follows to the end of the stretch. */
  #play(guess: T['state'], seat: Seat, move: T['move']): number {
    const { game, stretch } = this.#mind;
    this.#iterations++;
    this.#tape.rewind();
    const state = game.copy(guess);
    const begun = stretch(state, seat);
    game.apply(state, seat, move, this.#tape);
    for (const other of game.pending(guess)) {
      if (other !== seat) game.apply(state, other, this.#answer(guess, other), this.#tape);
    }
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      if (stretch(state, seat) !== begun) break;
      const next = at(pending, 0);
      game.apply(state, next, this.#quickMove(state, next), this.#tape);
    }
    return this.#judge(state, seat);
  }

  /** What a seat answers to the open question, knowing only its own secret. */
  #answer(guess: T['state'], seat: Seat): T['move'] {
    if (seat === this.#seat) return at(this.#moves, this.#regrets.sample(this.#tape));
    const learned = this.#rivals[seat]?.get(this.#mind.secretOf(guess, seat))?.learned ?? null;
    if (learned === null) return this.#quickMove(guess, seat);
    return at(learned.moves, learned.regrets.sample(this.#tape));
  }

  #quickMove(state: T['state'], seat: Seat): T['move'] {
    const { otherRivals } = this.#options;
    const isOther = otherRivals !== undefined && seat !== this.#seat && this.#guesses % 2 === 0;
    return isOther ? otherRivals(state, seat, this.#tape) : this.#mind.quickMove(state, seat, this.#tape);
  }
}
