import { at, type Seat } from '@tortuga/kernel';
import { playEvent } from './apply.ts';
import { boardingOf, compare, spoils } from './boarding.ts';
import type { Values } from './pack.ts';
import { ownerOf, rowOf } from './places.ts';
import { type BoardingChange, CHARACTERISTICS, type Column, type Move, type Price, ROW, type State } from './types.ts';

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
  const { treasure, doubloons } = spoils(values, state, column, card);
  const comparisons: [number, number][] = [];
  for (let index = 0; index < CHARACTERISTICS.length; index++) {
    const compared = compare(values, state, column, index, card);
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
  const changes: BoardingChange[] = [];
  for (const column of columnsOf(move)) {
    const boarding = boardingOf(values, after, column);
    if (boarding !== null) changes.push({ column, outcome: boarding.outcome, prestige: boarding.prestige });
  }
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
