import { at, HIDDEN, type Rng, reuse, type Seat, type Secret, seatsOf, shuffle, type Viewer } from '@tortuga/kernel';
import { boardingOf, compare, spoils } from './boarding.ts';
import type { Values } from './pack.ts';
import { labelOf, openRow, ownerOf, placeOf, rowOf, sideCount, sidesOf } from './places.ts';
import { takingsOf } from './result.ts';
import {
  ALL_CARDS,
  type CardId,
  CHARACTERISTICS,
  COLUMNS,
  type Column,
  type ColumnView,
  type GameEvent,
  type OpenView,
  type OwnView,
  ROWS,
  type State,
  type Takings,
  type View,
  VOYAGES,
} from './types.ts';

/** The board and the event cards are open. cards-6.1 */
export function openTo(values: Values, state: State, last: OpenView | null): OpenView {
  const columns = COLUMNS.map((column) =>
    last !== null && isUnchanged(last, state, column) ? at(last.columns, column) : columnView(values, state, column),
  );
  const books = booksOf(state, last);
  const { seats, voyage, start, turn, played, changedTreasure, changedBy, storm } = state;
  return {
    seats,
    voyage,
    start,
    turn,
    played,
    changedTreasure,
    changedBy,
    storm,
    pirates: reuse(last?.pirates, state.pirates),
    board: reuse(last?.board, state.board),
    eventCards: reuse(last?.eventCards, state.eventCards),
    eventStock: reuse(last?.eventStock, state.eventStock),
    gone: reuse(last?.gone, state.gone),
    outcomes: books.outcomes,
    treasurePrestige: books.treasurePrestige,
    transportPrestige: books.transportPrestige,
    rows: ROWS,
    openRow: openRowOf(state),
    characteristics: CHARACTERISTICS,
    columns,
    sides: sidesOf(state.seats),
    prestige: books.prestige,
    soFar: state.turn === null ? null : reuse(last?.soFar, soFar(state, columns)),
    takings: books.takings,
  };
}

const openRowOf = (state: State): OpenView['openRow'] =>
  state.turn === null ? null : (ROWS[openRow(state)] ?? 'event');

/** The same cards lie there, and no event has changed what they are worth. */
const isUnchanged = (last: OpenView, now: State, column: Column): boolean =>
  last.storm === now.storm &&
  last.changedTreasure === now.changedTreasure &&
  last.changedBy === now.changedBy &&
  last.pirates[column] === now.pirates[column] &&
  last.columns[column]?.strategist === now.strategists[column] &&
  ROWS.every((_, row) => last.board[placeOf(row, column)] === now.board[placeOf(row, column)]);

type Books = Pick<OpenView, 'outcomes' | 'treasurePrestige' | 'transportPrestige' | 'takings' | 'prestige'>;

/** They are written at the end of a voyage only. cards-4.2 */
function booksOf(state: State, last: OpenView | null): Books {
  const outcomes = reuse(last?.outcomes, state.outcomes);
  const treasurePrestige = reuse(last?.treasurePrestige, state.treasurePrestige);
  const transportPrestige = reuse(last?.transportPrestige, state.transportPrestige);
  if (last?.treasurePrestige === treasurePrestige && last.transportPrestige === transportPrestige) {
    return { outcomes, treasurePrestige, transportPrestige, takings: last.takings, prestige: last.prestige };
  }
  const takings = Array.from({ length: VOYAGES }, (_, index) => takingsOf(state, index + 1));
  return { outcomes, treasurePrestige, transportPrestige, takings, prestige: sumOf(takings) };
}

/** By side, over all voyages. cards-4.3 */
const sumOf = ([first = [], ...others]: readonly (readonly Takings[])[]): number[] =>
  first.map(({ prestige }, side) => others.reduce((sum, voyage) => sum + at(voyage, side).prestige, prestige));

/** Hands are secret; how many cards of each row they hold is not. cards-6.1 */
export const ownOf = (state: State, viewer: Viewer, last: OwnView | null): OwnView => ({
  viewer,
  hands: state.hands.map((hand, player) =>
    player === viewer ? ownHand(hand, last?.hands[player]) : hiddenHand(hand, last?.hands[player]),
  ),
});

