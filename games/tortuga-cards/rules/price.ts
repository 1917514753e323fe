import { at, type Seat } from '@tortuga/kernel';
import { playEvent } from './apply.ts';
import { boardingOf, compare, spoils } from './boarding.ts';
import type { Values } from './pack.ts';
import { ownerOf, placeOf, rowOf } from './places.ts';
import { CHARACTERISTICS, type Column, type Move, type Price, ROW, type State } from './types.ts';

type Play = Extract<Move, { kind: 'play' }>;
type EventMove = Exclude<Move, Play>;

/** What an offered move would make of the columns it changes. */
export function price(values: Values, state: State, player: Seat, move: Move): Price {
  if (move.kind !== 'play') return priceOfEvent(values, state, player, move);
  return rowOf(move.card) === ROW.strategy ? priceOfStrategy(values, state, move) : priceOfPrey(values, state, move);
}

/** The offer of a strategy shows the outcome it would have. cards-4.1 */
function priceOfStrategy(values: Values, state: State, { card, column }: Play): Price {
  const boarding = boardingOf(values, state, column, card);
  if (boarding === null) return null;
  const { outcome, prestige } = boarding;
  return { side: ownerOf(column, state.seats), outcome, prestige };
}

/** Transport, treasure or sea: the comparisons with it, and what a boarding would win. cards-4.1, cards-4.2 */
function priceOfPrey(values: Values, state: State, { card, column }: Play): Price {
  const { pirates, changedTreasure, changedBy, storm } = state;
  const board = state.board.slice();
  board[placeOf(rowOf(card), column)] = card;
  const after = { pirates, board, changedTreasure, changedBy, storm };
  const { treasure, doubloons } = spoils(values, after, column);
  const comparisons: [number, number][] = [];
  for (let index = 0; index < CHARACTERISTICS.length; index++) {
    const compared = compare(values, after, column, index);
    if (compared !== null) comparisons.push([compared.strength, compared.resistance]);
  }
  return { kind: 'prey', comparisons: comparisons.length > 0 ? comparisons : null, atStake: treasure + doubloons };
}

/** The boardings of the columns that an event changes. cards-3.1 to cards-3.6 */
function priceOfEvent(values: Values, state: State, player: Seat, move: EventMove): Price {
  const after = {
    ...state,
    board: state.board.slice(),
    strategists: state.strategists.slice(),
    eventCards: state.eventCards.slice(),
  };
  if (at(after.eventCards, player) === null) return null;
  playEvent(after, player, move);
  const changes = columnsOf(move).flatMap((column) => {
    const boarding = boardingOf(values, after, column);
    return boarding === null ? [] : [{ column, outcome: boarding.outcome, prestige: boarding.prestige }];
  });
  return { kind: 'event', changes };
}

function columnsOf(move: EventMove): Column[] {
  switch (move.kind) {
    case 'swap':
      return [move.a, move.b];
    case 'rotate':
      return [move.a, move.b, move.c];
    case 'change':
    case 'storm':
      return [move.column];
  }
}
