import type { Bot } from '@tortuga/bots';
import type { Decision, GameModule, Habit } from '@tortuga/games/game-module';
import { playGame, shareOf } from '@tortuga/games/simulation';
import { at, type GameTypes, letterOf, seat, seatsOf } from '@tortuga/kernel';
import {
  type Args,
  botsFor,
  gameOptions,
  listOption,
  localeOption,
  moduleOption,
  numberOption,
  parseArgs,
  seatsOption,
} from '../args.ts';
import { progressOf } from '../progress.ts';
import { speakerFor } from '../words.ts';

/** What `--json` prints. */
interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** By seat; a shared victory counts as a fraction for each. */
  readonly wins: readonly number[];
  readonly meanScore: number;
  /** By seat. */
  readonly meanScores: readonly number[];
  /** In the order in which the bots were given; with --rotate they take every seat in turn. */
  readonly bots: readonly { readonly bot: string; readonly wins: number }[];
  /** How often a game, on average. */
  readonly habits: readonly Habit[];
}

export async function simulateCommand(words: readonly string[]): Promise<string> {
  const args = parseArgs('simulate', words, {
    options: ['seats', 'games', 'bots', 'seed', 'lang', 'pack', 'options'],
    flags: ['json', 'rotate'],
    max: 1,
  });
  const module = moduleOption(args);
  const names = listOption(args, 'bots', ['random']);
  const seats = seatsOption(args, module, names.length > 1 ? names.length : at(module.game.seatCounts, 0));
  const simulation = simulate(module, await botsFor(module, seats, names), args);
  return args.flags.has('json') ? JSON.stringify(simulation) : describe(simulation, args, module);
}

function simulate(module: GameModule, bots: readonly Bot<GameTypes>[], args: Args): Simulation {
  const { game } = module;
  const games = numberOption(args, 'games', 1000);
  const seats = bots.length;
  const options = gameOptions(args, module);
  const seed = args.options.get('seed') ?? '1';
  const progress = progressOf(games, speakerFor(localeOption(args)));
  const wins = bots.map(() => 0);
  const botWins = bots.map(() => 0);
  const scores = bots.map(() => 0);
  let moves = 0;
  let finished = 0;
  const habits = new Habits();
  const began = performance.now();
  for (let number = 0; number < games; number++) {
    const shift = args.flags.has('rotate') ? number % seats : 0;
    const decisions: Decision[] = [];
    const seated = bots.map((_, seat) => observed(at(bots, (seat + shift) % seats), decisions));
    const played = playGame(game, options, seated, `simulate ${seed} ${number}`);
    const result = game.result(played.last);
    moves += played.moves;
    progress(number + 1);
    if (result === null) continue;
    finished++;
    habits.add(module.habitsOf(played, decisions));
    const winners = at(result.ranking, 0);
    for (const seat of seatsOf(seats)) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      wins[seat] = at(wins, seat) + won;
      const bot = (seat + shift) % seats;
      botWins[bot] = at(botWins, bot) + won;
      scores[seat] = at(scores, seat) + at(result.scores, seat);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const meanScores = scores.map((sum) => sum / Math.max(1, finished));
  return {
    game: game.id,
    seats,
    games,
    finished,
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    wins,
    meanScore: meanScores.reduce((sum, mean) => sum + mean, 0) / seats,
    meanScores,
    bots: bots.map((bot, index) => ({ bot: bot.name, wins: at(botWins, index) })),
    habits: habits.mean(finished),
  };
}

/** The same bot, whose decisions are noted. */
const observed = (bot: Bot<GameTypes>, decisions: Decision[]): Bot<GameTypes> => ({
  ...bot,
  choose(question) {
    const move = bot.choose(question);
    decisions.push({ seat: question.seat, moves: question.moves, move });
    return move;
  },
});

/** What was done in all games together. */
class Habits {
  #sums: readonly Habit[] = [];

  add(habits: readonly Habit[]): void {
    this.#sums = habits.map(({ about, times }, index) => ({ about, times: times + (this.#sums[index]?.times ?? 0) }));
  }

  mean(games: number): readonly Habit[] {
    return this.#sums.map(({ about, times }) => ({ about, times: times / games }));
  }
}

function describe(simulation: Simulation, args: Args, module: GameModule): string {
  const { say } = speakerFor(localeOption(args), module);
  const { finished, wins, meanScores, bots, habits } = simulation;
  const percent = (hits: number) => shareOf(hits, finished);
  return [
    say({
      key: 'lab.simulated',
      params: {
        game: simulation.game,
        finished,
        moves: simulation.moves,
        seconds: simulation.seconds,
        rate: simulation.movesPerSecond,
      },
    }),
    ...wins.map((hits, index) =>
      say({
        key: 'lab.seatLine',
        params: { seat: letterOf(seat(index)), ...percent(hits), score: at(meanScores, index) },
      }),
    ),
    ...bots.map(({ bot, wins: hits }) => say({ key: 'lab.botLine', params: { bot, ...percent(hits) } })),
    ...habits.map(({ about, times }) => say({ key: 'lab.habitLine', params: { about: say(about), times } })),
  ].join('\n');
}