type HandView = OwnView['hands'][number];

const ownHand = (hand: readonly CardId[], last: HandView | undefined): HandView =>
  reuse(last === undefined || 'hidden' in last ? undefined : last, hand);

function hiddenHand(hand: readonly CardId[], last: HandView | undefined): HandView {
  const counts = countsOf(hand);
  const isSame = last !== undefined && 'hidden' in last && reuse(last.counts, counts) === last.counts;
  return isSame ? last : { ...HIDDEN, counts };
}

function countsOf(hand: readonly CardId[]): number[] {
  const counts = new Array<number>(ROWS.length).fill(0);
  for (const card of hand) {
    const row = rowOf(card);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts;
}

/** If nothing moved any more. cards-4.1, cards-4.2 */
function soFar({ seats }: State, columns: readonly ColumnView[]): number[] {
  const sums = new Array<number>(sideCount(seats)).fill(0);
  for (const { side, boarding } of columns) sums[side] = at(sums, side) + (boarding?.prestige ?? 0);
  return sums;
}

function columnView(values: Values, state: State, column: Column): ColumnView {
  const { treasure, doubloons } = spoils(values, state, column);
  const comparisons = CHARACTERISTICS.map((_, index) => compare(values, state, column, index));
  return {
    label: labelOf(column),
    side: ownerOf(column, state.seats),
    strategist: at(state.strategists, column),
    atStake: treasure + doubloons,
    comparisons: comparisons.every((comparison) => comparison !== null) ? comparisons : null,
    boarding: boardingOf(values, state, column),
  };
}

/** Only the deal of the second voyage has something to hide: the others' hands. cards-6.1 */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.type !== 'dealt') return event;
  return { ...event, hands: event.hands.map((hand, player) => (player === viewer ? hand : HIDDEN)) };
}

const secretsOf = (knownTo: readonly Seat[]): readonly Secret[] =>
  ALL_CARDS.map((card) => ({ id: `card ${card}`, knownTo }));

/** Made once: they are asked for twice a move. */
const IN_HAND = seatsOf(4).map((player) => secretsOf([player]));
const IN_STOCK = secretsOf([]);

/** Where each card is that does not lie open: a hand knows its own, nobody knows the stock. cards-6.1 */
export function secrets({ hands, stock }: State): Secret[] {
  const all: Secret[] = [];
  for (const [player, hand] of hands.entries()) {
    const inHand = at(IN_HAND, player);
    for (const card of hand) all.push(at(inHand, card));
  }
  for (const card of stock) all.push(at(IN_STOCK, card));
  return all;
}

/** Deals the cards this viewer can't place to the hands it can't see; the rest is the stock. */
export function determinize(seen: View, rng: Rng): State {
  const placed = new Set<CardId>([...seen.board, ...seen.gone, ...seen.hands.flatMap(knownCards)].filter(isCard));
  const unknown = ROWS.map((_, row) =>
    shuffle(
      ALL_CARDS.filter((card) => rowOf(card) === row && !placed.has(card)),
      rng,
    ),
  );
  const hands = seen.hands.map((hand) =>
    'hidden' in hand
      ? hand.counts.flatMap((count, row) => at(unknown, row).splice(0, count)).sort((a, b) => a - b)
      : [...hand],
  );
  return {
    seats: seen.seats,
    voyage: seen.voyage,
    start: seen.start,
    turn: seen.turn,
    played: seen.played,
    pirates: [...seen.pirates],
    board: [...seen.board],
    strategists: seen.columns.map(({ strategist }) => strategist),
    changedTreasure: seen.changedTreasure,
    changedBy: seen.changedBy,
    storm: seen.storm,
    hands,
    eventCards: [...seen.eventCards],
    stock: unknown.flat().sort((a, b) => a - b),
    eventStock: [...seen.eventStock],
    gone: [...seen.gone],
    outcomes: [...seen.outcomes],
    treasurePrestige: [...seen.treasurePrestige],
    transportPrestige: [...seen.transportPrestige],
  };
}

const knownCards = (hand: View['hands'][number]): readonly CardId[] => ('hidden' in hand ? [] : hand);

const isCard = (card: CardId | null): card is CardId => card !== null;
