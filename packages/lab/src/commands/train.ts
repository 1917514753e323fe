import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modelOf, type Training, type Weights, weightsSchema } from '@tortuga/bots';
import { type GameTypes, type Json, readJson } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { wilson } from '../arena/statistics.ts';
import {
  type Args,
  complaint,
  localeOption,
  moduleOption,
  numberOption,
  parseArgs,
  seatCountsOption,
} from '../args.ts';
import { expectWritable, readText, writeText } from '../files.ts';
import { progressOf } from '../progress.ts';
import { partsOf } from '../training/crossing.ts';
import { type Generation, TrainingFolder } from '../training/folder.ts';
import { plotTraining, strengthsOf } from '../training/plot.ts';
import { Trainer, type TrainingPlan, type Values } from '../training/train.ts';
import { speakerFor } from '../words.ts';

/** Learns by self-play how good a position is, for a game and a pack of cards. */
export async function trainCommand(words: readonly string[]): Promise<string> {
  const args = parseArgs('train', words, {
    options: ['generations', 'games', 'matches', 'seed', 'folder', 'pack', 'from', 'seats', 'write', 'svg', 'lang'],
    flags: [],
    max: 1,
  });
  const module = moduleOption(args);
  const { game } = module;
  const { training } = await module.searchingBots();
  if (training === null) throw complaint('noTraining', { game: game.id });
  for (const file of [args.options.get('write'), args.options.get('svg')]) if (file !== undefined) expectWritable(file);
  const start = startOption(args, training);
  const plan: TrainingPlan = {
    game: game.id,
    pack: args.options.has('pack') ? (module.pack as Json) : null,
    optionSets: game.optionSets as readonly Json[],
    seatCounts: seatCountsOption(args, module),
    features: training.features.names,
    units: training.units,
    parts: partsOf(training.features.names, training.together),
    ...(start === null ? {} : { start }),
    games: numberOption(args, 'games', 600),
    matches: numberOption(args, 'matches', 200),
    seed: args.options.get('seed') ?? '1',
  };
  const speaker = speakerFor(localeOption(args));
  const folder = args.options.get('folder') ?? mkdtempSync(path.join(tmpdir(), 'tortuga-train-'));
  const trainer = new Trainer(plan, new TrainingFolder(folder, plan), progressIn(speaker));
  const generations = await trainer.run(numberOption(args, 'generations', 4));
  const svg = args.options.get('svg');
  if (svg !== undefined) {
    const heading = speaker.say({ key: 'lab.train.heading', params: { game: game.id } });
    writeText(svg, plotTraining(heading, strengthsOf(generations)));
  }
  const file = args.options.get('write');
  if (file !== undefined) write(file, plan, args, generations);
  return generations.map((generation, index) => describe(generation, index + 1, speaker)).join('\n');
}

/** Weights to begin with; null to learn from nothing. */
function startOption(args: Args, training: Training<GameTypes>): Values | null {
  const file = args.options.get('from');
  if (file === undefined) return null;
  const json = readJson(readText(file));
  const read = weightsSchema.safeParse(json.ok ? json.value : null);
  if (!read.success || modelOf(read.data, training.features.names) === null) {
    throw complaint('badWeights', { file, game: args.positional[0] ?? '' });
  }
  const { linear, hidden } = read.data;
  return { linear, hidden };
}

/** Every part of the training counts its own games. */
function progressIn(speaker: Speaker): (done: number, total: number) => void {
  let report = progressOf(0, speaker);
  let last = Number.POSITIVE_INFINITY;
  return (done, total) => {
    if (done < last) report = progressOf(total, speaker);
    last = done;
    report(done);
  };
}

/** The weights of the last generation that was accepted, with all that made them. */
function write(file: string, plan: TrainingPlan, { options }: Args, all: readonly Generation[]): void {
  const { game, games, seed, features, matches } = plan;
  const given = ['seats', 'from'].flatMap((name) => {
    const value = options.get(name);
    return value === undefined ? [] : [`--${name} ${name === 'from' ? path.basename(value) : value}`];
  });
  const index = all.findLastIndex(({ isAccepted }) => isAccepted);
  const best = all[index];
  if (best === undefined) throw complaint('nothingLearned', { game });
  const crossings = all.slice(0, index + 1).filter(({ way }) => way === 'parts').length;
  const weights: Weights = {
    about: {
      command: [
        `lab train ${game} --generations ${all.length} --games ${games} --matches ${matches} --seed ${seed}`,
        ...given,
      ].join(' '),
      seed,
      games: games * (index + 1 + crossings),
      strength: `generation ${index + 1}: won ${best.wins} of ${best.games} against the best before it`,
    },
    features: [...features],
    ...best.weights,
  };
  writeText(file, `${JSON.stringify(weights, null, 2)}\n`);
}

function describe({ wins, games, loss, isAccepted }: Generation, generation: number, { say }: Speaker): string {
  const { low, high } = wilson(wins, games);
  const params = { generation, games, loss, share: (100 * wins) / games, low: 100 * low, high: 100 * high };
  return say({ key: isAccepted ? 'lab.train.accepted' : 'lab.train.rejected', params });
}
