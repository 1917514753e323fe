import { at, type Seat } from '@tortuga/kernel';
import { isFree, openRow, rowOf } from './places.ts';
import { ANSWER_TO } from './refuse.ts';
import { ALL_CARDS, type CardId, COLUMNS, type Column, type EventCard, type Move, ROWS, type State } from './types.ts';

/**
 * Every legal move: made from the same questions that `refuse` asks, so that nothing has to be made and
 * thrown away again. The laws compare the two at every step.
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

/** Cards of another row and an event that is not due yet: shown, with the reason. */
export function considered(state: State, player: Seat): Move[] {
  const row = openRow(state);
  const plays = at(state.hands, player).flatMap((card): Move[] =>
    rowOf(card) === row ? [] : [playOf(card, at(COLUMNS, 0))],
  );
  return row === ROWS.length ? plays : [...plays, ...eventMoves(at(state.eventCards, player)).slice(0, 1)];
}

/** Every move is made once: lists of moves only refer to them. */
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
  return event === null ? [] : MOVES_OF[ANSWER_TO[event]];
}

/** One form for one meaning: the columns of a swap from left to right, a rotation from its leftmost on. */
export function inOneForm(move: Move): Move {
  if (move.kind === 'swap' && move.b < move.a) return { kind: 'swap', a: move.b, b: move.a };
  if (move.kind !== 'rotate' || (move.a <= move.b && move.a <= move.c)) return move;
  return inOneForm({ kind: 'rotate', a: move.b, b: move.c, c: move.a });
}
