import { at, type Rng, type Seat } from '@tortuga/kernel';
import { bonusOf, interpret } from './abilities.ts';
import * as actions from './actions.ts';
import { destroy, pay, refresh } from './cards.ts';
import { afterAbilities, attack, chooseSpoils, commit, loseCard, ready, retreat, takeSector } from './combat.ts';
import { conquer } from './conquest.ts';
import type { GameEvent } from './event.ts';
import { insert, takeOut } from './lists.ts';
import type { Move, MoveOf } from './move.ts';
import { asksNothing, COST, shipAt } from './questions.ts';
import { LAB } from './sectors.ts';
import { dealDecks } from './setup.ts';
import { FRAME, type State } from './state.ts';
import { targetsOf } from './targets.ts';
import { beginTurn, endsByInfluence, endTurn } from './turn.ts';
import { FIRST_SHIP, type Values } from './values.ts';
import { abilityOfCode, cardOfCode, codeOf } from './vocabulary.ts';

export function apply(values: Values, state: State, seat: Seat, move: Move, rng: Rng): GameEvent[] {
  const events: GameEvent[] = [];
  state.question++;
  // The reserved card must be taken before any other action, but placing the ship is not an action. 2199-5.3
  if (move.kind !== 'deploy') state.fresh = 0;
  perform(values, state, seat, move, rng, events);
  return events;
}

function perform(values: Values, state: State, seat: Seat, move: Move, rng: Rng, events: GameEvent[]): void {
  switch (move.kind) {
    case 'ship':
      chooseShip(state, seat, move.ship, rng, events);
      break;
    case 'deploy':
      state.places[seat] = move.sector;
      state.frame = FRAME.turn;
      events.push({ type: 'deployed', seat, sector: move.sector });
      break;
    case 'use':
      resolveAbility(values, state, seat, move, rng, events);
      break;
    case 'skip':
      closeAbilities(values, state, rng, events);
      break;
    case 'commit':
      commit(state, move.card, events);
      break;
    case 'ready':
      ready(values, state, rng, events);
      break;
    case 'spoils':
      chooseSpoils(values, state, move.from, rng, events);
      break;
    case 'lose':
      loseCard(values, state, move.card, rng, events);
      break;
    case 'retreat':
      retreat(state, move.sector, rng, events);
      break;
    case 'unmark':
      takeSector(values, state, move.sector, rng, events);
      break;
    case 'end':
      endTurn(values, state, rng, events);
      break;
    default:
      act(values, state, seat, move, events);
      break;
  }
}

type Action = Exclude<
  Move,
  MoveOf<'ship' | 'deploy' | 'use' | 'skip' | 'commit' | 'ready' | 'spoils' | 'lose' | 'retreat' | 'unmark' | 'end'>
>;

/** The actions of a turn. 2199-5.1 */
function act(values: Values, state: State, seat: Seat, move: Action, events: GameEvent[]): void {
  switch (move.kind) {
    case 'recall':
      actions.recall(state, events);
      break;
    case 'play':
      playCard(values, state, seat, move.card, events);
      break;
    case 'destroy':
      state.maneuvers -= COST.destroy;
      takeOut(state.played, move.card);
      destroy(values, state, seat, move.card, 'played', events);
      break;
    case 'reserve':
      pay(state, COST.reserve);
      actions.reserve(state, move.card, events);
      break;
    case 'buy':
      actions.buy(values, state, move.card, events);
      break;
    case 'refresh':
      pay(state, COST.refresh);
      refresh(state, shipAt(state, seat), move.card, events);
      break;
    case 'influence':
      actions.buyInfluence(state, events);
      endsByInfluence(values, state, events);
      break;
    case 'tender':
      state.tender = move.minerals;
      events.push({ type: 'tendered', seat, minerals: move.minerals });
      break;
    case 'move':
      state.maneuvers -= COST.move;
      actions.sail(state, move.sector, 1, events);
      break;
    case 'collect':
      state.maneuvers -= COST.collect;
      actions.collect(state, events);
      break;
    case 'scout':
      state.maneuvers -= COST.scout;
      actions.scout(state, move.from ?? null, events);
      break;
    case 'capture':
      actions.capture(values, state, events);
      endsByInfluence(values, state, events);
      break;
    case 'cash':
      actions.cashIn(values, state, move.card, events);
      endsByInfluence(values, state, events);
      break;
    case 'conquer':
      conquer(values, state, move.pay, move.from ?? null, events);
      break;
    case 'reinforce':
      actions.reinforce(state, move.sector, move.defence, events);
      break;
    case 'power':
      actions.exertPower(state, events);
      break;
    case 'powerOn':
      exertOn(values, state, seat, move.card, events);
      break;
    case 'attack':
      attack(state, move.seat, events);
      break;
  }
}

