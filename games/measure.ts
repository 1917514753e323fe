import type { Bot, Eye } from '@tortuga/bots';
import { at, type GameTypes, type Phrase } from '@tortuga/kernel';
import type { GameModule } from './game-module.ts';
import { playGame } from './simulation.ts';

/** How often something was so, of the times that it could have been. */
export interface Tally {
  /** The index of the balance question that asked for it. */
  readonly question: number;
  readonly about: Phrase;
  readonly hits: number;
  readonly trials: number;
}

/** What some games among quick bots have shown. */
export interface Report {
  /** By game: how many decisions it took. */
  readonly lengths: readonly number[];
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

/** As many players as the first question is about; the questions about other numbers are left out. */
export const seatsMeasured = ({ balance, game }: GameModule): number => balance[0]?.seats ?? at(game.seatCounts, 0);

/** Plays game by game among quick bots, and counts what the balance questions ask for. */
export function measuring(module: GameModule, seed: string) {
  const { game, balance } = module;
  const seats = seatsMeasured(module);
  const questions = balance.flatMap((question, index) => (question.seats === seats ? [{ question, index }] : []));
  let state: object = {};
  const bot = quickBot(module, () => state);
  const bots = Array.from({ length: seats }, () => bot);
  const lengths: number[] = [];
  let tallies: readonly Tally[] = [];
  return {
    play(): void {
      const played = playGame(game, at(game.optionSets, 0), bots, `${seed} ${lengths.length}`, (truth) => {
        state = truth;
      });
      lengths.push(played.moves);
      const counted = questions.flatMap(({ question, index }) =>
        question.count(played).map((each) => ({ ...each, question: index })),
      );
      tallies = summed([...tallies, ...counted]);
    },
    report: (): Report => ({ lengths: [...lengths], tallies }),
  };
}

function summed(tallies: readonly Tally[]): Tally[] {
  const sums = new Map<string, Tally>();
  for (const tally of tallies) {
    const key = JSON.stringify([tally.question, tally.about]);
    const before = sums.get(key);
    const { hits, trials } = before ?? { hits: 0, trials: 0 };
    sums.set(key, { ...tally, hits: hits + tally.hits, trials: trials + tally.trials });
  }
  return [...sums.values()];
}

/** What several have counted. */
export const together = (reports: readonly Report[]): Report => ({
  lengths: reports.flatMap(({ lengths }) => lengths),
  tallies: summed(reports.flatMap(({ tallies }) => tallies)).sort((a, b) => a.question - b.question),
});
