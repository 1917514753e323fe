import { at } from '@tortuga/kernel';
import { markerSources } from '../rules/markers.ts';
import {
  captureCost,
  conquestCost,
  fundsOf,
  hasMarkerOn,
  isCouncil,
  isGuarded,
  winsByTortuga,
} from '../rules/questions.ts';
import { isOuter, isPost, SECTOR_COUNT, TORTUGA } from '../rules/sectors.ts';
import { FRAME, PEACEFUL, type State } from '../rules/state.ts';
import type { Values } from '../rules/values.ts';
import { type Ability, abilityOfCode, cardOfCode, choicesAmong } from '../rules/vocabulary.ts';

/** A part of the gain for being able to reach it, a little more the nearer it is: so every step there is worth taking. */
const PROMISED = 0.7;
const PER_STEP = 0.03;
/** What can't be paid for this turn is worth a little too, if the ship is near it. */
const SOMEDAY = 0.06;

/** By card, what it brings to whoever plays it on Tortuga: its numbers and its text. */
export interface OnTortuga {
  readonly maneuvers: readonly number[];
  readonly crypto: readonly number[];
}

export const onTortuga = (values: Values): OnTortuga => ({
  maneuvers: values.maneuvers.map((printed, card) => printed + textOf(values, card, 'maneuvers')),
  crypto: values.crypto.map((printed, card) => printed + textOf(values, card, 'crypto')),
});

const textOf = ({ abilities }: Values, card: number, word: keyof OnTortuga): number =>
  choicesAmong(at(abilities, card)).reduce(
    (sum, choice) => sum + Math.max(...choice.map((each) => gainOf(each, word))),
    0,
  );

const gainOf = (ability: Ability, word: keyof OnTortuga): number =>
  ability.word === word && (ability.condition === null || ability.condition === 'onTortuga') ? ability.amount : 0;

/**
 * The best the active player can still do with the ship this turn: conquer, hunt, collect, scout, buy influence.
 *
 * @param cards null for whoever was frozen before texts were seen
 */
export function prospectOf(values: Values, state: State, cards: OnTortuga | null): number {
  const seat = state.active;
  const place = at(state.places, seat);
  if (place === null) return 0;
  const means = state.maneuvers + sumInHand(values.maneuvers, state);
  const funds = fundsOf(state) + sumInHand(values.crypto, state);
  const { distances } = at(values.maps, state.map);
  let best = 0;
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    const distance = at(distances, place * SECTOR_COUNT + sector);
    if (distance > 9) continue;
    const isSeen = sector === TORTUGA && cards !== null && means >= distance;
    const there = isSeen ? state.maneuvers + sumThere(values, cards, state, 'maneuvers') : means;
    const fundsThere = isSeen ? fundsOf(state) + sumThere(values, cards, state, 'crypto') : funds;
    best = Math.max(best, promiseOf(values, state, sector, distance, there - distance, fundsThere));
  }
  return best;
}

function sumInHand(amounts: readonly number[], state: State): number {
  let sum = 0;
  for (const card of at(state.hands, state.active)) sum += at(amounts, card);
  return sum;
}

/** With what the text of the card that was just played still gives. */
function sumThere(values: Values, cards: OnTortuga, state: State, word: keyof OnTortuga): number {
  let sum = sumInHand(cards[word], state);
  if (state.frame !== FRAME.abilities) return sum;
  for (const code of state.todo) sum += gainOf(at(at(values.abilities, cardOfCode(code)), abilityOfCode(code)), word);
  return sum;
}

function promiseOf(
  values: Values,
  state: State,
  sector: number,
  distance: number,
  means: number,
  funds: number,
): number {
  const factor = PROMISED - PER_STEP * distance;
  let best = 0;
  const weigh = (gain: number, affordable: boolean): void => {
    best = Math.max(best, gain * (affordable ? factor : SOMEDAY * (1 - 0.1 * distance)));
  };
  const conquest = gainOfConquest(values, state, sector);
  if (conquest > 0) {
    const cost = conquestCost(state, sector);
    weigh(conquest, means >= cost || (means >= 0 && state.scenario === PEACEFUL && funds >= cost));
  }
  const hunt = at(state.hunts, sector);
  if (hunt !== null && hasMarkerOn(state, sector, state.active)) {
    weigh(1 + 0.75 * at(values.worth, hunt), means >= captureCost(values, state, hunt));
  } else if (hunt !== null && at(state.holds, state.active) > 2) weigh(0.3, means >= 1);
  if (at(state.minerals, sector) > 0) weigh(0.1, means >= 1);
  if (sector === TORTUGA && means >= 0) weigh(Math.floor(funds / 7) * 0.95, true);
  return best;
}

function gainOfConquest(values: Values, state: State, sector: number): number {
  const seat = state.active;
  if (isCouncil(state) || state.controllers[sector] === seat || markerSources(values, state, seat).length === 0)
    return 0;
  if (isGuarded(state, sector)) return 0;
  if (sector === TORTUGA && !winsByTortuga(values, state, seat)) return 0;
  const taken = state.controllers[sector] === null ? 0 : 0.5;
  return at(values.control, sector) * (1 + taken) + (isPost(sector) ? 0.3 : 0) + (isOuter(sector) ? 0.1 : 0);
}
