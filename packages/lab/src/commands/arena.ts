import { CEILING, isLearned, learnedBot } from '@tortuga/games/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { type Json, readJson } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { plotRatings } from '../arena/plot.ts';
import { type ArenaReport, reportOf } from '../arena/report.ts';
import { playAll } from '../arena/run.ts';
import { pairsOf } from '../arena/schedule.ts';
import {
  type Args,
  botOrComplain,
  complaint,
  gameOptions,
  listOption,
  localeOption,
  moduleOption,
  numberOption,
  parseArgs,
  seatsOption,
} from '../args.ts';
import { expectWritable, readText, writeText } from '../files.ts';
import { progressOf } from '../progress.ts';
import { speakerFor } from '../words.ts';

/** Lets bots play against each other, every two of them, and says how strong each is. */
export async function arenaCommand(words: readonly string[]): Promise<string> {
  const args = parseArgs('arena', words, {
    options: ['seats', 'games', 'bots', 'seed', 'lang', 'pack', 'options', 'file', 'svg', 'weights'],
    flags: ['json', 'stop-early'],
    max: 1,
  });
  const module = moduleOption(args);
  const { game } = module;
  const bots = listOption(args, 'bots', ['greedy', 'random']);
  if (bots.length < 2) throw complaint('fewBots', { count: bots.length });
  const weights = await weightsOption(args, module);
  for (const bot of bots) {
    if (bot !== CEILING && !(weights !== null && isLearned(bot))) await botOrComplain(bot, module);
  }
  const svg = args.options.get('svg');
  if (svg !== undefined) expectWritable(svg);
  const plan = {
    game: game.id,
    pack: args.options.has('pack') ? (module.pack as Json) : null,
    options: gameOptions(args, module) as Json,
    seats: seatsOption(args, module, 2),
    games: numberOption(args, 'games', 100),
    bots,
    weights,
    seed: args.options.get('seed') ?? '1',
  };
  const speaker = speakerFor(localeOption(args));
  const pairs = pairsOf(bots.length);
  const played = await playAll(plan, pairs, {
    file: args.options.get('file') ?? null,
    stopsEarly: args.flags.has('stop-early'),
    onPlayed: progressOf(pairs.length * plan.games, speaker),
  });
  const report = reportOf(game.id, plan.seats, bots, pairs, played);
  if (svg !== undefined) {
    const heading = speaker.say({ key: 'lab.arena.heading', params: { game: game.id, seats: plan.seats } });
    writeText(svg, plotRatings(heading, report.ratings));
  }
  return args.flags.has('json') ? JSON.stringify(report) : describe(report, speaker);
}

/** By which the bot `learned` judges. */
async function weightsOption({ options }: Args, module: GameModule): Promise<Json | null> {
  const file = options.get('weights');
  if (file === undefined) return null;
  const read = readJson(readText(file));
  if (!read.ok || (await learnedBot(module, 'learned', read.value as Json)) === null) {
    throw complaint('badWeights', { file, game: module.game.id });
  }
  return read.value as Json;
}

function describe({ pairs, ratings }: ArenaReport, { say }: Speaker): string {
  const percent = (share: number): number => 100 * share;
  return [
    ...pairs.map(({ shareA, low, high, ...pair }) =>
      say({
        key: 'lab.arena.pair',
        params: { ...pair, share: percent(shareA), low: percent(low), high: percent(high) },
      }),
    ),
    ...[...ratings]
      .sort((a, b) => b.rating - a.rating)
      .map((rating) => say({ key: 'lab.arena.rating', params: { ...rating } })),
  ].join('\n');
}
