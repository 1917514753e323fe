import { SPECTATOR, seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { sinceMine } from '../src/match/since-mine.ts';

const line = [0, 1, 1, 2].map((each, n) => ({ n, seat: seat(each) }));

it('a player is shown what the others have done since their own last step', () => {
  expect(sinceMine(line, seat(0)).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(sinceMine(line, seat(2))).toEqual([]);
});

it('a player who has not moved yet is shown everything, a spectator the last step', () => {
  expect(sinceMine(line, seat(3))).toHaveLength(4);
  expect(sinceMine(line, SPECTATOR).map(({ n }) => n)).toEqual([3]);
});
