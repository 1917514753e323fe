import { at, type Param, type Params, type Refusal, seat as seatAt } from '@tortuga/kernel';
import { markerSources } from './markers.ts';
import type { Move, MoveOf } from './move.ts';
import {
  COST,
  canConquerWithCrypto,
  captureCost,
  conquestCost,
  deckOf,
  fundsOf,
  guardOf,
  hasFightCard,
  hasMarkerOn,
  hasPower,
  influenceOf,
  isCouncil,
  isForSale,
  isOpen,
  priceOfCard,
  winsByTortuga,
} from './questions.ts';
import { FORTRESS, isOuter, LAB, MINES, maxDefence, TORTUGA, VORTEX } from './sectors.ts';
import { PEACEFUL, type State } from './state.ts';
import type { Values } from './values.ts';

type Action = Exclude<
  Move,
  { kind: 'ship' | 'deploy' | 'use' | 'skip' | 'commit' | 'ready' | 'spoils' | 'lose' | 'retreat' | 'unmark' }
>;

const no = (rule: string, key: string, params?: Params): Refusal => {
  const refusal = { rule: `2199-${rule}`, key: `2199.refuse.${key}` };
  return params === undefined ? refusal : { ...refusal, params };
};

/** Why an action of a turn is not possible. 2199-5.1 */
export function refuseAction(values: Values, state: State, move: Action): Refusal | null {
  const seat = state.active;
  switch (move.kind) {
    case 'recall':
      if (state.reserves[seat] === null) return no('5.3', 'reserveEmpty');
      return state.fresh === 1 ? null : no('5.3', 'recallLate');
    case 'play':
      return inHand(state, '6.1', move.card);
    case 'destroy':
      if (!state.played.includes(move.card)) return no('6.2', 'notPlayed');
      return maneuversFor(state, '6.2', COST.destroy);
    case 'reserve':
      return inHand(state, '6.3', move.card) ?? emptyReserve(state, '6.3') ?? cryptoFor(state, '6.3', COST.reserve);
    case 'cash':
      if (move.card < values.firstHunt) return no('9.3', 'noHuntCard');
      return inHand(state, '9.3', move.card);
    case 'tender':
      return refuseTender(state, move.minerals);
    case 'reinforce':
      return refuseReinforce(state, move);
    case 'end':
      return null;
    default:
      return refuseShipAction(values, state, move);
  }
}

type ShipAction = MoveOf<
  | 'buy'
  | 'refresh'
  | 'influence'
  | 'move'
  | 'collect'
  | 'scout'
  | 'capture'
  | 'conquer'
  | 'power'
  | 'powerOn'
  | 'attack'
>;

/** A player who lost the ship this turn goes on without it. 2199-12.12 */
function refuseShipAction(values: Values, state: State, move: ShipAction): Refusal | null {
  const place = at(state.places, state.active);
  if (place === null) return no('12.12', 'noShip');
  switch (move.kind) {
    case 'buy':
      if (!isForSale(values, state, move.card)) return no('7.1', 'notForSale');
      return cryptoFor(state, '7.1', priceOfCard(values, state, move.card));
    case 'refresh':
      return refuseRefresh(state, place, move.card);
    case 'influence':
      return place === TORTUGA ? cryptoFor(state, '7.3', COST.influence) : no('7.3', 'onlyOnTortuga');
    case 'move': {
      const isAdjacent = at(at(values.maps, state.map).neighbours, place).includes(move.sector);
      return isAdjacent ? maneuversFor(state, '8.1', COST.move) : no('8.1', 'notAdjacent');
    }
    case 'collect':
      return at(state.minerals, place) > 0 ? maneuversFor(state, '8.2', COST.collect) : no('8.2', 'noMineralHere');
    case 'scout':
      return refuseScout(values, state, place, move);
    case 'capture':
      return refuseCapture(values, state, place);
    case 'conquer':
      return refuseConquer(values, state, place, move);
    case 'power':
    case 'powerOn':
      return refusePower(state, place, move);
    case 'attack':
      return refuseAttack(values, state, place, move.seat);
  }
}

const inHand = (state: State, rule: string, card: number): Refusal | null =>
  at(state.hands, state.active).includes(card) ? null : no(rule, 'notInHand');

const emptyReserve = (state: State, rule: string): Refusal | null =>
  at(state.reserves, state.active) === null ? null : no(rule, 'reserveFull');

const cryptoFor = (state: State, rule: string, cost: number): Refusal | null => {
  const minerals = at(state.cargo, state.active);
  return fundsOf(state) >= cost ? null : no(rule, 'cryptoShort', { cost, crypto: state.crypto, minerals });
};

const maneuversFor = (state: State, rule: string, cost: number): Refusal | null =>
  state.maneuvers >= cost ? null : no(rule, 'maneuversShort', { cost, maneuvers: state.maneuvers });

/** Refused where it would change nothing, or take back minerals: undo does that. 2199-7.4 */
function refuseTender(state: State, minerals: number): Refusal | null {
  const cargo = at(state.cargo, state.active);
  if (minerals > cargo) return no('7.4', 'tooFewMinerals', { minerals, cargo });
  if (state.crypto === 0) return no('7.4', 'noChoiceOfPayment');
  return minerals > state.tender ? null : no('7.4', 'alreadyTendered', { tender: state.tender });
}

