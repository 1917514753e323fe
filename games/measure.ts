import type { Bot, Eye } from '@tortuga/bots';
import { at, type GameTypes } from '@tortuga/kernel';
import type { Balance, BalanceTable } from './balance.ts';
import type { GameModule } from './game-module.ts';
import { playGame } from './simulation.ts';
import { addGame, emptyTally, type Tally, together } from './tallies.ts';

/** What some games among quick bots have shown. */
export interface Report {
  /** By game: how many decisions it took. */
  readonly lengths: readonly number[];
  /** By table of the quick look. */
  readonly tallies: readonly Tally[];
}

/** More moves than this are not compared: a thousand games are to be played while somebody waits. */
const MOST_COMPARED = 8;

/**
 * Looks one move ahead: weak, but quick, and it wants to win. It looks at the true state, because guessing what is hidden
 * would take most of the time; nobody plays against it, and all at the table see equally much.
 */
function quickBot<T extends GameTypes>({ game, evaluate }: Eye<T>, truth: () => T['state']): Bot<T> {
  return {
    name: 'quick',
    choose({ seat, moves, rng }) {
      if (moves.length === 1) return at(moves, 0);
      const few =
        moves.length <= MOST_COMPARED
          ? moves
          : Array.from({ length: MOST_COMPARED }, () => at(moves, rng.below(moves.length)));
      const worth = few.map((move) => {
        const after = game.copy(truth());
        game.apply(after, seat, move, rng);
        return evaluate(after, seat);
      });
      return at(few, worth.indexOf(Math.max(...worth)));
    },
  };
}

/** The tables that a quick look is about. */
export const quickTables = ({ tables, quickSeats }: Balance): readonly BalanceTable[] =>
  tables.filter(({ isQuick, seats }) => isQuick && seats.includes(quickSeats));

/** Plays game by game among quick bots, and adds up what the tables count. */
export function measuring(module: GameModule, balance: Balance, seed: string) {
  const { game } = module;
  const { quickSeats: seats } = balance;
  const tables = quickTables(balance);
  const tallies = tables.map((table) => emptyTally(table, seats));
  let state: object = {};
  const bot = quickBot(module, () => state);
  const bots = Array.from({ length: seats }, () => bot);
  const lengths: number[] = [];
  return {
    play(): void {
      const played = playGame(game, at(game.optionSets, 0), bots, `${seed} ${lengths.length}`, (truth) => {
        state = truth;
      });
      lengths.push(played.moves);
      for (const [index, table] of tables.entries()) {
        addGame(at(tallies, index), table.columns.length, table.count(played));
      }
    },
    report: (): Report => ({ lengths: [...lengths], tallies }),
  };
}

/** What several have counted. */
export const allTogether = (reports: readonly Report[]): Report => ({
  lengths: reports.flatMap(({ lengths }) => lengths),
  tallies: at(reports, 0).tallies.map((_, table) => together(reports.map(({ tallies }) => at(tallies, table)))),
});
