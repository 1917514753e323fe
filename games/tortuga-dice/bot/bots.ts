import { learnedJudge, modelOf, plainJudge, type SealedMind, type SearchingBots, sealedSearchBot } from '@tortuga/bots';
import { at, type Rng, type Seat } from '@tortuga/kernel';
import type { DiceTypes } from '../rules/game.ts';
import type { Values } from '../rules/pack.ts';
import type { Move, State } from '../rules/types.ts';
import { mindOf } from './mind.ts';
import weights from './weights.json' with { type: 'json' };

type DiceMind = SealedMind<DiceTypes>;

const REFERENCE = { iterations: 100 };
const STRONGEST = { iterations: 2000 };

export function botsOf(
  values: Values,
  game: DiceMind['game'],
  evaluate: DiceMind['evaluate'],
): SearchingBots<DiceTypes> {
  const mind = mindOf(values, game, evaluate);
  const byHand = plainJudge(mind);
  const model = modelOf(weights, mind.features.names);
  const greedy = { ...mind, quickMove: greedyMove(mind) };
  return {
    reference: sealedSearchBot(greedy, byHand, REFERENCE, 'reference'),
    strongest: sealedSearchBot(mind, model === null ? byHand : learnedJudge(mind, model), STRONGEST, 'strongest'),
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
