import { shareOfWin } from '@tortuga/bots';
import { at, FastRng, type Json, seatsOf, viewOf } from '@tortuga/kernel';
import { moduleOf } from './module-of.ts';

/** The program of the threads in which a value is learned: each plays one game and says what is to be learned from it. */

export interface TrainTask {
  readonly game: string;
  /** Null for the default pack. */
  readonly pack: Json | null;
  readonly options: Json;
  /** By seat, the weights by which it judges; null for by hand. */
  readonly weights: readonly (Json | null)[];
  readonly seed: string;
  /** Whether its positions are wanted, and not only who won. */
  readonly isLesson: boolean;
}

export interface LearnedFrom {
  /** By seat, its share of the win. */
  readonly shares: readonly number[];
  /** By position, the features of all seats, one after the other. */
  readonly positions: readonly (readonly number[])[];
}

export default async function playToLearn(task: TrainTask): Promise<LearnedFrom> {
  const { game: id, pack, options, weights, seed, isLesson } = task;
  const module = moduleOf(id, pack);
  const training = (await module.searchingBots()).training ?? null;
  if (training === null) throw new Error(`${id} learns nothing`);
  const { game } = module;
  const { features, turnBegun } = training;
  const bots = weights.map((each) => training.bot(each));
  const rng = new FastRng(`${seed} deal`);
  const thoughts = new FastRng(`${seed} bots`);
  const state = game.setup(options as object, bots.length, rng);
  const row = new Float64Array(features.names.length);
  const positions: number[][] = [];
  let turn: number | null = null;
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const begun = isLesson ? turnBegun(state) : null;
    if (begun !== null && begun !== turn) {
      turn = begun;
      positions.push(
        bots.flatMap((_, index) => {
          features.write(state, at(seatsOf(bots.length), index), row);
          return Array.from(row, (value) => Math.round(value * 1e4) / 1e4);
        }),
      );
    }
    const seat = at(pending, 0);
    const moves = game.moves(state, seat);
    const move = at(bots, seat).choose({ seat, view: viewOf(game, state, seat), moves, rng: thoughts });
    game.apply(state, seat, move, rng);
  }
  return { shares: seatsOf(bots.length).map((seat) => shareOfWin(game, state, seat) ?? 0), positions };
}
