import { seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { strikeOf } from '../text/strikes.ts';

it('a bot has a line for a sector that it takes from a rival, and none for a free one', () => {
  const conquest = { type: 'conquered', seat: seat(1), sector: 2, defence: 5, pay: 'combat', cost: 0 } as const;
  expect(strikeOf({ ...conquest, loser: seat(0) })).toBe(1);
  expect(strikeOf({ ...conquest, loser: null })).toBeNull();
});