function refuseRefresh(state: State, place: number, card: number): Refusal | null {
  if (!isOuter(place)) return no('7.2', 'noMarketToRefresh');
  if (!isOpen(state, place, card)) return no('7.2', 'notOpenHere');
  if (deckOf(state, place).length === 0) return no('7.2', 'deckEmpty');
  return cryptoFor(state, '7.2', COST.refresh);
}

function refuseScout(values: Values, state: State, place: number, { from }: MoveOf<'scout'>): Refusal | null {
  if (at(state.hunts, place) === null) return no('9.1', 'noHuntHere');
  if (hasMarkerOn(state, place, state.active)) return no('9.1', 'alreadyScouted');
  return refuseMarker(values, state, '9.1', from) ?? maneuversFor(state, '9.1', COST.scout);
}

/** A marker is taken back only if the hold has none, and then the player must say which. 2199-10.7 */
function refuseMarker(values: Values, state: State, rule: string, from: number | undefined): Refusal | null {
  const sources = markerSources(values, state, state.active);
  if (sources.length === 0) return no(rule, 'noMarkerLeft');
  if (sources[0] === null) return from === undefined ? null : no('10.7', 'markerInHold');
  if (from === undefined) return no('10.7', 'whichMarker');
  return sources.includes(from) ? null : no('10.7', 'noMarkerThere');
}

function refuseCapture(values: Values, state: State, place: number): Refusal | null {
  const hunt = at(state.hunts, place);
  if (hunt === null) return no('9.2', 'noHuntHere');
  if (!hasMarkerOn(state, place, state.active)) return no('9.2', 'notScouted');
  return maneuversFor(state, '9.2', captureCost(values, state, hunt));
}

function refuseConquer(values: Values, state: State, place: number, { pay, from }: MoveOf<'conquer'>): Refusal | null {
  const seat = state.active;
  if (pay === 'crypto' && !canConquerWithCrypto(state)) return no('10.1', 'conquerWithManeuvers');
  if (isCouncil(state)) return no('13.2', 'councilConquest');
  if (state.controllers[place] === seat) return no('10.1', 'alreadyYours');
  const unmarked = refuseMarker(values, state, '10.1', from);
  if (unmarked !== null) return unmarked;
  const guard = guardOf(state, place);
  if (guard !== null) {
    const params = { player: playerAt(guard) };
    return state.scenario === PEACEFUL ? no('14.2', 'protected', params) : no('10.4', 'guarded', params);
  }
  if (place === TORTUGA && !winsByTortuga(values, state, seat)) {
    const influence = influenceOf(values, state, seat) + at(values.control, TORTUGA);
    return no('14.1', 'onlyToWin', { influence, best: bestRival(values, state) });
  }
  const cost = conquestCost(state, place);
  const rule = place === TORTUGA ? '10.5' : '10.1';
  return pay === 'crypto' ? cryptoFor(state, '14.2', cost) : maneuversFor(state, rule, cost);
}

const bestRival = (values: Values, state: State): number =>
  Math.max(...state.ships.map((_, rival) => (rival === state.active ? 0 : influenceOf(values, state, rival))));

const playerAt = (index: number): Param => ({ seat: seatAt(index) });

function refuseReinforce(state: State, { sector, defence }: MoveOf<'reinforce'>): Refusal | null {
  if (sector === TORTUGA) return no('10.6', 'tortugaHasNoDefence');
  if (state.controllers[sector] !== state.active) return no('10.6', 'notYourSector');
  const present = at(state.defence, sector);
  if (defence <= present) return no('10.6', 'defenceHigher', { defence: present });
  const max = maxDefence(sector);
  if (defence > max) return no('10.6', 'defenceMost', { most: max });
  return cryptoFor(state, '10.6', defence);
}

/** The rule of each outer sector's ability. 2199-11.1 to 2199-11.4 */
const POWER_RULES: Readonly<Record<number, string>> = {
  [FORTRESS]: '11.1',
  [LAB]: '11.2',
  [MINES]: '11.3',
  [VORTEX]: '11.4',
};

function refusePower(state: State, place: number, move: MoveOf<'power' | 'powerOn'>): Refusal | null {
  const rule = POWER_RULES[place];
  if (rule === undefined) return no('11.1', 'noPowerHere');
  if (state.controllers[place] !== state.active) return no(rule, 'powerOfController');
  if (!hasPower(state, place)) return no(rule, 'powerUsed');
  const needsCard = place === LAB || place === VORTEX;
  if (move.kind === 'power') {
    if (needsCard) return no(rule, 'powerNeedsCard');
    return place === MINES && state.depot === 0 ? no(rule, 'depotEmpty') : null;
  }
  if (!needsCard) return no(rule, 'powerNeedsNoCard');
  if (place === LAB) return inHand(state, rule, move.card) ?? emptyReserve(state, rule);
  return state.played.includes(move.card) ? null : no(rule, 'notPlayed');
}

function refuseAttack(values: Values, state: State, place: number, rival: number): Refusal | null {
  if (state.scenario === PEACEFUL) return no('14.2', 'peaceful');
  if (isCouncil(state)) return no('13.2', 'councilAttack');
  if (rival >= state.seats || rival === state.active) return no('12.1', 'nobodyToAttack');
  if (state.places[rival] !== place) return no('12.1', 'notHere', { player: playerAt(rival) });
  return hasFightCard(values, state, state.active) ? null : no('12.2', 'noFightCard');
}
