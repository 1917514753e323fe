import type { Seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { marksOf } from '../board/recent.ts';
import { ACTION, type Action, type Colour, type GameEvent } from '../rules/types.ts';

const [me, other] = [0 as Seat, 1 as Seat];
const marksIn = (...events: GameEvent[]) => [...marksOf([{ n: 1, events }])];
const stolen: GameEvent = {
  type: 'attacked',
  seat: other,
  target: me,
  action: ACTION.boarding as Action,
  place: 0,
  chest: 1 as Colour,
  defended: false,
  theirs: { from: 3, to: 2 },
  mine: { from: 3, to: 3 },
};

it('what others did is marked where it changed the board: dice in a lane, pawns, and chests that were taken or found', () => {
  const [hunt, plunder] = [ACTION.hunt as Action, ACTION.plunder as Action];
  expect(marksIn({ type: 'assigned', seat: other, dice: 3, action: plunder })).toEqual(['lane 1 4']);
  expect(marksIn({ type: 'bonus', seat: other, action: hunt, side: 1 })).toEqual(['lane 1 2']);
  expect(marksIn({ type: 'advanced', seat: other, track: 1, from: 3, to: 5, place: 0 })).toEqual(['pawn 1 crew']);
  expect(marksIn({ type: 'hunted', seat: other, place: 0, chest: null, tiles: { hidden: true } })).toEqual([]);
  expect(marksIn(stolen)).toEqual(['chests 0 fleet', 'chests 1 island', 'pawn 0 fleet']);
});

it('with a new round nothing is marked any more', () => {
  expect(marksIn(stolen, { type: 'round', round: 2, first: me })).toEqual([]);
});
