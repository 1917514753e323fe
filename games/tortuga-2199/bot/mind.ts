import type { Mind } from '@tortuga/bots';
import { at, pick, type Seat } from '@tortuga/kernel';
import type { Types2199 } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { hasFightCard, isCouncil, priceOfCard } from '../rules/questions.ts';
import { maxDefence, SECTOR_COUNT } from '../rules/sectors.ts';
import { FRAME, PEACEFUL, type State } from '../rules/state.ts';
import type { Values } from '../rules/values.ts';
import { promiseOf } from './evaluate.ts';
import { featuresOf } from './features.ts';
import { keyOf } from './key.ts';
import { onTortuga } from './prospect.ts';

/** What bots need to know of Tortuga 2199 besides its rules. */
export function mindOf(
  values: Values,
  game: Mind<Types2199>['game'],
  evaluate: Mind<Types2199>['evaluate'],
  features = featuresOf(values),
  seesTexts = true,
): Mind<Types2199> {
  const cards = seesTexts ? onTortuga(values) : null;
  return {
    game,
    seatCount: ({ seats }) => seats,
    evaluate,
    candidates: (state, seat) => candidates(values, state, seat, game.moves(state, seat)),
    stretch,
    key: keyOf,
    promise: (state) => promiseOf(values, state, cards),
    quickMove: (state, seat, rng) => pick(candidates(values, state, seat, game.moves(state, seat)), rng),
    features,
  };
}

/** Its own turn for whoever has it; for a defender, the combat. */
const stretch = (state: State, seat: Seat): number => {
  if (state.frame === FRAME.over) return -1;
  if (state.active === seat) return 1 + state.round * state.seats + state.active;
  return state.target === null ? 0 : 1;
};

/** Within this distance of a rival's ship a combat is thinkable, and cards may be worth more in hand. */
const REACH = 2;

function candidates(values: Values, state: State, seat: Seat, legal: readonly Move[]): readonly Move[] {
  if (state.frame !== FRAME.turn || legal.length <= 1) return legal;
  const hand = at(state.hands, seat);
  if (!isCombatNear(values, state, seat)) {
    const plain = legal.find((move) => move.kind === 'play' && isPlain(values, move.card));
    if (plain !== undefined) return [plain];
  }
  return legal.filter((move) => {
    switch (move.kind) {
      // What is left in hand goes to the discard pile all the same: it is played first.
      case 'end':
        return hand.length === 0;
      case 'tender':
      case 'refresh':
        return false;
      case 'reinforce':
        return isNearlyMost(state, move.sector, move.defence);
      case 'buy':
        return priceOfCard(values, state, move.card) > 0 || at(values.cost, move.card) > 0;
      default:
        return true;
    }
  });
}

/** Nothing to choose when it is played, and nothing better to do with it. */
const isPlain = (values: Values, card: number): boolean =>
  card < values.firstHunt && at(values.whenPlayed, card).length === 0;

/** The two highest that can be paid for. */
const isNearlyMost = (state: State, sector: number, defence: number): boolean =>
  defence >= Math.min(maxDefence(sector), state.crypto + at(state.cargo, state.active)) - 1;

function isCombatNear(values: Values, state: State, seat: number): boolean {
  if (state.scenario === PEACEFUL || isCouncil(state) || !hasFightCard(values, state, seat)) return false;
  const place = at(state.places, seat);
  if (place === null) return false;
  const { distances } = at(values.maps, state.map);
  for (let rival = 0; rival < state.seats; rival++) {
    const there = at(state.places, rival);
    if (rival !== seat && there !== null && at(distances, place * SECTOR_COUNT + there) <= REACH) return true;
  }
  return false;
}
