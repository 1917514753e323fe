import { at, type Result, type ScoreLine, type Seat, seatsOf } from '@tortuga/kernel';
import { influenceOf, sectorsOf } from './questions.ts';
import { SECTOR_COUNT } from './sectors.ts';
import { AGGRESSIVE, type Ending, FRAME, type State } from './state.ts';
import type { Values } from './values.ts';

/** Compared in this order: 15 influence reached, influence, conqueror of Tortuga, number of sectors. 2199-13.3 */
function rankingKeyOf(values: Values, state: State, seat: Seat): readonly number[] {
  return [
    state.winner === seat ? 1 : 0,
    influenceOf(values, state, seat),
    state.council === seat ? 1 : 0,
    sectorsOf(state, seat),
  ];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : at(b, place) - at(a, place);
};

export function ranked(values: Values, state: State): Seat[][] {
  const places: { key: readonly number[]; seats: Seat[] }[] = [];
  const all = seatsOf(state.seats).map((seat) => ({ seat, key: rankingKeyOf(values, state, seat) }));
  for (const { seat, key } of all.sort((a, b) => compare(a.key, b.key))) {
    const last = places.at(-1);
    if (last !== undefined && compare(last.key, key) === 0) last.seats.push(seat);
    else places.push({ key, seats: [seat] });
  }
  return places.map(({ seats }) => seats);
}

export function endingOf(values: Values, state: State, places: readonly (readonly Seat[])[]): Ending {
  if (state.winner !== null) return 'influence';
  if (state.council === null) return 'rounds';
  if (state.scenario === AGGRESSIVE) return 'usurper';
  const [winners = [], [second] = []] = places;
  if (winners.length > 1) return 'tieShared';
  const [winner] = winners;
  if (winner === undefined || second === undefined) return 'council';
  if (influenceOf(values, state, winner) > influenceOf(values, state, second)) return 'council';
  return state.council === winner ? 'tieConqueror' : 'tieSectors';
}

export const LINES = ['points', 'control'] as const;

export function result(values: Values, state: State): Result | null {
  if (state.frame !== FRAME.over) return null;
  const ranking = ranked(values, state);
  return {
    cause: endingOf(values, state, ranking),
    ranking,
    scores: seatsOf(state.seats).map((seat) => influenceOf(values, state, seat)),
    lines: seatsOf(state.seats).flatMap((seat) => linesOf(values, state, seat)),
  };
}

/** A line for points, and one for each control token. 2199-1.2, 2199-13.1 */
function linesOf(values: Values, state: State, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [
    { kind: 'points', seats: [seat], points: at(state.points, seat), rule: '2199-13.1', params: {} },
  ];
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    if (state.controllers[sector] !== seat) continue;
    const points = at(values.control, sector);
    lines.push({ kind: 'control', seats: [seat], points, rule: '2199-1.2', params: { sector } });
  }
  return lines;
}
