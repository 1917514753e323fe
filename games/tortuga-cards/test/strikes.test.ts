import { seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import type { CardId, Column } from '../rules/types.ts';
import { strikeOf } from '../text/strikes.ts';

it('a bot has a line for its event card, and none for any other', () => {
  expect(strikeOf({ type: 'stormed', seat: seat(1), column: 0 as Column })).toBe(1);
  expect(strikeOf({ type: 'played', seat: seat(1), card: 3 as CardId, column: 0 as Column })).toBeNull();
});
