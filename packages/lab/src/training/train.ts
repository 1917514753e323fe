import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Weights } from '@tortuga/bots';
import { at, FastRng, type Json, pick } from '@tortuga/kernel';
import { Piscina } from 'piscina';
import { isDecided } from '../arena/statistics.ts';
import type { LearnedFrom, TrainTask } from '../train-worker.ts';
import { fitWeights, type Samples } from './fit.ts';
import type { Generation, TrainingFolder } from './folder.ts';

/** The bundler puts the program of the threads beside ours. */
const WORKER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'train-worker.mjs');

export interface TrainingPlan {
  readonly game: string;
  readonly pack: Json | null;
  readonly optionSets: readonly Json[];
  readonly seatCounts: readonly number[];
  readonly features: readonly string[];
  readonly units: number;
  /** Weights to begin with, besides the judgement by hand. */
  readonly start?: Values;
  /** Games to learn from, in each generation. */
  readonly games: number;
  /** Games at most by which a generation shows that it is better. */
  readonly matches: number;
  readonly seed: string;
}

export type Values = Pick<Weights, 'linear' | 'hidden'>;

const EPOCHS = 12;
/** In one game of so many everybody comes from any generation: those who meet only their like learn little. */
const MIXED = 3;
/** What weights win that are as good as those they meet. */
const EVEN = 0.5;
/** How far it goes from the best weights to the fitted ones: if these are no better, half way there may be. */
const WAYS = [1, 0.5];

/**
 * Learns by self-play, from nothing or from weights there are: a generation plays, a model is fitted to all games so far,
 * and what lies there or half way is accepted only if it wins a match against the best one before. Goes on from what the
 * folder has.
 */
export class Trainer {
  readonly #plan: TrainingPlan;
  readonly #folder: TrainingFolder;
  readonly #onProgress: (done: number, total: number) => void;
  readonly #pool = new Piscina<TrainTask, LearnedFrom>({ filename: WORKER, maxThreads: availableParallelism() });

  constructor(plan: TrainingPlan, folder: TrainingFolder, onProgress: (done: number, total: number) => void) {
    this.#plan = plan;
    this.#folder = folder;
    this.#onProgress = onProgress;
  }

  /** Returns all generations, the first one being the judgement by hand. */
  async run(generations: number): Promise<readonly Generation[]> {
    try {
      while (this.#folder.generations.length < generations) await this.#nextGeneration(this.#folder.generations.length);
    } finally {
      await this.#pool.destroy();
    }
    return this.#folder.generations;
  }

  async #nextGeneration(number: number): Promise<void> {
    const { games, features, units, seed } = this.#plan;
    const accepted = this.#accepted();
    const missing = numbers(games).filter((game) => !this.#folder.hasGame(number, game));
    await this.#all(missing.length, async (index) => {
      const game = at(missing, index);
      this.#folder.addGame(number, game, await this.#pool.run(this.#lesson(number, game, accepted)));
    });
    const best = at(accepted, accepted.length - 1).weights;
    const from = best !== null && best.hidden.length === units ? best : null;
    const samples = samplesOf(this.#folder.lessons);
    const fit = fitWeights(samples, {
      ...{ names: features, units, epochs: EPOCHS, seed: `${seed} ${number}`, from },
    });
    for (const way of from === null ? [1] : WAYS) {
      const weights = from === null ? fit.weights : between(from, fit.weights, way);
      const match = await this.#match(way === 1 ? `${number}` : `${number} ${way}`, weights, best);
      const isAccepted = match.wins > match.games / 2 && match.isDecided;
      if (!isAccepted && way !== at(WAYS, WAYS.length - 1) && from !== null) continue;
      this.#folder.addGeneration({ weights, way, loss: fit.loss, ...match, isAccepted });
      return;
    }
  }

  /** The judgement by hand, what it was given to begin with, and all generations that were better than the one before. */
  #accepted(): readonly { readonly weights: Values | null }[] {
    const { start } = this.#plan;
    const given = start === undefined ? [] : [{ weights: start }];
    return [{ weights: null }, ...given, ...this.#folder.generations.filter(({ isAccepted }) => isAccepted)];
  }

  /** Every game has its own deal, seats and options; the default options come most often. */
  #lesson(generation: number, game: number, accepted: readonly { readonly weights: Values | null }[]): TrainTask {
    const { seatCounts, optionSets, seed } = this.#plan;
    const deal = `train ${seed} ${generation} ${game}`;
    const rng = new FastRng(`${deal} seats`);
    const options = game % 2 === 0 ? at(optionSets, 0) : pick(optionSets, rng);
    // The first lessons are always of the judgement by hand: what only strong players do, nobody learns to value.
    const best = generation === 0 ? at(accepted, 0) : at(accepted, accepted.length - 1);
    const isMixed = generation > 0 && rng.below(MIXED) === 0;
    const weights = numbers(at(seatCounts, game % seatCounts.length)).map(() =>
      isMixed ? pick(accepted, rng).weights : best.weights,
    );
    return this.#task(options, weights, deal);
  }

  /** Every other seat judges by the new weights, in two games to a deal the other half; until it is decided who is better. */
  async #match(name: string, weights: Values, best: Values | null) {
    const { matches, seatCounts, optionSets, seed } = this.#plan;
    let [wins, games] = [0, 0];
    await this.#all(matches, async (game) => {
      if (isDecided(wins, games, EVEN)) return;
      const deal = game >> 1;
      const isNew = (seat: number): boolean => (seat + game) % 2 === 0;
      const sitting = numbers(at(seatCounts, deal % seatCounts.length)).map((seat) => (isNew(seat) ? weights : best));
      const task = this.#task(at(optionSets, 0), sitting, `match ${seed} ${name} ${deal}`);
      const { shares } = await this.#pool.run(task);
      for (const [seat, share] of shares.entries()) if (isNew(seat)) wins += share;
      games++;
    });
    return { wins, games, isDecided: isDecided(wins, games, EVEN) };
  }

  #task(options: Json, weights: readonly (Values | null)[], seed: string): TrainTask {
    const { game, pack, features } = this.#plan;
    const about = { command: 'lab train', seed: '', games: 0, strength: '' };
    const named = weights.map((each) => (each === null ? null : ({ about, features, ...each } as unknown as Json)));
    return { game, pack, options, weights: named, seed };
  }

  /** Runs so many tasks on all cores, in order of their numbers. */
  async #all(count: number, run: (number: number) => Promise<void>): Promise<void> {
    let next = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      while (next < count) {
        await run(next++);
        this.#onProgress(++done, count);
      }
    };
    await Promise.all(numbers(availableParallelism()).map(work));
  }
}

/** Weights that lie some way from these to those. */
export function between(these: Values, those: Values, way: number): Values {
  const mix = (from: readonly number[], to: readonly number[]): number[] =>
    from.map((weight, index) => Number(((1 - way) * weight + way * at(to, index)).toFixed(4)));
  return {
    linear: mix(these.linear, those.linear),
    hidden: these.hidden.map((unit, index) => mix(unit, at(those.hidden, index))),
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function samplesOf(lessons: readonly LearnedFrom[]): Samples {
  const features: Float32Array[] = [];
  const shares: (readonly number[])[] = [];
  for (const lesson of lessons) {
    for (const position of lesson.positions) {
      features.push(Float32Array.from(position));
      shares.push(lesson.shares);
    }
  }
  return { features, shares };
}
