import { at, type GameTypes, type Rng, type Seat } from '@tortuga/kernel';
import type { Bot, Question } from './bot.ts';
import { type Judge, logOdds } from './judge.ts';
import type { Mind } from './mind.ts';

export interface TurnSearchOptions {
  /** Positions that are looked at further, after each step of the turn. */
  readonly width: number;
  /** How often what is hidden is guessed; the mean decides. */
  readonly guesses: number;
}

interface Node<T extends GameTypes> {
  readonly state: T['state'];
  /** Index of the first move of the way here. */
  readonly root: number;
  readonly hope: number;
}

/** No turn is longer: a guard against a game whose moves lead in circles. */
const MAX_STEPS = 80;

/**
 * Looks for the best whole turn: a beam search over its own moves, judged where the turn ends. Others who are asked
 * something meanwhile, such as the defender in a combat, answer one step ahead.
 */
export function turnSearchBot<T extends GameTypes>(
  mind: Mind<T>,
  judge: Judge<T>,
  options: TurnSearchOptions,
  name: string,
): Bot<T> {
  return { name, choose: (question) => chooseTurn(mind, judge, options, question) };
}

function chooseTurn<T extends GameTypes>(
  mind: Mind<T>,
  judge: Judge<T>,
  { width, guesses }: TurnSearchOptions,
  { seat, view, moves, rng }: Question<T>,
): T['move'] {
  if (moves.length === 1) return at(moves, 0);
  let roots: readonly T['move'][] = [];
  let worth: number[] = [];
  for (let guess = 0; guess < guesses; guess++) {
    const state = mind.game.determinize(view, rng);
    if (guess === 0) {
      roots = mind.candidates(state, seat);
      worth = roots.map(() => 0);
      if (roots.length === 1) return at(roots, 0);
    }
    const found = searchTurn(mind, judge, state, seat, roots, width, rng);
    let lowest = 1;
    for (const value of found) if (value >= 0) lowest = Math.min(lowest, value);
    for (let root = 0; root < roots.length; root++) {
      const value = at(found, root);
      worth[root] = at(worth, root) + (value < 0 ? lowest : value);
    }
  }
  return at(roots, worth.indexOf(Math.max(...worth)));
}

/** By first move, the value of the best turn that was found from there; -1 where none was followed to its end. */
function searchTurn<T extends GameTypes>(
  mind: Mind<T>,
  judge: Judge<T>,
  start: T['state'],
  seat: Seat,
  roots: readonly T['move'][],
  width: number,
  rng: Rng,
): number[] {
  const { game } = mind;
  const stretch = mind.stretch(start, seat);
  const best = roots.map(() => -1);
  const seen = new Set<number>();
  let beam: Node<T>[] = [{ state: start, root: -1, hope: 0 }];
  for (let step = 0; beam.length > 0 && step < MAX_STEPS; step++) {
    const next: Node<T>[] = [];
    for (const node of beam) {
      const moves = step === 0 ? roots : mind.candidates(node.state, seat);
      for (let index = 0; index < moves.length; index++) {
        const root = step === 0 ? index : node.root;
        const state = game.copy(node.state);
        game.apply(state, seat, at(moves, index), rng);
        answerForOthers(mind, state, seat, stretch, rng);
        if (mind.stretch(state, seat) !== stretch) {
          best[root] = Math.max(at(best, root), judge(state, seat));
          continue;
        }
        const key = mind.key(state);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, root, hope: logOdds(judge(state, seat)) + mind.promise(state, seat) });
      }
    }
    next.sort((a, b) => b.hope - a.hope);
    next.length = Math.min(next.length, width);
    beam = next;
  }
  return best;
}

function answerForOthers<T extends GameTypes>(
  mind: Mind<T>,
  state: T['state'],
  seat: Seat,
  stretch: number,
  rng: Rng,
): void {
  const { game } = mind;
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const other = at(pending, 0);
    if (other === seat || mind.stretch(state, seat) !== stretch) return;
    const moves = game.moves(state, other);
    let best = 0;
    if (moves.length > 1) {
      let highest = -1;
      for (let index = 0; index < moves.length; index++) {
        const after = game.copy(state);
        game.apply(after, other, at(moves, index), rng);
        const value = mind.evaluate(after, other);
        if (value > highest) {
          highest = value;
          best = index;
        }
      }
    }
    game.apply(state, other, at(moves, best), rng);
  }
}
