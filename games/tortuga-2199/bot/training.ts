import { greedyBot, honestAnswer, type Judge, type Mind, type Training, turnPlannerBot } from '@tortuga/bots';
import type { Types2199 } from '../rules/game.ts';
import { FRAME, type State } from '../rules/state.ts';
import { isMidTurn } from './features.ts';

/** Narrow enough for thousands of games: what is learned is the value, not the search. */
const QUICK = { width: 3 };

/** What makes up one thing: all that a large deck costs, or what a maneuver is worth now and at the end. */
const TOGETHER = [
  ['points', 'pointsSquared', 'control', 'influenceSquared', 'influenceCubed'],
  ['turnsToWait', 'posts', 'turrets', 'vortex', 'lab', 'mines', 'fortress', 'lost', 'onTortuga', 'atHome'],
  ['defence', 'exposed'],
  ['minerals', 'hold'],
  ['markers', 'markedWorth', 'markedNear'],
  ['hunts', 'huntWorth', 'huntsLate'],
  ['prey', 'threat'],
  ['deck', 'deckSquared', 'best5'],
  ['maneuversLate', 'hand maneuvers'],
  ['cryptoLate', 'hand crypto'],
  ['hand attack', 'hand defence'],
];

export const trainingOf = (
  mind: Mind<Types2199>,
  judgeBy: (weights: unknown) => Judge<Types2199>,
): Training<Types2199> => ({
  features: mind.features,
  units: 0,
  together: TOGETHER,
  // The first lessons are games of players who look one step ahead: weak ones, and many in little time.
  bot: (weights) =>
    weights === null
      ? greedyBot(mind, 1)
      : turnPlannerBot(mind, judgeBy(weights), honestAnswer(mind, 1), QUICK, { iterations: 1, time: null }, 'learner'),
  turnBegun,
});

const turnBegun = (state: State): number | null =>
  state.frame !== FRAME.turn || isMidTurn(state) ? null : state.round * state.seats + state.active;
