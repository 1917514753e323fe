import { at } from '@tortuga/kernel';
import { NEWCOMER, rated, type Skill } from './openskill.ts';
import { type Fixture, type Pair, seating } from './schedule.ts';
import { eloRatings, wilson } from './statistics.ts';

/** A game that was played: by seat, the place (0 for the winner) and the part of the win. */
export interface PlayedFixture extends Fixture {
  readonly places: readonly number[];
  readonly shares: readonly number[];
  /** By seat, milliseconds of thought, and for how many decisions. */
  readonly thought: readonly number[];
  readonly decisions: readonly number[];
}

interface PairReport {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** Part of all wins, a draw being half of one, with its 95 % interval. Even is one in as many as there are seats. */
  readonly shareA: number;
  readonly low: number;
  readonly high: number;
}

export interface Rating {
  readonly bot: string;
  /** Elo for two seats, the first bot being 0; OpenSkill's mean for more. */
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  /** Milliseconds, on average. */
  readonly thought: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly pairs: readonly PairReport[];
  readonly ratings: readonly Rating[];
}

export function reportOf(
  game: string,
  seats: number,
  names: readonly string[],
  pairs: readonly Pair[],
  played: readonly PlayedFixture[],
): ArenaReport {
  const byPair = pairs.map((_, pair) => played.filter((each) => each.pair === pair));
  const reports = pairs.map((pair, index) => reportOfPair(names, pair, at(byPair, index)));
  const thought = thoughtOf(names.length, seats, pairs, played);
  const ratings = seats === 2 ? eloOf(names.length, pairs, reports) : skillsOf(names.length, seats, pairs, played);
  return {
    game,
    seats,
    games: played.length,
    pairs: reports,
    ratings: names.map((bot, index) => ({ bot, ...at(ratings, index), thought: at(thought, index) })),
  };
}

function reportOfPair(names: readonly string[], { a, b }: Pair, played: readonly PlayedFixture[]): PairReport {
  let [winsA, winsB, draws, share] = [0, 0, 0, 0];
  for (const { shares, seatOfA } of played) {
    const mine = at(shares, seatOfA);
    share += mine;
    if (mine === 0) winsB++;
    else if (shares.every((other, seat) => seat === seatOfA || other === 0)) winsA++;
    else draws++;
  }
  const games = played.length;
  const shareA = games === 0 ? 0 : share / games;
  return { a: at(names, a), b: at(names, b), games, winsA, winsB, draws, shareA, ...wilson(share, games) };
}

function eloOf(bots: number, pairs: readonly Pair[], reports: readonly PairReport[]) {
  const scores = pairs.map(({ a, b }, index) => {
    const { games, shareA } = at(reports, index);
    return { a, b, games, winsA: shareA * games };
  });
  return eloRatings(bots, scores).map(({ elo, margin }) => ({ rating: elo, low: elo - margin, high: elo + margin }));
}

function skillsOf(bots: number, seats: number, pairs: readonly Pair[], played: readonly PlayedFixture[]) {
  const skills = new Array<Skill>(bots).fill(NEWCOMER);
  for (const game of played) {
    const seated = seating(at(pairs, game.pair), game, seats);
    const after = rated(
      seated.map((bot) => at(skills, bot)),
      game.places,
    );
    // Several copies of one bot have one skill: the mean of what this game says of each.
    for (const bot of new Set(seated)) {
      const own = after.filter((_, seat) => seated[seat] === bot);
      const meanOf = (read: (skill: Skill) => number): number =>
        own.reduce((sum, skill) => sum + read(skill), 0) / own.length;
      skills[bot] = { mu: meanOf(({ mu }) => mu), sigma: meanOf(({ sigma }) => sigma) };
    }
  }
  return skills.map(({ mu, sigma }) => ({ rating: mu, low: mu - 1.96 * sigma, high: mu + 1.96 * sigma }));
}

function thoughtOf(bots: number, seats: number, pairs: readonly Pair[], played: readonly PlayedFixture[]): number[] {
  const time = new Array<number>(bots).fill(0);
  const count = new Array<number>(bots).fill(0);
  for (const game of played) {
    for (const [seat, bot] of seating(at(pairs, game.pair), game, seats).entries()) {
      time[bot] = at(time, bot) + at(game.thought, seat);
      count[bot] = at(count, bot) + at(game.decisions, seat);
    }
  }
  return time.map((sum, bot) => sum / Math.max(1, at(count, bot)));
}
