import { at, type Seat } from '@tortuga/kernel';
import { BARE, DEFENCES } from './all-moves.ts';
import { distinct } from './lists.ts';
import { markerSources, markersToTakeBack } from './markers.ts';
import type { Move } from './move.ts';
import {
  COST,
  canConquerWithCrypto,
  captureCost,
  conquestCost,
  deckOf,
  fundsOf,
  hasFightCard,
  hasMarkerOn,
  hasPower,
  isCouncil,
  isGuarded,
  priceOfCard,
  shipAt,
  winsByTortuga,
} from './questions.ts';
import { FIRST_OUTER, FORTRESS, isOuter, LAB, MINES, maxDefence, SECTOR_COUNT, TORTUGA, VORTEX } from './sectors.ts';
import { FRAME, OPEN_PER_MARKET, PEACEFUL, type State } from './state.ts';
import { isScoutable, targetsOf } from './targets.ts';
import { FIRST_T, type Values } from './values.ts';
import { abilityOfCode, cardOfCode } from './vocabulary.ts';

/** Built from the same questions as `refuse`; the laws compare the two at every step. */
export function moves(values: Values, state: State, seat: Seat): readonly Move[] {
  if (state.decider !== seat) return [];
  const { moves: all } = values;
  switch (state.frame) {
    case FRAME.ship:
      return all.ship.filter(({ ship }) => !state.ships.includes(ship));
    case FRAME.deploy:
      return all.deploy.filter(({ sector }) => canDeploy(state, seat, sector));
    case FRAME.turn:
      return turnMoves(values, state);
    case FRAME.abilities:
    case FRAME.attackAbilities:
    case FRAME.defendAbilities:
      return abilityMoves(values, state, seat);
    case FRAME.attack:
    case FRAME.defend:
      return fightMoves(values, state, seat);
    case FRAME.spoils:
      return [all.spoils.rival, all.spoils.bank];
    case FRAME.lose:
      return distinct(state.attackerWon === 1 ? state.defendCards : state.attackCards).map((card) =>
        at(all.lose, card),
      );
    case FRAME.retreat:
      return neighboursOfFight(values, state).map((sector) => at(all.retreat, sector));
    case FRAME.marker:
      return markersToTakeBack(values, state, seat).map((sector) => at(all.unmark, sector));
    default:
      return [];
  }
}

/** A ship is placed on Tortuga or on a sector its player controls. 2199-5.3 */
export const canDeploy = (state: State, seat: number, sector: number): boolean =>
  sector === TORTUGA || state.controllers[sector] === seat;

export const neighboursOfFight = (values: Values, state: State): readonly number[] =>
  at(at(values.maps, state.map).neighbours, shipAt(state, state.active));

function abilityMoves(values: Values, state: State, seat: number): Move[] {
  const legal: Move[] = [];
  for (let index = 0; index < state.todo.length; index++) {
    const code = at(state.todo, index);
    if (state.todo.indexOf(code) < index) continue;
    const made = at(values.moves.use, code);
    const ability = at(at(values.abilities, cardOfCode(code)), abilityOfCode(code));
    for (const target of targetsOf(values, state, seat, ability)) legal.push(at(made, target));
  }
  legal.push(BARE.skip);
  return legal;
}

function fightMoves(values: Values, state: State, seat: number): Move[] {
  const legal: Move[] = [];
  let last: number | null = null;
  for (const card of at(state.hands, seat)) {
    if (card !== last && at(values.maneuvers, card) > 0) legal.push(at(values.moves.commit, card));
    last = card;
  }
  if (state.frame === FRAME.defend || state.attackCards.length > 0) legal.push(BARE.ready);
  return legal;
}

function turnMoves(values: Values, state: State): Move[] {
  const legal: Move[] = [];
  if (state.fresh === 1 && at(state.reserves, state.active) !== null) legal.push(BARE.recall);
  pushHandMoves(values, state, legal);
  pushPlayedMoves(values, state, legal);
  pushTenders(values, state, legal);
  const place = at(state.places, state.active);
  if (place !== null) {
    pushMarketMoves(values, state, place, legal);
    pushShipMoves(values, state, place, legal);
    pushConquests(values, state, place, legal);
    pushAttacks(values, state, place, legal);
    if (hasPower(state, place)) pushPowers(values, state, place, legal);
  }
  pushReinforcements(values, state, legal);
  legal.push(BARE.end);
  return legal;
}

function pushHandMoves({ moves: all, firstHunt }: Values, state: State, legal: Move[]): void {
  const canReserve = at(state.reserves, state.active) === null && fundsOf(state) >= COST.reserve;
  let last: number | null = null;
  for (const card of at(state.hands, state.active)) {
    if (card === last) continue;
    last = card;
    legal.push(at(all.play, card));
    if (canReserve) legal.push(at(all.reserve, card));
    if (card >= firstHunt) legal.push(at(all.cash, card));
  }
}