/** Clockwise from the first player; after the last choice the first hands are dealt. 2199-3.3 */
function chooseShip(state: State, seat: Seat, ship: number, rng: Rng, events: GameEvent[]): void {
  state.ships[seat] = ship;
  events.push({ type: 'shipChosen', seat, card: FIRST_SHIP + ship });
  state.decider = (seat + 1) % state.seats;
  if (state.decider !== state.first) return;
  events.push(dealDecks(state, rng));
  beginTurn(state, events);
}

/** Its crypto and maneuvers count at once; its abilities are offered if any can be used. 2199-6.1 */
function playCard(values: Values, state: State, seat: Seat, card: number, events: GameEvent[]): void {
  takeOut(at(state.hands, seat), card);
  insert(state.played, card);
  state.crypto += at(values.crypto, card);
  state.maneuvers += at(values.maneuvers, card);
  events.push({ type: 'played', seat, card });
  if (asksNothing(values, card)) return;
  state.todo = at(values.whenPlayed, card).slice();
  if (isAnyUsable(values, state, seat)) state.frame = FRAME.abilities;
  else state.todo = [];
}

function isAnyUsable(values: Values, state: State, seat: number): boolean {
  return state.todo.some((code) => {
    const ability = at(at(values.abilities, cardOfCode(code)), abilityOfCode(code));
    return targetsOf(values, state, seat, ability).length > 0;
  });
}

function resolveAbility(
  values: Values,
  state: State,
  seat: Seat,
  { card, ability, target }: MoveOf<'use'>,
  rng: Rng,
  events: GameEvent[],
): void {
  const printed = at(at(values.abilities, card), ability);
  takeOut(state.todo, codeOf(card, ability));
  const used = { type: 'used', seat, card, ability, word: printed.word } as const;
  events.push(printed.word === 'bonus' ? { ...used, bonus: bonusOf(state, printed) } : used);
  // Bonuses of a combat are never joined, so `todo` has these of one card only.
  dropAlternatives(values, state, card, ability);
  interpret(values, state, seat, printed, target, rng, events);
  if (printed.word === 'influence' && endsByInfluence(values, state, events)) return;
  if (!isAnyUsable(values, state, seat)) closeAbilities(values, state, rng, events);
}

/** Of abilities that are joined by `or` only one is used. 2199-15.2 */
function dropAlternatives(values: Values, state: State, card: number, ability: number): void {
  const rivals = at(values.alternatives, codeOf(card, ability));
  if (rivals.length > 0) state.todo = state.todo.filter((code) => !rivals.includes(code));
}

function closeAbilities(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  state.todo = [];
  if (state.frame === FRAME.abilities) state.frame = FRAME.turn;
  else afterAbilities(values, state, rng, events);
}

/** The Lab reserves a card and the Vortex destroys one, both for free. 2199-11.2, 2199-11.4 */
function exertOn(values: Values, state: State, seat: Seat, card: number, events: GameEvent[]): void {
  const sector = shipAt(state, seat);
  actions.markPower(state, sector, events);
  if (sector === LAB) {
    actions.reserve(state, card, events);
    return;
  }
  takeOut(state.played, card);
  destroy(values, state, seat, card, 'played', events);
}
