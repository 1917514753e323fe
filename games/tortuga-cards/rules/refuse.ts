import { at, type Refusal, type Seat } from '@tortuga/kernel';
import { isFree, labelOf, openRow, rowName, rowOf } from './places.ts';
import { type EventCard, type Move, ROWS, type State } from './types.ts';

/** Every reason why a move may not be made. Nothing else in this game forbids anything. */
export function refuse(state: State, player: Seat, move: Move): Refusal | null {
  if (state.turn === null) return { rule: 'cards-4.3', key: 'cards.refuse.gameOver' };
  if (state.turn !== player) {
    return { rule: 'cards-2.3', key: 'cards.refuse.notYourTurn', params: { player: { seat: state.turn } } };
  }
  const row = openRow(state);
  if (move.kind === 'play') return refusePlay(state, player, move, row);
  if (row < ROWS.length) return { rule: 'cards-2.3', key: 'cards.refuse.eventsLast', params: { row: rowName(row) } };
  return refuseEvent(at(state.eventCards, player), move);
}

function refusePlay(
  state: State,
  player: Seat,
  { card, column }: Extract<Move, { kind: 'play' }>,
  row: number,
): Refusal | null {
  if (row === ROWS.length) return { rule: 'cards-2.3', key: 'cards.refuse.eventIsDue' };
  if (!at(state.hands, player).includes(card)) return { rule: 'cards-2.2', key: 'cards.refuse.notInHand' };
  if (rowOf(card) !== row) {
    return { rule: 'cards-2.3', key: 'cards.refuse.otherRowFirst', params: { row: rowName(row) } };
  }
  if (!isFree(state, row, column)) {
    return {
      rule: 'cards-2.3',
      key: 'cards.refuse.placeTaken',
      params: { row: rowName(row), column: labelOf(column) },
    };
  }
  return null;
}

/** The kind of move that each event card asks for. cards-3.1 to cards-3.6 */
export const MOVE_FOR_EVENT = {
  swapTransports: 'swap',
  moveTreasures: 'rotate',
  swapSeas: 'swap',
  swapStrategies: 'swap',
  changeTreasure: 'change',
  storm: 'storm',
} as const satisfies Record<EventCard, Move['kind']>;

function refuseEvent(event: EventCard | null, move: Exclude<Move, { kind: 'play' }>): Refusal | null {
  if (event === null || MOVE_FOR_EVENT[event] !== move.kind) {
    return {
      rule: 'cards-3.7',
      key: 'cards.refuse.otherEvent',
      params: { effect: { key: 'cards.eventCard.effect', params: { event: event ?? 'none' } } },
    };
  }
  if (move.kind === 'swap' && move.a >= move.b) {
    return { rule: 'cards-3.1', key: 'cards.refuse.twoColumns' };
  }
  if (move.kind === 'rotate' && (move.a >= Math.min(move.b, move.c) || move.b === move.c)) {
    return { rule: 'cards-3.2', key: 'cards.refuse.threeColumns' };
  }
  return null;
}
