import { at } from '@tortuga/kernel';
import { distinct } from './lists.ts';
import { hasMarkerInHold, markersToTakeBack } from './markers.ts';
import { countOf, deckOf, hasMarkerOn, hasSeen, openIn, placeOf } from './questions.ts';
import { isOuter, maxDefence, SECTOR_COUNT, TORTUGA } from './sectors.ts';
import type { State } from './state.ts';
import type { Values } from './values.ts';
import type { Ability, Condition } from './vocabulary.ts';

const NOTHING: readonly number[] = [];
/** The target of an ability that needs none. */
const PLAIN: readonly number[] = [0];

/** What an ability can be used on now; empty if it can't be used. 2199-6.1, 2199-15.2 */
export function targetsOf(values: Values, state: State, seat: number, ability: Ability): readonly number[] {
  if (ability.condition !== null && !holds(state, seat, ability.condition)) return NOTHING;
  const place = placeOf(state, seat);
  switch (ability.word) {
    case 'crypto':
    case 'maneuvers':
      return countOf(state, seat, ability) > 0 ? PLAIN : NOTHING;
    case 'draw':
      return at(state.decks, seat).length + at(state.discards, seat).length > 0 ? PLAIN : NOTHING;
    case 'move':
      return sectorsWithin(values, state, place, 1, ability.amount);
    case 'mineralsFromDepot':
      return state.depot > 0 ? PLAIN : NOTHING;
    case 'mineralsFromSector':
      return place !== null && at(state.minerals, place) > 0 ? PLAIN : NOTHING;
    case 'mineralsFromRival':
      return rivalsHere(state, seat, place, (rival) => at(state.cargo, rival) > 0);
    case 'reserve':
      return state.reserves[seat] === null ? distinct(at(state.hands, seat)) : NOTHING;
    case 'destroyPlayed':
      return distinct(state.played);
    case 'destroyHand':
      return distinct(at(state.hands, seat));
    case 'destroyDiscard':
      return distinct(at(state.discards, seat)).sort((a, b) => a - b);
    case 'peek':
      return sectorsWithin(values, state, place, 0, ability.amount).filter(
        (sector) => at(state.hunts, sector) !== null && !hasSeen(state, sector, seat),
      );
    case 'scout':
      return isScoutable(state, seat, place) ? markerTargets(values, state, seat) : NOTHING;
    case 'refresh':
      return refreshable(state, place);
    case 'takeBack':
      return distinct(at(state.discards, seat)).sort((a, b) => a - b);
    case 'reinforce':
      return reinforceable(state, seat);
    case 'rivalDiscards':
      return rivalsHere(state, seat, place, (rival) => at(state.hands, rival).length > 0);
    default:
      return PLAIN;
  }
}

export const isScoutable = (state: State, seat: number, place: number | null): boolean =>
  place !== null && at(state.hunts, place) !== null && !hasMarkerOn(state, place, seat);

/** The sectors whose marker may be taken back. Tortuga, which is 0 and never has a hunt token, stands for the hold. */
const markerTargets = (values: Values, state: State, seat: number): readonly number[] =>
  hasMarkerInHold(state, seat) ? PLAIN : markersToTakeBack(values, state, seat);

/** The open cards of an outer sector, if its deck can replace them. 2199-7.2 */
function refreshable(state: State, place: number | null): readonly number[] {
  if (place === null || !isOuter(place) || deckOf(state, place).length === 0) return NOTHING;
  return distinct(openIn(state, place));
}

function sectorsWithin(values: Values, state: State, from: number | null, min: number, max: number): number[] {
  const sectors: number[] = [];
  if (from === null) return sectors;
  const { distances } = at(values.maps, state.map);
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    const distance = at(distances, from * SECTOR_COUNT + sector);
    if (distance >= min && distance <= max) sectors.push(sector);
  }
  return sectors;
}

/** The rivals whose ships are in the same sector, and who have what it takes. */
function rivalsHere(
  state: State,
  seat: number,
  place: number | null,
  fits: (rival: number) => boolean,
): readonly number[] {
  if (place === null) return NOTHING;
  const rivals: number[] = [];
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat && state.places[rival] === place && fits(rival)) rivals.push(rival);
  }
  return rivals;
}

/** One's own sectors whose defence is not at its maximum. Tortuga has none. 2199-10.6 */
function reinforceable(state: State, seat: number): readonly number[] {
  const sectors: number[] = [];
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    if (state.controllers[sector] === seat && at(state.defence, sector) < maxDefence(sector)) sectors.push(sector);
  }
  return sectors;
}

function holds(state: State, seat: number, condition: Condition): boolean {
  const place = placeOf(state, seat);
  switch (condition) {
    case 'inOwnSector':
      return place !== null && state.controllers[place] === seat;
    case 'onTortuga':
      return place === TORTUGA;
    case 'inOuterSector':
      return place !== null && isOuter(place);
    case 'rivalHere':
      return place !== null && state.places.some((other, rival) => rival !== seat && other === place);
    case 'hasMineral':
      return at(state.cargo, seat) > 0;
  }
}
