import { at, type Seat, seat } from '@tortuga/kernel';
import type { Values } from './pack.ts';
import { openRow, PLACES, rowOf } from './places.ts';
import { totalsOf } from './result.ts';
import { ROWS, type State } from './types.ts';
import { handicapsLeader } from './versions.ts';

/** The order of turns. */

/** The start of the second voyage moves on by one seat, with three players by two. cards-2.1, cards-5.2, cards-5.3 */
export const nextStart = (values: Values, { start, seats }: State): Seat =>
  seat((start + (seats === 3 && handicapsLeader(values) ? 2 : 1)) % seats);

/**
 * Turns go clockwise. With four players one partner may hold no card of the kind that is due: then the
 * other plays for the team, so that the teams always alternate. cards-2.3, cards-5.3
 */
export function whoseTurn(values: Values, state: State): Seat {
  if (isLeaderFirst(values, state)) return at(leadersFirst(state), state.played - PLACES);
  const next = seat((state.start + state.played) % state.seats);
  return state.seats < 4 || canPlay(state, next) ? next : seat((next + 2) % state.seats);
}

function canPlay(state: State, player: Seat): boolean {
  const row = openRow(state);
  return row === ROWS.length
    ? at(state.eventCards, player) !== null
    : at(state.hands, player).some((card) => rowOf(card) === row);
}

const isLeaderFirst = (values: Values, { seats, voyage, played }: State): boolean =>
  seats === 3 && voyage === 2 && played >= PLACES && handicapsLeader(values);

/** By prestige so far, ties in turn order. cards-5.2 */
function leadersFirst(state: State): Seat[] {
  const { seats, start } = state;
  const prestige = totalsOf(state).map((total) => total.prestige);
  const inTurn = Array.from({ length: seats }, (_, steps) => seat((start + steps) % seats));
  return inTurn.sort((a, b) => at(prestige, b) - at(prestige, a));
}
