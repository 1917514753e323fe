import { type Bot, type Question, shareOfWin } from '@tortuga/bots';
import { botFor, CEILING, ceilingBot, isLearned, learnedBot } from '@tortuga/games/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { playGame } from '@tortuga/games/simulation';
import { at, type GameTypes, type Json, seatsOf } from '@tortuga/kernel';
import type { PlayedFixture } from './arena/report.ts';
import type { Fixture } from './arena/schedule.ts';
import { moduleOf } from './module-of.ts';

/** The program of the threads in which the arena plays. */

export interface ArenaTask {
  readonly game: string;
  /** Null for the default pack. */
  readonly pack: Json | null;
  readonly options: Json;
  /** What the bot `learned` judges by; null if it does not play. */
  readonly weights: Json | null;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly fixture: Fixture;
}

async function existing(
  module: GameModule,
  name: string,
  weights: Json | null,
  truth: () => object,
): Promise<Bot<GameTypes>> {
  if (name === CEILING) return ceilingBot(module, truth);
  const learned = weights === null || !isLearned(name) ? null : await learnedBot(module, name, weights);
  if (learned !== null) return learned;
  const found = await botFor(module, name);
  if (!found.ok) throw new Error(`There is no bot ${name}`);
  return found.bot;
}

/** Only a bot that is to think by time sees a clock: all others can be repeated exactly. */
const isTimed = (name: string): boolean => name.endsWith('ms');

const withClock = ({ seat, view, moves, rng }: Question<GameTypes>): Question<GameTypes> => ({
  seat,
  view,
  moves,
  rng,
  now: () => performance.now(),
});

export default async function playFixture(task: ArenaTask): Promise<PlayedFixture> {
  const module = moduleOf(task.game, task.pack);
  const { game } = module;
  const thought = task.bots.map(() => 0);
  const decisions = task.bots.map(() => 0);
  let truth: object = {};
  const bots = await Promise.all(task.bots.map((name) => existing(module, name, task.weights, () => truth)));
  const timed = bots.map(
    (bot, seat): Bot<GameTypes> => ({
      name: bot.name,
      choose: (question) => {
        const began = performance.now();
        const move = bot.choose(isTimed(at(task.bots, seat)) ? withClock(question) : question);
        thought[seat] = at(thought, seat) + performance.now() - began;
        decisions[seat] = at(decisions, seat) + 1;
        return move;
      },
    }),
  );
  const deal = `arena ${task.seed} ${task.fixture.deal}`;
  const { last } = playGame(game, task.options as object, timed, deal, (state) => {
    truth = state;
  });
  const ranking = game.result(last)?.ranking ?? [];
  const seats = seatsOf(bots.length);
  return {
    ...task.fixture,
    places: seats.map((seat) => ranking.findIndex((place) => place.includes(seat))),
    shares: seats.map((seat) => shareOfWin(game, last, seat) ?? 0),
    thought,
    decisions,
  };
}
