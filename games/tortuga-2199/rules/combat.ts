import { at, type Rng, seat as seatAt } from '@tortuga/kernel';
import { destroy, draw } from './cards.ts';
import { freeSector, takeControl } from './conquest.ts';
import type { GameEvent } from './event.ts';
import { add, insert, takeOut } from './lists.ts';
import { markerSources } from './markers.ts';
import type { Spoils } from './move.ts';
import {
  attackParts,
  deciderOf,
  defenderOf,
  defendParts,
  loserOf,
  shipAt,
  sumOf,
  turretsOf,
  walls,
} from './questions.ts';
import { AGGRESSIVE, FRAME, HAND_SIZE, NO_COMBAT, type State } from './state.ts';
import { targetsOf } from './targets.ts';
import { endsByInfluence } from './turn.ts';
import type { Values } from './values.ts';
import { abilityOfCode, cardOfCode } from './vocabulary.ts';

/**
 * The frames of a combat: the attacker picks, the defender picks, all cards are revealed, the attacker's abilities, the
 * defender's, the outcome. Each function below opens the next frame, or goes on if there is nothing to decide.
 */

/** 2199-12.1 */
export function attack(state: State, rival: number, events: GameEvent[]): void {
  const seat = state.active;
  state.target = rival;
  state.frame = FRAME.attack;
  events.push({ type: 'attacked', seat: seatAt(seat), rival: seatAt(rival), sector: shipAt(state, seat) });
}

export function commit(state: State, card: number, events: GameEvent[]): void {
  const seat = deciderOf(state);
  takeOut(at(state.hands, seat), card);
  insert(state.frame === FRAME.attack ? state.attackCards : state.defendCards, card);
  events.push({ type: 'committed', seat: seatAt(seat), card });
}

/** How many cards are picked is public; which is revealed when both have picked. 2199-12.2 to 2199-12.4 */
export function ready(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  const isAttacker = state.frame === FRAME.attack;
  const count = (isAttacker ? state.attackCards : state.defendCards).length;
  events.push({ type: 'readied', seat: seatAt(deciderOf(state)), count });
  if (isAttacker) {
    state.frame = FRAME.defend;
    state.decider = state.target;
    return;
  }
  state.shownAttack = state.attackCards.slice();
  state.shownDefend = state.defendCards.slice();
  events.push({ type: 'revealed', attacker: state.attackCards.slice(), defender: state.defendCards.slice() });
  state.todo = usableIn(values, state, state.active, state.attackCards, values.whenAttacking);
  state.frame = FRAME.attackAbilities;
  state.decider = state.active;
  if (state.todo.length === 0) afterAbilities(values, state, rng, events);
}

function usableIn(
  values: Values,
  state: State,
  seat: number,
  cards: readonly number[],
  codes: readonly (readonly number[])[],
): number[] {
  return cards
    .flatMap((card) => at(codes, card))
    .filter((code) => {
      const ability = at(at(values.abilities, cardOfCode(code)), abilityOfCode(code));
      return targetsOf(values, state, seat, ability).length > 0;
    });
}

/** First the attacker's abilities, then the defender's, then the outcome. 2199-12.5 */
export function afterAbilities(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  if (state.frame === FRAME.attackAbilities) {
    state.todo = usableIn(values, state, defenderOf(state), state.defendCards, values.whenDefending);
    state.frame = FRAME.defendAbilities;
    state.decider = state.target;
    if (state.todo.length > 0) return;
  }
  settle(values, state, rng, events);
}

/** The higher total wins; the defender wins a tie. 2199-12.6, 2199-12.7 */
function settle(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  const { active } = state;
  const target = defenderOf(state);
  const [attacking, defending] = [attackParts(values, state), defendParts(values, state)];
  const [attackSum, defendSum] = [sumOf(attacking), sumOf(defending)];
  state.attackerWon = attackSum > defendSum ? 1 : 0;
  const winner = seatAt(state.attackerWon === 1 ? active : target);
  events.push({
    type: 'fought',
    attacker: seatAt(active),
    defender: seatAt(target),
    attack: attackSum,
    defence: defendSum,
    turrets: [turretsOf(state, active), turretsOf(state, target)],
    walls: walls(state),
    parts: [attacking, defending],
    winner,
  });
  if (state.scenario === AGGRESSIVE && state.attackerWon === 1) {
    state.frame = FRAME.spoils;
    state.decider = active;
    return;
  }
  // With Aggressive Pirates a winning defender gains nothing. 2199-14.1
  if (state.scenario !== AGGRESSIVE) share(state, 1, state.attackerWon, events);
  afterSpoils(values, state, rng, events);
}

/** 2199-12.9 */
function share(state: State, fromLoser: number, fromBank: number, events: GameEvent[]): void {
  const loser = loserOf(state);
  const winner = loser === state.active ? defenderOf(state) : state.active;
  const taken = Math.min(fromLoser, at(state.points, loser));
  add(state.points, loser, -taken);
  add(state.points, winner, taken + fromBank);
  events.push({ type: 'spoils', seat: seatAt(winner), loser: seatAt(loser), taken, bank: fromBank });
}

