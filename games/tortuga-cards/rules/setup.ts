import { at, type Rng, type Seat, seat, seatsOf, shuffle } from '@tortuga/kernel';
import type { Values } from './pack.ts';
import { rowOf } from './places.ts';
import { nextStart, whoseTurn } from './turns.ts';
import {
  ALL_CARDS,
  type CardId,
  COLUMN_COUNT,
  COLUMNS,
  EVENT_CARDS,
  type GameEvent,
  type PirateId,
  ROW,
  ROWS,
  type State,
  VOYAGES,
} from './types.ts';

export function setup(values: Values, seats: number, rng: Rng): State {
  const state: State = {
    seats,
    voyage: 1,
    start: seat(rng.below(seats)),
    turn: null,
    played: 0,
    pirates: COLUMNS.map((column) => Number(column) as PirateId),
    board: new Array(ROWS.length * COLUMN_COUNT).fill(null),
    strategists: new Array(COLUMN_COUNT).fill(null),
    changedTreasure: null,
    changedBy: 0,
    storm: null,
    hands: [],
    eventCards: [],
    stock: ALL_CARDS.slice(),
    eventStock: EVENT_CARDS.slice(),
    gone: [],
    outcomes: new Array(VOYAGES * COLUMN_COUNT).fill(null),
    treasurePrestige: new Array(VOYAGES * COLUMN_COUNT).fill(0),
    transportPrestige: new Array(VOYAGES * COLUMN_COUNT).fill(0),
  };
  deal(values, state, rng);
  return state;
}

/** The cards of the first voyage leave the game, and the start moves on. cards-2.1, cards-2.4 */
export function beginSecondVoyage(values: Values, state: State, rng: Rng): GameEvent {
  state.gone = cardsExcept(state.stock);
  state.board.fill(null);
  state.strategists.fill(null);
  state.changedTreasure = null;
  state.changedBy = 0;
  state.storm = null;
  state.voyage++;
  state.start = nextStart(values, state);
  state.played = 0;
  deal(values, state, rng);
  return {
    type: 'dealt',
    voyage: state.voyage,
    start: state.start,
    pirates: [...state.pirates],
    eventCards: [...state.eventCards],
    hands: state.hands.map((hand) => [...hand]),
  };
}

/** All cards but those of a sorted list, in ascending order. */
function cardsExcept(sorted: readonly CardId[]): CardId[] {
  const rest: CardId[] = [];
  let next = 0;
  for (const card of ALL_CARDS) {
    if (sorted[next] === card) next++;
    else rest.push(card);
  }
  return rest;
}

/**
 * Each undealt card of a row gets a random owner, and the cards are dealt in their printed order: so hands and stock
 * stay sorted, and their order reveals nothing.
 */
function deal(values: Values, state: State, rng: Rng): void {
  shuffle(state.pirates, rng);
  const seats = seatsOf(state.seats);
  const undealt = state.stock;
  state.hands = seats.map(() => []);
  state.stock = [];
  let next = 0;
  for (let row = 0; row < ROWS.length; row++) {
    const owners: (Seat | null)[] = [];
    for (const player of seats) for (let left = handSize(state, player, row); left > 0; left--) owners.push(player);
    const first = next;
    while (next < undealt.length && rowOf(at(undealt, next)) === row) next++;
    while (owners.length < next - first) owners.push(null);
    shuffle(owners, rng);
    for (let index = first; index < next; index++) {
      const owner = at(owners, index - first);
      (owner === null ? state.stock : at(state.hands, owner)).push(at(undealt, index));
    }
  }
  dealEvents(state, seats, rng);
  state.turn = whoseTurn(values, state);
}

function dealEvents(state: State, seats: readonly Seat[], rng: Rng): void {
  const owners: (Seat | null)[] = seats.filter((player) => holdsEvent(state, player));
  while (owners.length < state.eventStock.length) owners.push(null);
  shuffle(owners, rng);
  state.eventCards = seats.map((player) => state.eventStock[owners.indexOf(player)] ?? null);
  state.eventStock = state.eventStock.filter((_, index) => owners[index] === null);
}

/** Two players hold three of each type, three hold two, and of four partners one holds two and the other one. cards-2.2, cards-5.2, cards-5.3 */
function handSize(state: State, player: Seat, row: number): number {
  if (state.seats === 2) return 3;
  if (state.seats === 3) return 2;
  return holdsTwo(state, player, row) ? 2 : 1;
}

/**
 * Four players: in each team the partner nearer to the first start holds two transports; this alternates by type, and
 * is reversed in the second voyage. cards-5.3
 */
function holdsTwo(state: State, player: Seat, row: number): boolean {
  const firstStart = (state.start - (state.voyage - 1) + state.seats) % state.seats;
  const nearer = (player - firstStart + state.seats) % state.seats < 2;
  return nearer === ((row + state.voyage) % 2 === 1);
}

/** Every side has one event. Of two partners, the one who was dealt fewer strategies holds it. cards-2.2, cards-5.3 */
function holdsEvent(state: State, player: Seat): boolean {
  return state.seats < 4 || !holdsTwo(state, player, ROW.strategy);
}
