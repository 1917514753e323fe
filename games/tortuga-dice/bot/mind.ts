import type { SealedMind } from '@tortuga/bots';
import { at, type Seat } from '@tortuga/kernel';
import type { DiceTypes } from '../rules/game.ts';
import type { Values } from '../rules/pack.ts';
import { dieOf, trackOf } from '../rules/places.ts';
import { planWithoutChoice } from '../rules/stow.ts';
import { DICE_COUNT, EMPTY, FACES, type State, TRACKS } from '../rules/types.ts';
import type { View } from '../rules/view-types.ts';
import { candidatesOf } from './candidates.ts';
import { FEATURES } from './features.ts';
import { policyOf } from './quick.ts';
import { TASTES, type Tastes } from './taste.ts';

export type DiceMind = SealedMind<DiceTypes>;

/** What bots need to know of the dice game besides its rules. */
export function mindOf(
  values: Values,
  game: DiceMind['game'],
  evaluate: DiceMind['evaluate'],
  tastes: Tastes = TASTES,
): DiceMind {
  const policy = policyOf(values, tastes);
  return {
    game,
    seatCount: ({ seats }) => seats,
    evaluate,
    candidates: (state, seat) => candidatesOf(policy, state, seat, game.moves(state, seat)),
    // A round is judged when the next one begins.
    stretch: ({ phase, round }) => (phase === 'over' ? -1 : round),
    key: ({ question }) => question,
    promise: () => 0,
    quickMove: policy.quickMove,
    features: FEATURES,
    guess: (view, rng) => unsealed(view, game.determinize(view, rng)),
    secretOf,
  };
}

/**
 * Whoever has answered a question that is still open gets it back: nobody else knows the answer, and how they would
 * answer is a better guess than any answer at random.
 */
function unsealed({ players }: View, state: State): State {
  for (const [player, { kept, plans }] of players.entries()) {
    if (state.phase === 'keep' && kept !== null && typeof kept === 'object') state.kept[player] = EMPTY;
    if (state.phase === 'stow' && 'hidden' in plans) {
      for (let track = 0; track < TRACKS.length; track++) state.plans[trackOf(player, track)] = null;
      planWithoutChoice(state, player);
    }
  }
  return state;
}

/** The dice behind a screen, or how far its owner has planned. */
function secretOf(state: State, seat: Seat): number {
  if (state.phase === 'stow') return state.plans[trackOf(seat, 0)] === null ? 0 : 1;
  let key = 0;
  for (let die = 0; die < DICE_COUNT; die++) key = key * (FACES + 1) + at(state.faces, dieOf(seat, die)) + 1;
  return key;
}
