import { at } from '@tortuga/kernel';
import {
  FIRST_OUTER,
  FIRST_POST,
  FIRST_TURRETS,
  isOuter,
  maxDefence,
  SECTOR_COUNT,
  TORTUGA,
  TORTUGA_COST,
} from './sectors.ts';
import { AGGRESSIVE, OPEN_PER_MARKET, PEACEFUL, type State } from './state.ts';
import { FIRST_T, type Values } from './values.ts';
import type { Counted } from './vocabulary.ts';

/** Questions about a position, shared by `moves` and `refuse`. */

/** Points and control tokens. 2199-1.2, 2199-13.1 */
export function influenceOf(values: Values, state: State, seat: number): number {
  let influence = at(state.points, seat);
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    if (state.controllers[sector] === seat) influence += at(values.control, sector);
  }
  return influence;
}

export function sectorsOf(state: State, seat: number): number {
  let count = 0;
  for (let sector = 0; sector < SECTOR_COUNT; sector++) if (state.controllers[sector] === seat) count++;
  return count;
}

/** Bonus tokens follow control. 2199-10.3 */
export function postsOf(state: State, seat: number): number {
  let count = 0;
  for (let sector = FIRST_POST; sector < FIRST_TURRETS; sector++) if (state.controllers[sector] === seat) count++;
  return count;
}

/** 2199-11.5 */
export function turretsOf(state: State, seat: number): number {
  let count = 0;
  for (let sector = FIRST_TURRETS; sector < FIRST_OUTER; sector++) if (state.controllers[sector] === seat) count++;
  return count;
}

/** How often an ability counts: once, or for each of what it names. Cards are those used in the combat. 2199-15.2 */
export function countOf(state: State, seat: number, { per }: { readonly per: Counted | null }): number {
  switch (per) {
    case null:
      return 1;
    case 'ownSector':
      return sectorsOf(state, seat);
    case 'ownTurrets':
      return turretsOf(state, seat);
    default:
      return ((seat === state.active) === (per === 'ownCard') ? state.attackCards : state.defendCards).length;
  }
}

export const placeOf = (state: State, seat: number): number | null => at(state.places, seat);

/** The sector of a ship that can't be in the hold now. */
export function shipAt(state: State, seat: number): number {
  const place = at(state.places, seat);
  if (place === null) throw new Error(`The ship of seat ${seat} is in the hold`);
  return place;
}

/** The hunt token of a sector that can't be without one now. */
export function huntIn(state: State, sector: number): number {
  const hunt = at(state.hunts, sector);
  if (hunt === null) throw new Error(`There is no hunt token in sector ${sector}`);
  return hunt;
}

export function deciderOf({ decider }: State): number {
  if (decider === null) throw new Error('Nobody is asked');
  return decider;
}

export function defenderOf({ target }: State): number {
  if (target === null) throw new Error('There is no combat');
  return target;
}

/** The active player's crypto and minerals. 2199-7.4 */
export const fundsOf = (state: State): number => state.crypto + at(state.cargo, state.active);

/** Crypto first, unless more minerals were tendered. 2199-7.4 */
export const mineralsFor = (state: State, cost: number): number =>
  Math.min(cost, Math.max(state.tender, cost - state.crypto));

export const COST = {
  destroy: 2,
  reserve: 2,
  refresh: 1,
  influence: 7,
  move: 1,
  collect: 1,
  scout: 1,
} as const;

export const priceOfCard = (values: Values, state: State, card: number): number =>
  Math.max(0, at(values.cost, card) - state.buyDiscount);

/** T sectors sell all T stacks, an outer sector its open cards. 2199-7.1 */
export function isForSale(values: Values, state: State, card: number): boolean {
  const sector = placeOf(state, state.active);
  if (sector === null) return false;
  return isOuter(sector) ? isOpen(state, sector, card) : isStocked(values, state, card);
}

export const isStocked = (values: Values, state: State, card: number): boolean =>
  card >= FIRST_T && card < FIRST_T + values.tCount && at(state.stock, card - FIRST_T) > 0;

export function isOpen(state: State, sector: number, card: number): boolean {
  const first = (sector - FIRST_OUTER) * OPEN_PER_MARKET;
  return state.open[first] === card || state.open[first + 1] === card;
}

/** The open cards of an outer sector. 2199-7.1 */
export function openIn(state: State, sector: number): number[] {
  const first = (sector - FIRST_OUTER) * OPEN_PER_MARKET;
  return state.open.slice(first, first + OPEN_PER_MARKET).filter((card) => card !== null);
}

export const deckOf = (state: State, sector: number): number[] => at(state.markets, sector - FIRST_OUTER);

