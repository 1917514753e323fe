import { greedyBot, honestAnswer, type Judge, type Mind, type Training, turnPlannerBot } from '@tortuga/bots';
import type { Types2199 } from '../rules/game.ts';
import { FRAME, type State } from '../rules/state.ts';
import { isMidTurn } from './features.ts';

/** Narrow enough for thousands of games: what is learned is the value, not the search. */
const QUICK = { width: 3 };

export const trainingOf = (
  mind: Mind<Types2199>,
  judgeBy: (weights: unknown) => Judge<Types2199>,
): Training<Types2199> => ({
  features: mind.features,
  units: 0,
  // The first lessons are games of players who look one step ahead: weak ones, and many in little time.
  bot: (weights) =>
    weights === null
      ? greedyBot(mind, 1)
      : turnPlannerBot(mind, judgeBy(weights), honestAnswer(mind, 1), QUICK, { iterations: 1, time: null }, 'learner'),
  turnBegun,
});

const turnBegun = (state: State): number | null =>
  state.frame !== FRAME.turn || isMidTurn(state) ? null : state.round * state.seats + state.active;
