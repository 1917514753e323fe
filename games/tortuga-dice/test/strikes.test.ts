import { seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import type { Action, Colour } from '../rules/types.ts';
import { strikeOf } from '../text/strikes.ts';

it('a bot has a line for an attack, and none for one that was defended', () => {
  const attack = {
    type: 'attacked',
    seat: seat(2),
    target: seat(0),
    action: 3 as Action,
    place: 1,
    chest: 1 as Colour,
    defended: false,
    theirs: { from: 5, to: 4 },
    mine: { from: 5, to: 4 },
  } as const;
  expect(strikeOf(attack)).toBe(2);
  expect(strikeOf({ ...attack, defended: true })).toBeNull();
});