function pushPlayedMoves({ moves: all }: Values, state: State, legal: Move[]): void {
  if (state.maneuvers < COST.destroy) return;
  let last: number | null = null;
  for (const card of state.played) {
    if (card !== last) legal.push(at(all.destroy, card));
    last = card;
  }
}

function pushTenders({ moves: all }: Values, state: State, legal: Move[]): void {
  if (state.crypto === 0) return;
  const minerals = at(state.cargo, state.active);
  for (let count = state.tender + 1; count <= minerals; count++) legal.push(at(all.tender, count));
}

function pushMarketMoves(values: Values, state: State, place: number, legal: Move[]): void {
  const { moves: all } = values;
  const funds = fundsOf(state);
  if (isOuter(place)) {
    const canRefresh = funds >= COST.refresh && deckOf(state, place).length > 0;
    let last: number | null = null;
    for (let index = 0; index < OPEN_PER_MARKET; index++) {
      const card = at(state.open, (place - FIRST_OUTER) * OPEN_PER_MARKET + index);
      if (card === null || card === last) continue;
      last = card;
      if (priceOfCard(values, state, card) <= funds) legal.push(at(all.buy, card));
      if (canRefresh) legal.push(at(all.refresh, card));
    }
    return;
  }
  for (let index = 0; index < values.tCount; index++) {
    const card = FIRST_T + index;
    if (at(state.stock, index) > 0 && priceOfCard(values, state, card) <= funds) legal.push(at(all.buy, card));
  }
  if (place === TORTUGA && funds >= COST.influence) legal.push(BARE.influence);
}

function pushShipMoves(values: Values, state: State, place: number, legal: Move[]): void {
  if (state.maneuvers >= COST.move) {
    for (const sector of at(at(values.maps, state.map).neighbours, place)) legal.push(at(values.moves.move, sector));
    if (at(state.minerals, place) > 0) legal.push(BARE.collect);
    if (isScoutable(state, state.active, place)) {
      pushWithMarker(values, state, BARE.scout, values.moves.scoutFrom, legal);
    }
  }
  const hunt = at(state.hunts, place);
  if (hunt !== null && hasMarkerOn(state, place, state.active) && state.maneuvers >= captureCost(values, state, hunt)) {
    legal.push(BARE.capture);
  }
}

function pushConquests(values: Values, state: State, place: number, legal: Move[]): void {
  const seat = state.active;
  if (isCouncil(state) || state.controllers[place] === seat) return;
  if (isGuarded(state, place)) return;
  if (place === TORTUGA && !winsByTortuga(values, state, seat)) return;
  const cost = conquestCost(state, place);
  const { conquer, conquerFrom } = values.moves;
  if (state.maneuvers >= cost) pushWithMarker(values, state, conquer.maneuvers, conquerFrom.maneuvers, legal);
  if (canConquerWithCrypto(state) && fundsOf(state) >= cost) {
    pushWithMarker(values, state, conquer.crypto, conquerFrom.crypto, legal);
  }
}

/** With a marker from the hold, or once for each marker that may be taken back. 2199-10.7 */
function pushWithMarker(values: Values, state: State, fromHold: Move, takenBack: readonly Move[], legal: Move[]): void {
  for (const from of markerSources(values, state, state.active)) {
    legal.push(from === null ? fromHold : at(takenBack, from));
  }
}

function pushAttacks(values: Values, state: State, place: number, legal: Move[]): void {
  if (isCouncil(state) || state.scenario === PEACEFUL || !hasFightCard(values, state, state.active)) return;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== state.active && state.places[rival] === place) legal.push(at(values.moves.attack, rival));
  }
}

function pushPowers({ moves: all }: Values, state: State, place: number, legal: Move[]): void {
  if (place === FORTRESS || (place === MINES && state.depot > 0)) legal.push(BARE.power);
  if (place === LAB && at(state.reserves, state.active) !== null) return;
  const cards = place === LAB ? at(state.hands, state.active) : place === VORTEX ? state.played : [];
  let last: number | null = null;
  for (const card of cards) {
    if (card !== last) legal.push(at(all.powerOn, card));
    last = card;
  }
}

function pushReinforcements({ moves: all }: Values, state: State, legal: Move[]): void {
  const funds = fundsOf(state);
  if (funds <= 2) return;
  for (let sector = 1; sector < SECTOR_COUNT; sector++) {
    if (state.controllers[sector] !== state.active) continue;
    const max = Math.min(maxDefence(sector), funds);
    for (let defence = at(state.defence, sector) + 1; defence <= max; defence++) {
      legal.push(at(all.reinforce, sector * DEFENCES + defence));
    }
  }
}
