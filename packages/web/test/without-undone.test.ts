import type { Seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { withoutUndone } from '../src/match/without-undone.ts';

const entry = (n: number, kind: 'move' | 'undo' | 'redo', seat: number) => ({ n, kind, seat: seat as Seat });

it('the log leaves out steps that were undone, and contains those that were redone', () => {
  const log = [entry(1, 'move', 0), entry(2, 'move', 0), entry(3, 'undo', 0)];
  expect(withoutUndone(log).map(({ n }) => n)).toEqual([1]);
  expect(withoutUndone([...log, entry(4, 'redo', 0)]).map(({ n }) => n)).toEqual([1, 4]);
  expect(withoutUndone([...log, entry(4, 'undo', 0)])).toEqual([]);
});

it('whoever takes back takes back their own: others may have answered the same question since', () => {
  const log = [entry(1, 'move', 0), entry(2, 'move', 1), entry(3, 'undo', 0)];
  expect(withoutUndone(log).map(({ n }) => n)).toEqual([2]);
});
