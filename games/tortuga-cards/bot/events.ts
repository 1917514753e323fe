import { COLUMN_COUNT, EVENT_CARDS, type Move, ROW } from '../rules/types.ts';
import { EMPTY } from './card-values.ts';
import type { Layout } from './layout.ts';

/** How events are answered on the layout of a search: every answer is tried on the layout and taken back. */

export type Answer = readonly [number, number, number];

const columns = Array.from({ length: COLUMN_COUNT }, (_, column) => column);
const PAIRS = columns.flatMap((a) => columns.slice(a + 1).map((b): Answer => [a, b, a]));
const ROTATIONS = columns.flatMap((a) =>
  columns.slice(a + 1).flatMap((b) => columns.filter((c) => c > a && c !== b).map((c): Answer => [a, b, c])),
);
/** The column, by how much, and the column again. */
const CHANGES = columns.flatMap((column): Answer[] => [
  [column, 2, column],
  [column, -2, column],
]);
const STORMS = columns.map((column): Answer => [column, column, column]);

const ANSWERS = {
  swapTransports: PAIRS,
  moveTreasures: ROTATIONS,
  swapSeas: PAIRS,
  swapStrategies: PAIRS,
  changeTreasure: CHANGES,
  storm: STORMS,
} as const;

const SWAP_TRANSPORTS = EVENT_CARDS.indexOf('swapTransports');
const MOVE_TREASURES = EVENT_CARDS.indexOf('moveTreasures');
const SWAP_SEAS = EVENT_CARDS.indexOf('swapSeas');
const SWAP_STRATEGIES = EVENT_CARDS.indexOf('swapStrategies');
const CHANGE_TREASURE = EVENT_CARDS.indexOf('changeTreasure');

/** By place of the event in `EVENT_CARDS`. */
export const ANSWERS_TO: readonly (readonly Answer[])[] = EVENT_CARDS.map((event) => ANSWERS[event]);

export function answerOf(move: Exclude<Move, { kind: 'play' }>): Answer {
  switch (move.kind) {
    case 'swap':
      return [move.a, move.b, move.a];
    case 'rotate':
      return [move.a, move.b, move.c];
    case 'change':
      return [move.column, move.by, move.column];
    case 'storm':
      return [move.column, move.column, move.column];
  }
}

/** Does what an event says, and returns what `takeBack` needs. */
export function answer(layout: Layout, event: number, [a, b, c]: Answer): number {
  if (event === CHANGE_TREASURE) {
    const worth = layout.worth[a] as number;
    layout.worth[a] = Math.max(0, worth + b);
    return worth;
  }
  if (event === MOVE_TREASURES) {
    const last = layout.worth[c] as number;
    layout.worth[c] = layout.worth[b] as number;
    layout.worth[b] = layout.worth[a] as number;
    layout.worth[a] = last;
    return 0;
  }
  if (event === SWAP_TRANSPORTS || event === SWAP_SEAS || event === SWAP_STRATEGIES) {
    swap(layout, event, a, b);
    return 0;
  }
  const storm = layout.storm;
  layout.storm = a;
  return storm;
}

export function takeBack(layout: Layout, event: number, [a, b, c]: Answer, kept: number): void {
  if (event === CHANGE_TREASURE) layout.worth[a] = kept;
  else if (event === MOVE_TREASURES) {
    const first = layout.worth[a] as number;
    layout.worth[a] = layout.worth[b] as number;
    layout.worth[b] = layout.worth[c] as number;
    layout.worth[c] = first;
  } else if (event === SWAP_TRANSPORTS || event === SWAP_SEAS || event === SWAP_STRATEGIES) swap(layout, event, a, b);
  else layout.storm = kept;
}

function swap(layout: Layout, event: number, a: number, b: number): void {
  const row = event === SWAP_TRANSPORTS ? ROW.transport : event === SWAP_SEAS ? ROW.sea : ROW.strategy;
  const first = row * COLUMN_COUNT;
  const card = layout.cards[first + a] as number;
  layout.cards[first + a] = layout.cards[first + b] as number;
  layout.cards[first + b] = card;
  if (row === ROW.strategy) return;
  if (row === ROW.transport) {
    const doubloons = layout.doubloons[a] as number;
    layout.doubloons[a] = layout.doubloons[b] as number;
    layout.doubloons[b] = doubloons;
  }
  layout.refresh(a);
  layout.refresh(b);
}

/** The lead of side 0 over side 1. */
export function leadOf(layout: Layout): number {
  let lead = (layout.before[0] as number) - (layout.before[1] as number);
  for (let column = 0; column < COLUMN_COUNT; column++) {
    lead += layout.owners[column] === 0 ? layout.takeOf(column) : -layout.takeOf(column);
  }
  return lead;
}

/** What the columns that an answer touches bring side 0 more than side 1. */
function touched(layout: Layout, event: number, [a, b, c]: Answer): number {
  let sum = signed(layout, a);
  if (event !== CHANGE_TREASURE && b !== a) sum += signed(layout, b);
  if (c !== a) sum += signed(layout, c);
  return sum;
}

const signed = (layout: Layout, column: number): number =>
  layout.owners[column] === 0 ? layout.takeOf(column) : -layout.takeOf(column);

/**
 * The lead of side 0 over side 1 after the events that are still to come, each answered in the best way. `alpha` and `beta`
 * bound what is of interest, as in every alpha-beta search.
 */
export function leadAfterEvents(
  layout: Layout,
  ply: number,
  end: number,
  lead: number,
  alpha: number,
  beta: number,
): number {
  if (ply === end) return lead;
  const seat = layout.movers[ply] as number;
  const isFirst = seat % 2 === 0;
  const event = layout.events[seat] as number;
  if (event === EMPTY) return lead;
  const isLast = ply + 1 === end;
  let best = isFirst ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let low = alpha;
  let high = beta;
  const answers = ANSWERS_TO[event] as readonly Answer[];
  for (let index = 0; index < answers.length; index++) {
    const each = answers[index] as Answer;
    const old = touched(layout, event, each);
    const kept = answer(layout, event, each);
    let after = lead - old + touched(layout, event, each);
    if (!isLast) after = leadAfterEvents(layout, ply + 1, end, after, low, high);
    takeBack(layout, event, each, kept);
    if (isFirst) {
      if (after > best) best = after;
      if (best > low) low = best;
    } else {
      if (after < best) best = after;
      if (best < high) high = best;
    }
    if (low >= high) return best;
  }
  return best;
}
