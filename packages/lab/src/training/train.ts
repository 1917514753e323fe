import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Weights } from '@tortuga/bots';
import { at, FastRng, type Json, pick } from '@tortuga/kernel';
import { Piscina } from 'piscina';
import { isDecided } from '../arena/statistics.ts';
import type { LearnedFrom, TrainTask } from '../train-worker.ts';
import { type Crossing, moved, type Parts, signOf, signsOf, waysOf, waysThatWon } from './crossing.ts';
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
  /** Which features are tried together when a fit is taken in parts. */
  readonly parts: Parts;
  /** Weights to begin with, besides the judgement by hand. */
  readonly start?: Values;
  /** Games to learn from, in each generation. */
  readonly games: number;
  /** Games at most by which a generation shows that it is better. */
  readonly matches: number;
  readonly seed: string;
}

export type Values = Pick<Weights, 'linear' | 'hidden'>;

interface Match {
  readonly wins: number;
  readonly games: number;
  readonly isDecided: boolean;
}

const isWon = ({ wins, games, isDecided }: Match): boolean => wins > games / 2 && isDecided;

const EPOCHS = 12;
/** In one game of so many everybody comes from any generation: those who meet only their like learn little. */
const MIXED = 3;
/** What weights win that are as good as those they meet. */
const EVEN = 0.5;

/**
 * Learns by self-play, from nothing or from weights there are: a generation plays, a model is fitted to all games so far,
 * and it is accepted only if it wins a match against the best one before. If it does not, crossing games show which parts
 * of it are of use, and these have a match. Goes on from what the folder has.
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
    const { features, units, seed } = this.#plan;
    const accepted = this.#accepted();
    await this.#play(number, 0, (game) => this.#lesson(number, game, accepted));
    const best = at(accepted, accepted.length - 1).weights;
    const from = best !== null && best.hidden.length === units ? best : null;
    const samples = samplesOf(this.#folder.lessons);
    const { weights, loss } = fitWeights(samples, {
      ...{ names: features, units, epochs: EPOCHS, seed: `${seed} ${number}`, from },
    });
    const match = await this.#match(`${number}`, weights, best);
    if (isWon(match) || from === null) {
      this.#folder.addGeneration({ way: 'whole', weights, loss, ...match, isAccepted: isWon(match) });
      return;
    }
    const crossed = await this.#cross(number, from, weights);
    const second = await this.#match(`${number} crossed`, crossed, from);
    this.#folder.addGeneration({ way: 'parts', weights: crossed, loss, ...second, isAccepted: isWon(second) });
  }

  /** Those parts of the fit that win. */
  async #cross(number: number, best: Values, fit: Values): Promise<Values> {
    const { parts, games, optionSets, seed } = this.#plan;
    const dealOf = (game: number): string => `cross ${seed} ${number} ${game >> 1}`;
    await this.#play(number, games, (game) => {
      const signs = signsOf(dealOf(game), parts);
      const weights = numbers(this.#seats(game >> 1)).map((seat) => ({
        ...best,
        linear: moved(best.linear, fit.linear, parts, waysOf(signs, signOf(game, seat))),
      }));
      return { ...this.#task(at(optionSets, 0), weights, dealOf(game)), isLesson: false };
    });
    const crossings = numbers(games).flatMap((game): Crossing[] => {
      const played = this.#folder.lesson(number, games + game);
      return played === undefined ? [] : [{ game, signs: signsOf(dealOf(game), parts), shares: played.shares }];
    });
    return { ...best, linear: moved(best.linear, fit.linear, parts, waysThatWon(crossings, parts)) };
  }

  /** Plays what is missing of as many games as a generation has; the folder has them by numbers from `first` on. */
  async #play(generation: number, first: number, taskOf: (game: number) => TrainTask): Promise<void> {
    const missing = numbers(this.#plan.games).filter((game) => !this.#folder.lesson(generation, first + game));
    await this.#all(missing.length, async (index) => {
      const game = at(missing, index);
      this.#folder.addGame(generation, first + game, await this.#pool.run(taskOf(game)));
    });
  }

  /** The judgement by hand, what it was given to begin with, and all generations that were better than the one before. */
  #accepted(): readonly { readonly weights: Values | null }[] {
    const { start } = this.#plan;
    const given = start === undefined ? [] : [{ weights: start }];
    return [{ weights: null }, ...given, ...this.#folder.generations.filter(({ isAccepted }) => isAccepted)];
  }

  /** Every game has its own deal, seats and options; the default options come most often. */
  #lesson(generation: number, game: number, accepted: readonly { readonly weights: Values | null }[]): TrainTask {
    const { optionSets, seed } = this.#plan;
    const deal = `train ${seed} ${generation} ${game}`;
    const rng = new FastRng(`${deal} seats`);
    const options = game % 2 === 0 ? at(optionSets, 0) : pick(optionSets, rng);
    // The first lessons are always of the judgement by hand: what only strong players do, nobody learns to value.
    const best = generation === 0 ? at(accepted, 0) : at(accepted, accepted.length - 1);
    const isMixed = generation > 0 && rng.below(MIXED) === 0;
    const weights = numbers(this.#seats(game)).map(() => (isMixed ? pick(accepted, rng).weights : best.weights));
    return { ...this.#task(options, weights, deal), isLesson: true };
  }

  /** Every other seat judges by the new weights, in two games to a deal the other half; until it is decided who is better. */
  async #match(name: string, weights: Values, best: Values | null): Promise<Match> {
    const { matches, optionSets, seed } = this.#plan;
    let [wins, games] = [0, 0];
    await this.#all(matches, async (game) => {
      if (isDecided(wins, games, EVEN)) return;
      const deal = game >> 1;
      const isNew = (seat: number): boolean => (seat + game) % 2 === 0;
      const sitting = numbers(this.#seats(deal)).map((seat) => (isNew(seat) ? weights : best));
      const task = this.#task(at(optionSets, 0), sitting, `match ${seed} ${name} ${deal}`);
      const { shares } = await this.#pool.run(task);
      for (const [seat, share] of shares.entries()) if (isNew(seat)) wins += share;
      games++;
    });
    return { wins, games, isDecided: isDecided(wins, games, EVEN) };
  }

  /** Games take all numbers of seats in turn. */
  #seats(game: number): number {
    const { seatCounts } = this.#plan;
    return at(seatCounts, game % seatCounts.length);
  }

  #task(options: Json, weights: readonly (Values | null)[], seed: string): TrainTask {
    const { game, pack, features } = this.#plan;
    const about = { command: 'lab train', seed: '', games: 0, strength: '' };
    const named = weights.map((each) => (each === null ? null : ({ about, features, ...each } as unknown as Json)));
    return { game, pack, options, weights: named, seed, isLesson: false };
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
