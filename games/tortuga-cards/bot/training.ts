import { type Bot, type Features, modelOf, type Training } from '@tortuga/bots';
import type { CardsTypes, State } from '../rules/types.ts';
import type { Between } from './chances.ts';

/** Few enough for thousands of games: what is learned is the value between the voyages, not the search. */
const QUICK_ITERATIONS = 100;

export const trainingOf = (
  features: Features<CardsTypes>,
  byHand: Between,
  searcher: (iterations: number, between: Between) => Bot<CardsTypes>,
): Training<CardsTypes> => ({
  features,
  units: 0,
  together: [],
  bot: (weights) => searcher(QUICK_ITERATIONS, modelOf(weights, features.names) ?? byHand),
  turnBegun: ({ turn, played, voyage }: State) => (turn !== null && played === 0 ? voyage : null),
});
