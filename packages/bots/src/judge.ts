import { at, type Game, type GameTypes, type Seat, seatsOf } from '@tortuga/kernel';
import type { Mind } from './mind.ts';
import { type Model, softmax } from './model.ts';

/** Says how likely a seat is to win, from 0 to 1. */
export type Judge<T extends GameTypes> = (state: T['state'], seat: Seat) => number;

/** A win is 1, one of several winners has a part of it; null while the game goes on. */
export function shareOfWin<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): number | null {
  const result = game.result(state);
  if (result === null) return null;
  const winners = at(result.ranking, 0);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Judges by a learned model; a finished game by its result. */
export function learnedJudge<T extends GameTypes>(mind: Mind<T>, model: Model): Judge<T> {
  const { game, features } = mind;
  const row = new Float64Array(features.names.length);
  const scores: number[] = [];
  return (state, seat) => {
    if (game.pending(state).length === 0) return shareOfWin(game, state, seat) ?? 0;
    scores.length = 0;
    for (const each of seatsOf(mind.seatCount(state))) {
      features.write(state, each, row);
      scores.push(model(row));
    }
    return softmax(scores, seat);
  };
}

/** Judges as the greedy yardstick does, but a finished game by its result. */
export const plainJudge =
  <T extends GameTypes>({ game, evaluate }: Mind<T>): Judge<T> =>
  (state, seat) =>
    game.pending(state).length === 0 ? (shareOfWin(game, state, seat) ?? 0) : evaluate(state, seat);

/** Surely won or lost, in log odds. */
const SURE = 20;

export const logOdds = (chance: number): number =>
  chance <= 0 ? -SURE : chance >= 1 ? SURE : Math.log(chance / (1 - chance));
