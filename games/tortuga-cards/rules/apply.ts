import { at, type Rng, type Seat } from '@tortuga/kernel';
import { boardingOf, spoils } from './boarding.ts';
import type { Values } from './pack.ts';
import { isVoyageOver, ledgerIndex, ownerOf, placeOf, rowOf, rowOfEvent } from './places.ts';
import { endOf } from './result.ts';
import { beginSecondVoyage } from './setup.ts';
import { whoseTurn } from './turns.ts';
import { type CardId, COLUMNS, type Column, type GameEvent, type Move, ROW, type State, VOYAGES } from './types.ts';

export function apply(values: Values, state: State, player: Seat, move: Move, rng: Rng): GameEvent[] {
  const events = [move.kind === 'play' ? playCard(state, player, move) : playEvent(state, player, move)];
  state.played++;
  if (!isVoyageOver(state)) {
    state.turn = whoseTurn(values, state);
    return events;
  }
  for (const column of COLUMNS) events.push(resolve(values, state, column));
  if (state.voyage < VOYAGES) {
    events.push(beginSecondVoyage(values, state, rng));
  } else {
    state.turn = null;
    events.push(endOf(state));
  }
  return events;
}

function playCard(state: State, player: Seat, { card, column }: Extract<Move, { kind: 'play' }>): GameEvent {
  const row = rowOf(card);
  takeOut(at(state.hands, player), card);
  state.board[placeOf(row, column)] = card;
  if (row === ROW.strategy) state.strategists[column] = player;
  return { type: 'played', seat: player, card, column };
}

/** `splice` without its list of removed cards: this runs at every move. */
function takeOut(hand: CardId[], card: CardId): void {
  for (let index = hand.indexOf(card) + 1; index < hand.length; index++) hand[index - 1] = at(hand, index);
  hand.pop();
}

export function playEvent(state: State, player: Seat, move: Exclude<Move, { kind: 'play' }>): GameEvent {
  const card = at(state.eventCards, player);
  if (card === null) throw new Error('An event is played by the player who holds it');
  state.eventCards[player] = null;
  switch (move.kind) {
    case 'swap': {
      const row = rowOfEvent(card);
      moveCards(state, ROW[row], [move.a, move.b]);
      return { type: 'swapped', seat: player, row, a: move.a, b: move.b };
    }
    case 'rotate':
      moveCards(state, ROW.treasure, [move.a, move.b, move.c]);
      return { type: 'rotated', seat: player, a: move.a, b: move.b, c: move.c };
    case 'change': {
      const treasure = at(state.board, placeOf(ROW.treasure, move.column));
      if (treasure === null) throw new Error('Events are played on a full board');
      state.changedTreasure = treasure;
      state.changedBy = move.by;
      return { type: 'changed', seat: player, card: treasure, column: move.column, by: move.by };
    }
    case 'storm':
      state.storm = move.column;
      return { type: 'stormed', seat: player, column: move.column };
  }
}

/** Moves the card of each column to the next column of the list, and that of the last to the first. */
function moveCards(state: State, row: number, columns: readonly Column[]): void {
  const cards = columns.map((column) => at(state.board, placeOf(row, column)));
  const players = columns.map((column) => at(state.strategists, column));
  for (const [index, card] of cards.entries()) {
    const next = at(columns, (index + 1) % columns.length);
    state.board[placeOf(row, next)] = card;
    if (row === ROW.strategy) state.strategists[next] = at(players, index);
  }
}

/** A win gives the owner of the half the treasure's worth and the doubloons. cards-4.1, cards-4.2 */
function resolve(values: Values, state: State, column: Column): GameEvent {
  const boarding = boardingOf(values, state, column);
  if (boarding === null) throw new Error('A voyage is resolved on a full board');
  const index = ledgerIndex(state.voyage, column);
  state.outcomes[index] = boarding.outcome;
  state.treasurePrestige[index] = boarding.treasure;
  state.transportPrestige[index] = boarding.doubloons;
  const { treasure, doubloons } = spoils(values, state, column);
  return {
    type: 'resolved',
    voyage: state.voyage,
    column,
    side: ownerOf(column, state.seats),
    strategist: at(state.strategists, column),
    atStake: treasure + doubloons,
    boarding,
  };
}
