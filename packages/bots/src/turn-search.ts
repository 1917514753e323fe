import { at, type GameTypes } from '@tortuga/kernel';
import { type Bot, bestPlanBot, type Plan, type Question } from './bot.ts';
import { type Budget, ThinkingTime } from './budget.ts';
import type { Judge } from './judge.ts';
import type { Mind } from './mind.ts';
import { type BestTurn, knowingAnswer, movesOf, TurnBeam } from './turn-beam.ts';

export interface TurnSearchOptions {
  /** Positions that are looked at further, after each step of the turn. */
  readonly width: number;
}

/**
 * Looks for the best whole turn, under one guess of what is hidden after the other; the mean over all guesses says which
 * move comes first. Others who are asked something meanwhile answer one step ahead. An iteration is a guess.
 */
export function turnSearchBot<T extends GameTypes>(
  mind: Mind<T>,
  judge: Judge<T>,
  options: TurnSearchOptions,
  budget: Budget,
  name: string,
): Bot<T> {
  const thinking = new ThinkingTime(budget.time);
  const beam = new TurnBeam(mind, judge, knowingAnswer(mind));
  const consider = (question: Question<T>): readonly Plan<T>[] => {
    const first = mind.game.determinize(question.view, question.rng);
    return thinking.during(question.now, mind.stretch(first, question.seat), (isOver) =>
      planTurn(mind, beam, options, { ...budget, isOver }, first, question),
    );
  };
  return bestPlanBot(name, consider);
}

/** One plan for each first move that is worth thinking about, the best first. */
function planTurn<T extends GameTypes>(
  mind: Mind<T>,
  beam: TurnBeam<T>,
  { width }: TurnSearchOptions,
  { iterations, isOver }: { readonly iterations: number; readonly isOver: () => boolean },
  first: T['state'],
  { seat, view, rng }: Question<T>,
): readonly Plan<T>[] {
  const roots = mind.candidates(first, seat);
  if (roots.length === 1) return [{ moves: roots, chance: 0, tries: 0 }];
  const sums = roots.map(() => 0);
  const best = roots.map((): BestTurn<T> => ({ value: -1, line: null }));
  let guesses = 0;
  for (let guess = first; ; guess = mind.game.determinize(view, rng)) {
    const found = beam.search(guess, seat, roots, width, rng);
    let lowest = 1;
    for (const { value } of found) if (value >= 0) lowest = Math.min(lowest, value);
    for (const [root, turn] of found.entries()) {
      sums[root] = at(sums, root) + (turn.value < 0 ? lowest : turn.value);
      if (turn.value > at(best, root).value) best[root] = turn;
    }
    guesses++;
    if (guesses >= iterations || isOver()) break;
  }
  return roots
    .map((move, root) => ({
      moves: movesOf(at(best, root), move),
      chance: at(sums, root) / guesses,
      tries: guesses,
    }))
    .sort((a, b) => b.chance - a.chance);
}
