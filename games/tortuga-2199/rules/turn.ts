import { at, type Rng, seat as seatAt } from '@tortuga/kernel';
import { draw } from './cards.ts';
import type { GameEvent } from './event.ts';
import { influenceOf, postsOf } from './questions.ts';
import { endingOf, ranked } from './result.ts';
import { BOUGHT, FRAME, HAND_SIZE, INFLUENCE_TO_WIN, type State } from './state.ts';
import type { Values } from './values.ts';

/** Trading Post tokens give crypto; a ship in the hold is placed first. 2199-5.3, 2199-5.4 */
export function beginTurn(state: State, events: GameEvent[]): void {
  const seat = state.active;
  state.crypto = postsOf(state, seat);
  state.fresh = 1;
  state.shownAttack = [];
  state.shownDefend = [];
  state.frame = at(state.places, seat) === null ? FRAME.deploy : FRAME.turn;
  state.decider = seat;
  events.push({ type: 'turnBegan', seat: seatAt(seat), round: state.round, crypto: state.crypto });
}

/** After the last turns, or the last round, the game is over. 2199-5.5, 2199-13.2, 2199-13.4 */
export function endTurn(values: Values, state: State, rng: Rng, events: GameEvent[]): void {
  const seat = state.active;
  const pile = at(state.discards, seat);
  for (const card of state.played) pile.push(card);
  for (const card of at(state.hands, seat)) pile.push(card);
  state.played = [];
  state.hands[seat] = [];
  resetTurn(state);
  events.push({ type: 'turnEnded', seat: seatAt(seat) });
  draw(state, seat, HAND_SIZE, rng, events);
  if (state.council !== null && state.lastTurns === 0) {
    finish(values, state, events);
    return;
  }
  const next = (seat + 1) % state.seats;
  if (state.council !== null) state.lastTurns--;
  else if (next === state.first && state.round >= values.rounds) {
    finish(values, state, events);
    return;
  }
  state.active = next;
  if (next === state.first) state.round++;
  beginTurn(state, events);
}

function resetTurn(state: State): void {
  state.crypto = 0;
  state.maneuvers = 0;
  state.tender = 0;
  state.powers = 0;
  state.buyDiscount = 0;
  state.captureDiscount = 0;
  state.conquestDiscount = 0;
  state.bought = BOUGHT.discard;
}

/** The game ends as soon as somebody has 15 influence; of several, the active player wins. 2199-13.1 */
export function endsByInfluence(values: Values, state: State, events: GameEvent[]): boolean {
  for (let step = 0; step < state.seats; step++) {
    const seat = (state.active + step) % state.seats;
    if (influenceOf(values, state, seat) < INFLUENCE_TO_WIN) continue;
    state.winner = seat;
    finish(values, state, events);
    return true;
  }
  return false;
}

export function finish(values: Values, state: State, events: GameEvent[]): void {
  state.frame = FRAME.over;
  state.decider = null;
  state.todo = [];
  const places = ranked(values, state);
  events.push({ type: 'ended', cause: endingOf(values, state, places), winners: at(places, 0) });
}
