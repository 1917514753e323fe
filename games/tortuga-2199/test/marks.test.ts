import type { Seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { marksOf } from '../board/marks.ts';
import type { GameEvent } from '../rules/event.ts';
import { arrange, sectorNamed } from './arrange.ts';

const [A, B, C] = [0 as Seat, 1 as Seat, 2 as Seat];
const conquered = (seat: Seat, sector: string, loser: Seat | null): GameEvent => ({
  type: 'conquered',
  seat,
  sector: sectorNamed(sector),
  defence: 3,
  pay: 'maneuvers',
  cost: 3,
  loser,
});
const moved = (seat: Seat, sector: string): GameEvent => ({
  type: 'moved',
  seat,
  sector: sectorNamed(sector),
  distance: 1,
});

const view = arrange({ seats: 3, control: { A: 'turrets-1 3' } }).view('A');
const marks = (since: GameEvent[], recent: GameEvent[], me: Seat | null = A) => {
  const before: GameEvent[] = [conquered(B, 'vortex', A), { type: 'turnEnded', seat: A }];
  const log = [...before, ...since].map((event, n) => ({ n, events: [event] }));
  const found = marksOf({ view, me, log, recent: recent.map((event, n) => ({ n, events: [event] })) });
  return [...found].map(([sector, { kind, by }]) => [sector, kind, by]);
};

it('the map marks what a player lost since their last turn, and what rivals took', () => {
  expect(marks([conquered(B, 'post-1', A), conquered(C, 'post-2', null)], [])).toEqual([
    [sectorNamed('post-1'), 'lost', B],
    [sectorNamed('post-2'), 'taken', C],
  ]);
});

it('the map still marks a loss that another rival has taken over, and one that is nobody’s', () => {
  expect(marks([conquered(B, 'post-1', A), conquered(C, 'post-1', B)], [])).toEqual([
    [sectorNamed('post-1'), 'lost', C],
  ]);
  expect(marks([{ type: 'freed', seat: A, sector: 5 }], [])).toEqual([[5, 'freed', A]]);
});

it('the map marks nothing that the player has won back', () => {
  expect(marks([conquered(B, 'turrets-1', A)], [])).toEqual([]);
});

it('the map marks where a rival acted last, until the player acts; for spectators, too', () => {
  expect(marks([], [moved(B, 'vortex'), moved(B, 'lab'), moved(A, 'post-1')])).toEqual([
    [sectorNamed('lab'), 'last', B],
  ]);
  expect(marks([], [moved(B, 'lab')], null)).toEqual([[sectorNamed('lab'), 'last', B]]);
});
