import type { Game, GameTypes } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import type { Invariants, Law } from './law.ts';
import * as data from './laws/data.ts';
import * as ending from './laws/ending.ts';
import * as moves from './laws/moves.ts';
import * as secrecy from './laws/secrecy.ts';
import * as undo from './laws/undo.ts';
import { playRandomly } from './playthrough.ts';

/** Cheap enough for every random game. */
const ALWAYS: readonly Law[] = [
  ending.gameEnds,
  ending.pendingUntilResult,
  ending.resultIsComplete,
  moves.everyDecisionHasAMove,
  data.invariantsHold,
  data.eventsAreKnown,
];

/** These examine every state thoroughly. */
const THOROUGH: readonly Law[] = [
  data.stateIsJson,
  data.copiesShareNothing,
  data.replayIsExact,
  data.questionsChangeNothing,
  data.viewsKeepTheirFields,
  data.viewsFollowFromTheState,
  moves.movesAreLegal,
  moves.illegalMovesAreRefused,
  secrecy.viewsRevealOnlyWhatIsKnown,
  secrecy.determinizeGuesses,
  secrecy.eventsRevealOnlyWhatIsKnown,
  secrecy.undoableStepsRevealNothing,
  undo.questionsAreAnsweredByAll,
  undo.undoThenRedo,
  undo.arrivalOrderDoesNotMatter,
];

export const LAWS: readonly Law[] = [...ALWAYS, ...THOROUGH];

export interface LawOptions<T extends GameTypes> {
  readonly invariants: Invariants<T>;
  /** Random games for each seat count and option set; the thorough laws look at every 40th. */
  readonly games?: number;
}

const EFFORT = Number(process.env['LAW_EFFORT'] ?? 1);
if (!(EFFORT > 0)) throw new Error(`LAW_EFFORT must be a positive number, not "${process.env['LAW_EFFORT']}"`);
const THOROUGH_EVERY = 40;

/** The laws that every game must pass, on random games with every seat count and option set. */
export function describeGame<T extends GameTypes>(game: Game<T>, { invariants, games = 1000 }: LawOptions<T>): void {
  const count = Math.ceil(games * EFFORT);
  for (const seats of game.seatCounts) {
    for (const options of game.optionSets) {
      const name = `${game.id}, rules ${game.rulesVersion}, ${seats} seats, ${JSON.stringify(options)}`;
      describe(`the laws of ${name}`, () => {
        it(`the laws hold on ${count} random games of ${name}`, { timeout: 60_000 + count * 500 }, () => {
          for (let number = 0; number < count; number++) {
            const playthrough = playRandomly(game, { options, seats, seed: `${game.id} ${seats} ${number}` });
            for (const law of number % THOROUGH_EVERY === 0 ? LAWS : ALWAYS) {
              const breach = law.check(playthrough, invariants);
              expect(breach, `${law.name} (random game ${number})`).toBeNull();
            }
          }
        });
      });
    }
  }
}
