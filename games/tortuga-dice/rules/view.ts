import { at, HIDDEN, type Seat, type Secret, seatsOf, type Viewer } from '@tortuga/kernel';
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
  roomIn,
  totalOf,
  trackUnder,
} from './questions.ts';
import { CHEST_POINTS, pointsOf, scoreOf } from './result.ts';
import { rollOf, shownRolls } from './roll.ts';
import { trackToPlan } from './stow.ts';
import {
  type Action,
  ALL_ACTIONS,
  ALL_COLOURS,
  DICE_COUNT,
  EMPTY,
  type GameEvent,
  MAX_COINS,
  type OpenView,
  type OwnView,
  type PlayerView,
  type State,
  TRACK_LENGTH,
  TRACKS,
} from './types.ts';

/** The table is open. dice-8.1 */
export function openTo(values: Values, state: State): OpenView {
  const { seats, long, phase, question, round, roll, first, decider, action, place, victim } = state;
  return {
    seats,
    long,
    phase,
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
    hasCentre: hasCentre(state),
  };
}

const CARRIES = Array.from({ length: TRACK_LENGTH }, (_, index) => capacityOf(index + 1));

const attackedTrack = ({ action }: State): number | null =>
  action !== null && isAttack(action) ? trackUnder(action) : null;

/** Rolled dice and choices are secret until the reveal, treasure tiles until the end. dice-8.1 */
export function ownOf(state: State, viewer: Viewer): OwnView {
  const isLooking = state.looked.length > 0 && state.decider !== viewer;
  return {
    viewer,
    players: seatsOf(state.seats).map((player) => playerView(state, player, viewer)),
    looked: isLooking ? { ...HIDDEN, count: state.looked.length } : [...state.looked],
  };
}

function playerView(state: State, player: Seat, viewer: Viewer): PlayerView {
  const isMine = player === viewer;
  const isScreened = state.phase === 'keep' && !isMine;
  const kept = at(state.kept, player);
  const tiles = tilesOf(state, player);
  const knowsTiles = isMine || state.phase === 'over';
  const score = scoreOf(state, player);
  return {
    pawns: TRACKS.map((_, track) => pawnOf(state, player, track)),
    capacity: TRACKS.map((_, track) => roomIn(state, player, track)),
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
    plans: state.phase === 'stow' && !isMine ? HIDDEN : plansOf(state, player),
    points: pointsOf(knowsTiles ? score : { ...score, coins: 0 }),
  };
}

const tilesOf = (state: State, player: Seat): number[] =>
  Array.from({ length: MAX_COINS }, (_, index) => at(state.tiles, coinsOf(player, index + 1)));

const plansOf = (state: State, player: Seat): PlayerView['plans'] =>
  TRACKS.map((_, track) => at(state.plans, trackOf(player, track))?.slice() ?? null);

/** Of what everybody is asked at once. */
function hasChosen(state: State, player: Seat): boolean {
  if (state.phase === 'keep') return at(state.kept, player) !== EMPTY;
  return state.phase === 'stow' && trackToPlan(state, player) === null;
}

/** Dice behind other screens, others' choices and tiles are taken out. dice-8.1 */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case 'rolled':
      return {
        ...event,
        rolls: event.rolls.map((roll, player) => (roll === null || player === viewer ? roll : HIDDEN)),
      };
    case 'chose':
      return event.seat === viewer ? event : { ...event, dice: HIDDEN };
    case 'hunted':
      return event.seat === viewer ? event : { ...event, tiles: HIDDEN };
    case 'pocketed':
      return event.seat === viewer ? event : { ...event, coins: HIDDEN };
    case 'planned':
      return event.seat === viewer ? event : { ...event, plans: HIDDEN };
    default:
      return event;
  }
}

/** Every rolled die, choice, plan and treasure tile that does not lie open, and who knows it. dice-8.1 */
export function secrets(state: State): Secret[] {
  const all: Secret[] = [];
  for (const player of seatsOf(state.seats)) {
    const knownTo = [player];
    if (state.phase === 'keep') {
      for (let die = 0; die < DICE_COUNT; die++) {
        if (state.faces[dieOf(player, die)] !== EMPTY) all.push({ id: `die ${player} ${die}`, knownTo });
      }
      if (state.kept[player] !== EMPTY) all.push({ id: `choice ${player}`, knownTo });
    }
    if (state.phase === 'stow' && trackToPlan(state, player) === null) all.push({ id: `plan ${player}`, knownTo });
    if (state.phase === 'over') continue;
    const held = sumOf(tilesOf(state, player));
    for (let tile = 0; tile < held; tile++) all.push({ id: `tile ${player} ${tile}`, knownTo });
  }
  for (let tile = 0; tile < state.looked.length; tile++) {
    all.push({ id: `looked ${tile}`, knownTo: [state.decider as Seat] });
  }
  const supply = sumOf(state.supply);
  for (let tile = 0; tile < supply; tile++) all.push({ id: `supply ${tile}`, knownTo: [] });
  return all;
}
