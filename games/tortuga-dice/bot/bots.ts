import {
  type Bot,
  type Budget,
  type Level,
  learnedJudge,
  modelOf,
  plainJudge,
  reasonsOfEach,
  type SearchingBots,
  sealedSearchBot,
  timeLimitOf,
} from '@tortuga/bots';
import { at, type Rng, type Seat } from '@tortuga/kernel';
import type { Trial } from '../../game-module.ts';
import type { DiceTypes } from '../rules/game.ts';
import type { Values } from '../rules/pack.ts';
import type { Move, State } from '../rules/types.ts';
import { biasOf, FONDNESS } from './characters.ts';
import { LEVEL_SETTINGS, REFERENCE } from './levels.ts';
import { type DiceMind, mindOf } from './mind.ts';
import { policyOf } from './quick.ts';
import { reasonsOf } from './reasons.ts';
import { biased, REFERENCE_TASTES } from './taste.ts';
import { trainingOf } from './training.ts';
import ourWeights from './weights.json' with { type: 'json' };

export function botsOf(
  values: Values,
  game: DiceMind['game'],
  evaluate: DiceMind['evaluate'],
  { game: seen = game, weights = ourWeights }: Trial<DiceTypes> = {},
): SearchingBots<DiceTypes> {
  const mind = mindOf(values, seen, evaluate);
  const frozen = mindOf(values, seen, evaluate, REFERENCE_TASTES);
  const byHand = plainJudge(mind);
  const judgeBy = (json: unknown) => {
    const model = modelOf(json, mind.features.names);
    return model === null ? byHand : learnedJudge(mind, model);
  };
  const judge = judgeBy(weights);
  const greedy = { ...frozen, quickMove: greedyMove(frozen) };

  const firstThought = (level: Level, character: string | null) =>
    policyOf(values, biased(LEVEL_SETTINGS[level].tastes, biasOf(character))).quickMove;

  const quickBot = (level: Level, character: string | null): Bot<DiceTypes> => {
    const quickMove = firstThought(level, character);
    return { name: level, choose: ({ seat, view, rng }) => quickMove(mind.guess(view, rng), seat) };
  };

  const searchBot = (level: Level, character: string | null, budget: Budget | null): Bot<DiceTypes> => {
    const { iterations, caution } = LEVEL_SETTINGS[level];
    const fondness = character === null ? 0 : FONDNESS;
    const habit = { move: firstThought(level, character), caution: caution + fondness };
    const usual: Budget = { iterations, time: timeLimitOf(level) };
    // Slower, so for the strongest only.
    const others = level === 'admiral' ? { otherRivals: greedy.quickMove } : {};
    return sealedSearchBot(mind, judge, budget ?? usual, level, { rivalsLearn: false, habit, ...others });
  };

  return {
    level: (level, character, budget) =>
      LEVEL_SETTINGS[level].iterations === 0 ? quickBot(level, character) : searchBot(level, character, budget),
    iterationsOf: (level) => LEVEL_SETTINGS[level].iterations,
    reference: (budget) => sealedSearchBot(greedy, byHand, budget ?? { ...REFERENCE, time: null }, 'reference'),
    reasonsFor: (question, plan) => reasonsOf(mind, question, plan),
    reasonsAfter: (deeds) => reasonsOfEach(deeds, (deed) => reasonsOf(mind, deed, { moves: [deed.move] })),
    training: trainingOf(mind, judgeBy),
  };
}

/** One step ahead, as the yardstick `greedy` plays, but on the guess of whoever searches. */
const greedyMove =
  ({ game, evaluate }: DiceMind) =>
  (state: State, seat: Seat, rng: Rng): Move => {
    const moves = game.moves(state, seat);
    const worth = moves.map((move) => {
      const after = game.copy(state);
      game.apply(after, seat, move, rng);
      return evaluate(after, seat);
    });
    return at(moves, worth.indexOf(Math.max(...worth)));
  };