export const hasMarkerOn = (state: State, sector: number, seat: number): boolean =>
  (at(state.markers, sector) & (1 << seat)) !== 0;

export const hasSeen = (state: State, sector: number, seat: number): boolean =>
  (at(state.seen, sector) & (1 << seat)) !== 0;

/** 2199-9.2 */
export const captureCost = (values: Values, state: State, hunt: number): number =>
  Math.max(0, at(values.difficulty, hunt) - state.captureDiscount);

/** Its defence plus 1, also at the maximum; Tortuga always 15. 2199-10.1, 2199-10.2, 2199-10.5 */
export const conquestCost = (state: State, sector: number): number =>
  sector === TORTUGA ? TORTUGA_COST : Math.max(0, at(state.defence, sector) + 1 - state.conquestDiscount);

export const defenceAfter = (state: State, sector: number): number =>
  Math.min(maxDefence(sector), at(state.defence, sector) + 1);

/** Peaceful Pirates may pay for a sector with crypto. 2199-14.2 */
export const canConquerWithCrypto = (state: State): boolean => state.scenario === PEACEFUL;

/** The controller, if their ship is there: then nobody else can conquer the sector. 2199-10.4 */
export function guardOf(state: State, sector: number): number | null {
  const controller = at(state.controllers, sector);
  return controller !== null && at(state.places, controller) === sector ? controller : null;
}

export const isGuarded = (state: State, sector: number): boolean => guardOf(state, sector) !== null;

/** After Tortuga is conquered nobody can attack or conquer. 2199-13.2 */
export const isCouncil = (state: State): boolean => state.council !== null;

/** Aggressive Pirates may conquer Tortuga only if that wins or ties the game. 2199-14.1 */
export function winsByTortuga(values: Values, state: State, seat: number): boolean {
  if (state.scenario !== AGGRESSIVE) return true;
  const mine = influenceOf(values, state, seat) + at(values.control, TORTUGA);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && influenceOf(values, state, other) > mine) return false;
  }
  return true;
}

/** Cards with a maneuver on them may be used in combat. 2199-12.2 */
export function hasFightCard(values: Values, state: State, seat: number): boolean {
  for (const card of at(state.hands, seat)) if (at(values.maneuvers, card) > 0) return true;
  return false;
}

/** Whether the active player controls the outer sector and has not used its ability this turn. 2199-11.1 */
export const hasPower = (state: State, sector: number): boolean =>
  isOuter(sector) && state.controllers[sector] === state.active && (state.powers & (1 << sector)) === 0;

/** A card without abilities for the moment it is played asks nothing of its player. 2199-6.1 */
export const asksNothing = (values: Values, card: number): boolean => at(values.whenPlayed, card).length === 0;

export const loserOf = (state: State): number => (state.attackerWon === 1 ? defenderOf(state) : state.active);

/** What one side's total in a combat is made of. 2199-12.6 */
export type CombatPart =
  | { readonly kind: 'card'; readonly card: number; readonly value: number }
  | { readonly kind: 'turrets' | 'abilities' | 'walls'; readonly value: number };

export const attackParts = (values: Values, state: State): CombatPart[] =>
  partsOf(values, state.attackCards, turretsOf(state, state.active), state.attackBonus, 0);

export const defendParts = (values: Values, state: State): CombatPart[] =>
  partsOf(values, state.defendCards, turretsOf(state, defenderOf(state)), state.defendBonus, walls(state));

/** The maneuvers on the cards, Turrets tokens, abilities, and the defender's own sector. 2199-12.6 */
function partsOf(
  { maneuvers }: Values,
  cards: readonly number[],
  turrets: number,
  abilities: number,
  ownSector: number,
): CombatPart[] {
  const parts: CombatPart[] = [];
  for (const card of cards) parts.push({ kind: 'card', card, value: at(maneuvers, card) });
  if (turrets > 0) parts.push({ kind: 'turrets', value: turrets });
  if (abilities > 0) parts.push({ kind: 'abilities', value: abilities });
  if (ownSector > 0) parts.push({ kind: 'walls', value: ownSector });
  return parts;
}

export function sumOf(parts: readonly CombatPart[]): number {
  let sum = 0;
  for (const { value } of parts) sum += value;
  return sum;
}

export const attackTotal = (values: Values, state: State): number => sumOf(attackParts(values, state));
export const defendTotal = (values: Values, state: State): number => sumOf(defendParts(values, state));

/** Half the defence of the defender's own sector, rounded down. 2199-12.6 */
export function walls(state: State): number {
  const defender = defenderOf(state);
  const sector = placeOf(state, defender);
  return sector !== null && state.controllers[sector] === defender ? Math.floor(at(state.defence, sector) / 2) : 0;
}
