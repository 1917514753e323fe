import { at, HIDDEN, type Seat, seatsOf, type Viewer } from '@tortuga/kernel';
import { stepsFor } from './actions.ts';
import { hasCentre } from './chests.ts';
import type { Values } from './pack.ts';
import { bonusOf, coinsOf, colourOf, dieOf, inSlot, pawnOf, sumOf, trackOf, zoneOf } from './places.ts';
import {
  capacityOf,
  goalOf,
  has,
  isAttack,
  limitOf,
  placesFor,
  rankingOf,
  totalOf,
  trackOfAction,
  zoneCapacity,
} from './questions.ts';
import { CHEST_POINTS, COLOUR_VIEWS, coinsHeld, pointsOf, result, SET, scoreOf, setProgress } from './result.ts';
import { rollOf, shownRolls } from './roll.ts';
import { trackToPlan } from './stow.ts';
import {
  ACTION,
  type Action,
  type Activity,
  ALL_ACTIONS,
  ALL_COLOURS,
  DICE_COUNT,
  EMPTY,
  MAX_COINS,
  PARTS,
  type Part,
  type Phase,
  type Route,
  type State,
  TRACK_LENGTH,
  TRACKS,
} from './types.ts';
import type { Barren, OpenView, OwnView, PlayerView } from './view-types.ts';

/** The board is open to all. dice-8.1 */
export function openTo(values: Values, state: State): OpenView {
  const { seats, long, phase, question, round, roll, first, decider, action, place, victim } = state;
  return {
    seats,
    long,
    phase,
    parts: PARTS,
    part: PART_OF[phase],
    activities: seatsOf(seats).map((player) => activityOf(state, player)),
    question,
    round,
    roll,
    first,
    decider,
    action,
    place,
    victim,
    owed: seatsOf(seats).filter((player) => has(state.owed, player)),
    shown: shownRolls(state),
    bag: [...state.bag],
    centre: [...state.centre],
    supply: sumOf(state.supply),
    standings: ALL_ACTIONS.map((action) => ({
      totals: seatsOf(state.seats).map((player) => totalOf(values, state, player, action)),
      ranking: rankingOf(values, state, action),
    })),
    goal: goalOf(state),
    attacked: attackedTrack(state),
    places: placesFor(state.seats),
    steps: [stepsFor(state.seats, 0), stepsFor(state.seats, 1)],
    carries: CARRIES,
    worth: CHEST_POINTS,
    colours: COLOUR_VIEWS,
    set: SET,
    hasCentre: hasCentre(state),
    routes: ROUTES,
    ranking: result(state)?.ranking ?? null,
  };
}

const CARRIES = Array.from({ length: TRACK_LENGTH }, (_, index) => capacityOf(index + 1));

const ROUTES: readonly Route[] = [
  { from: 'fleet', to: 'tortuga' },
  { from: 'crew', to: 'fleet' },
  { from: 'island', to: 'crew' },
];

const PART_OF: Readonly<Record<Phase, Part>> = {
  keep: 'dice',
  skull: 'dice',
  reroll: 'dice',
  bonus: 'dice',
  action: 'actions',
  tile: 'actions',
  stow: 'chests',
  over: 'over',
};

function activityOf(state: State, player: Seat): Activity {
  switch (state.phase) {
    case 'keep':
      if (at(state.free, player) === 0) return 'done';
      return hasChosen(state, player) ? 'ready' : 'choosing';
    case 'stow':
      return hasChosen(state, player) ? 'ready' : 'choosing';
    default:
      return state.decider === player ? 'acting' : 'waiting';
  }
}

const attackedTrack = ({ action }: State): number | null =>
  action !== null && isAttack(action) ? trackOfAction(action) : null;

/** Rolled dice and choices are secret until the reveal, treasure tiles until the end. dice-8.1 */
export function ownOf(state: State, viewer: Viewer): OwnView {
  const isLooking = state.looked.length > 0 && state.decider !== viewer;
  return {
    viewer,
    players: seatsOf(state.seats).map((player) => playerView(state, player, viewer)),
    looked: isLooking ? { ...HIDDEN, count: state.looked.length } : [...state.looked],
    barren: viewer === 'spectator' ? [] : ALL_ACTIONS.map((action) => barrenOf(state, viewer, action)),
  };
}

/** By place: why an action would bring this player nothing as things are. dice-4.2 to dice-4.6 */
function barrenOf(state: State, player: Seat, action: Action): (Barren | null)[] {
  if (action === ACTION.hunt) {
    const supply = sumOf(state.supply);
    return [supply + sumOf(state.bag) === 0 ? 'supply' : null, supply === 0 ? 'supply' : null];
  }
  const track = trackOfAction(action);
  if (!isAttack(action)) {
    const why = pawnOf(state, player, track) === TRACK_LENGTH ? 'track' : null;
    return [why, why];
  }
  const hasPrey = seatsOf(state.seats).some((other) => other !== player && zoneOf(state, other, track).length > 0);
  return [hasPrey ? null : 'zones', sumOf(state.centre) > 0 ? null : 'centre'];
}

function playerView(state: State, player: Seat, viewer: Viewer): PlayerView {
  const isMine = player === viewer;
  const isScreened = state.phase === 'keep' && !isMine;
  const kept = at(state.kept, player);
  const tiles = tilesOf(state, player);
  const knowsTiles = isMine || state.phase === 'over';
  const whole = scoreOf(state, player);
  const score = knowsTiles ? whole : { ...whole, coins: 0 };
  return {
    pawns: TRACKS.map((_, track) => pawnOf(state, player, track)),
    capacity: TRACKS.map((_, track) => zoneCapacity(state, player, track)),
    limits: ALL_ACTIONS.map((action) => limitOf(state, player, action)),
    zones: TRACKS.map((_, track) => [...zoneOf(state, player, track)]),
    island: ALL_COLOURS.map((colour) => at(state.island, colourOf(player, colour))),
    tortuga: ALL_COLOURS.map((colour) => at(state.tortuga, colourOf(player, colour))),
    assigned: Array.from({ length: DICE_COUNT }, (_, die) => inSlot<Action>(at(state.assigned, dieOf(player, die)))),
    rolled: isScreened ? HIDDEN : rollOf(state, player),
    free: at(state.free, player),
    chosen: hasChosen(state, player),
    kept: isScreened ? HIDDEN : inSlot(kept),
    bonus: ALL_ACTIONS.map((action) => at(state.bonus, bonusOf(player, action))),
    tiles: knowsTiles ? tiles : { ...HIDDEN, count: sumOf(tiles) },
    tileCount: sumOf(tiles),
    coins: knowsTiles ? coinsHeld(state, player) : HIDDEN,
    plans: state.phase === 'stow' && !isMine ? HIDDEN : plansOf(state, player),
    points: pointsOf(score),
    score,
    sets: setProgress(state, player),
  };
}

export const tilesOf = (state: State, player: Seat): number[] =>
  Array.from({ length: MAX_COINS }, (_, index) => at(state.tiles, coinsOf(player, index + 1)));

const plansOf = (state: State, player: Seat): PlayerView['plans'] =>
  TRACKS.map((_, track) => at(state.plans, trackOf(player, track))?.slice() ?? null);

function hasChosen(state: State, player: Seat): boolean {
  if (state.phase === 'keep') return at(state.kept, player) !== EMPTY;
  return state.phase === 'stow' && trackToPlan(state, player) === null;
}