/** Aggressive Pirates: two points from the defender or three from the bank. 2199-14.1 */
export function chooseSpoils(values: Values, state: State, from: Spoils, rng: Rng, events: GameEvent[]): void {
  if (from === 'rival') share(state, 2, 0, events);
  else share(state, 0, 3, events);
  afterSpoils(values, state, rng, events);
}

/** The cards of a combat that ends the game are discarded too. 2199-13.1 */
function isOver(values: Values, state: State, events: GameEvent[]): boolean {
  const over = endsByInfluence(values, state, events);
  if (over) {
    discardUsed(state);
    resetCombat(state);
  }
  return over;
}

/** A defender who loses in their own sector loses the sector. 2199-12.10 */
function afterSpoils(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  if (isOver(values, state, events)) return;
  const sector = shipAt(state, state.active);
  if (state.attackerWon === 1 && state.controllers[sector] === state.target) {
    askWhichMarker(values, state, rng, events);
  } else {
    askWhichCard(values, state, rng, events);
  }
}

/** The winner chooses which of several scouting markers is taken back. 2199-10.7 */
function askWhichMarker(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  const sources = markerSources(values, state, state.active);
  if (sources.length > 1) {
    state.frame = FRAME.marker;
    state.decider = state.active;
    return;
  }
  takeSector(values, state, sources[0], rng, events);
}

/** 2199-12.10 */
export function takeSector(
  values: Values,
  state: State,
  from: number | null | undefined,
  rng: Rng,
  events: GameEvent[],
): void {
  const seat = state.active;
  const sector = shipAt(state, seat);
  if (from === undefined) freeSector(state, sector, events);
  else {
    const loser = takeControl(state, seat, sector, from, events);
    const defence = at(state.defence, sector);
    events.push({ type: 'conquered', seat: seatAt(seat), sector, defence, pay: 'combat', cost: 0, loser });
  }
  if (!isOver(values, state, events)) askWhichCard(values, state, rng, events);
}

/** A random one of the used cards; with Aggressive Pirates the loser chooses. 2199-12.8, 2199-14.1 */
function askWhichCard(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  const loser = loserOf(state);
  const cards = state.attackerWon === 1 ? state.defendCards : state.attackCards;
  const bit = state.attackerWon === 1 ? 2 : 1;
  const count = cards.length;
  if (count === 0 || (state.keeps & bit) !== 0) {
    afterCard(state, rng, events);
    return;
  }
  if (state.scenario === AGGRESSIVE && cards.some((card) => card !== cards[0])) {
    state.frame = FRAME.lose;
    state.decider = loser;
    return;
  }
  loseCard(values, state, at(cards, count > 1 ? rng.below(count) : 0), rng, events);
}

export function loseCard(values: Values, state: State, card: number, rng: Rng, events: GameEvent[]): void {
  takeOut(state.attackerWon === 1 ? state.defendCards : state.attackCards, card);
  destroy(values, state, loserOf(state), card, 'combat', events);
  afterCard(state, rng, events);
}

/** The loser's ship goes to the hold, or retreats by an ability. 2199-12.8, 2199-15.2 */
function afterCard(state: State, rng: Rng, events: GameEvent[]): void {
  const loser = loserOf(state);
  if ((state.retreats & (state.attackerWon === 1 ? 2 : 1)) !== 0) {
    state.frame = FRAME.retreat;
    state.decider = loser;
    return;
  }
  state.places[loser] = null;
  events.push({ type: 'shipLost', seat: seatAt(loser) });
  endCombat(state, rng, events);
}

export function retreat(state: State, sector: number, rng: Rng, events: GameEvent[]): void {
  const loser = loserOf(state);
  state.places[loser] = sector;
  events.push({ type: 'retreated', seat: seatAt(loser), sector });
  endCombat(state, rng, events);
}

/** The used cards are discarded before the defender draws up to five. 2199-12.11 */
function endCombat(state: State, rng: Rng, events: GameEvent[]): void {
  const { active } = state;
  const target = defenderOf(state);
  discardUsed(state);
  draw(state, target, Math.max(0, HAND_SIZE - at(state.hands, target).length), rng, events);
  if (state.attackerWon === 1) draw(state, active, state.attackDraws, rng, events);
  else draw(state, target, state.defendDraws, rng, events);
  resetCombat(state);
  state.frame = FRAME.turn;
  state.decider = active;
}

function discardUsed(state: State): void {
  for (const card of state.attackCards) at(state.discards, state.active).push(card);
  for (const card of state.defendCards) at(state.discards, defenderOf(state)).push(card);
  state.attackCards = [];
  state.defendCards = [];
}

function resetCombat(state: State): void {
  state.target = null;
  Object.assign(state, NO_COMBAT);
}
