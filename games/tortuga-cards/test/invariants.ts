import { openRow, placeOf, rowOf, sideCount } from '../rules/places.ts';
import { COLUMN_COUNT, COLUMNS, type Column, EVENT_CARDS, ROW, ROWS, type State } from '../rules/types.ts';

/** Every card is somewhere once; rows are filled in order, each with its own kind; events are counted. */
export function invariants(state: State): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const onBoard = state.board.filter((card) => card !== null);
  const cards = [...onBoard, ...state.hands.flat(), ...state.stock, ...state.gone].sort((a, b) => a - b);
  check(cards.length === 48 && cards.every((card, index) => card === index), `cards ${cards.join()}`);
  check([...state.pirates].sort().join() === '0,1,2,3,4,5', `pirate ships ${state.pirates.join()}`);

  const row = openRow(state);
  const inRow = (each: number, column: Column) => state.board[placeOf(each, column)] ?? null;
  for (let each = 0; each < ROWS.length; each++) {
    const filled = COLUMNS.map((column) => inRow(each, column)).filter((card) => card !== null);
    check(
      filled.every((card) => rowOf(card) === each),
      `row ${each} holds ${filled.join()}`,
    );
    const expected = each < row ? COLUMN_COUNT : each > row ? 0 : state.played % COLUMN_COUNT;
    check(filled.length === expected, `row ${each} has ${filled.length} cards, not ${expected}`);
  }

  for (const column of COLUMNS) {
    const laid = inRow(ROW.strategy, column) !== null;
    check(
      (state.strategists[column] !== null) === laid,
      `strategy of column ${column} by ${state.strategists[column]}`,
    );
  }

  const open = state.eventCards.filter((event) => event !== null);
  const events = [...open, ...state.eventStock];
  const sides = sideCount(state.seats);
  const eventsPlayed = Math.max(0, state.played - ROWS.length * COLUMN_COUNT);
  check(new Set(events).size === events.length, `event cards ${events.join()}`);
  check(
    state.eventStock.length === EVENT_CARDS.length - sides * state.voyage,
    `${state.eventStock.length} events left`,
  );
  check(open.length === sides - eventsPlayed, `${open.length} events open after ${eventsPlayed} played`);
  return problems;
}
