import { at, type Seat } from '@tortuga/kernel';
import { isFree, openRow, rowOf } from './places.ts';
import { MOVE_FOR_EVENT } from './refuse.ts';
import { ALL_CARDS, type CardId, COLUMNS, type Column, type EventCard, type Move, ROWS, type State } from './types.ts';

/**
 * Every legal move, built from the questions that `refuse` asks: faster than filtering all moves by `refuse`. The laws
 * compare the two at every step.
 */
export function moves(state: State, player: Seat): readonly Move[] {
  if (state.turn !== player) return [];
  const row = openRow(state);
  if (row === ROWS.length) return eventMoves(at(state.eventCards, player));
  // Hands are sorted and rows are filled in order: the cards of this row come first.
  const legal: Move[] = [];
  for (const card of at(state.hands, player)) {
    if (rowOf(card) !== row) break;
    for (const column of COLUMNS) {
      if (isFree(state, row, column)) legal.push(playOf(card, column));
    }
  }
  return legal;
}

/** Cards of other rows, and an event that is not due yet: shown with the reason. */
export function considered(state: State, player: Seat): Move[] {
  const row = openRow(state);
  const plays = at(state.hands, player)
    .filter((card) => rowOf(card) !== row)
    .map((card) => playOf(card, at(COLUMNS, 0)));
  return row === ROWS.length ? plays : [...plays, ...eventMoves(at(state.eventCards, player)).slice(0, 1)];
}

/** Moves are created once, and shared by all lists of moves. */
const plays = ALL_CARDS.map((card) => COLUMNS.map((column): Move => ({ kind: 'play', card, column })));

const playOf = (card: CardId, column: Column): Move => at(at(plays, card), column);

const pairs = COLUMNS.flatMap((a) => COLUMNS.filter((b) => b > a).map((b): Move => ({ kind: 'swap', a, b })));

/** Each treasure goes to another's place: every three columns in both directions. cards-3.2 */
const rotations = COLUMNS.flatMap((a) =>
  COLUMNS.filter((b) => b > a).flatMap((b) =>
    COLUMNS.filter((c) => c > a && c !== b).map((c): Move => ({ kind: 'rotate', a, b, c })),
  ),
);

const changes = COLUMNS.flatMap((column): Move[] => [
  { kind: 'change', column, by: 2 },
  { kind: 'change', column, by: -2 },
]);

const storms = COLUMNS.map((column): Move => ({ kind: 'storm', column }));

const MOVES_OF = { swap: pairs, rotate: rotations, change: changes, storm: storms } satisfies Record<
  Exclude<Move['kind'], 'play'>,
  Move[]
>;

function eventMoves(event: EventCard | null): readonly Move[] {
  return event === null ? [] : MOVES_OF[MOVE_FOR_EVENT[event]];
}

/** Moves with the same effect are written alike: a swap from left to right, a rotation from its leftmost column on. */
export function canonicalMove(move: Move): Move {
  if (move.kind === 'swap' && move.b < move.a) return { kind: 'swap', a: move.b, b: move.a };
  if (move.kind !== 'rotate' || (move.a <= move.b && move.a <= move.c)) return move;
  return canonicalMove({ kind: 'rotate', a: move.b, b: move.c, c: move.a });
}
