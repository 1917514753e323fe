import type { Seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { momentIn, setsOf } from '../board/moments.ts';
import { ACTION, type Action, type Colour, type GameEvent } from '../rules/types.ts';
import { arrange } from './arrange.ts';

const [me, other] = [0 as Seat, 1 as Seat];
const view = arrange({ seats: 2, tortuga: { A: 'red blue yellow' }, rolled: { A: 'A fleet' } }).match.view(me);
const sets = setsOf(view);
const step = (...events: GameEvent[]) => ({ events });
const momentOf = (...events: GameEvent[]) => momentIn(step(...events), view, me, sets);
const rolled = (...roll: (number | null)[]): GameEvent => ({
  type: 'rolled',
  roll: 1,
  rolls: [roll, { hidden: true }],
});
const hunted = (chest: Colour | null): GameEvent => ({ type: 'hunted', seat: other, place: 0, chest, tiles: [] });

it('three equal dice of the own roll are a moment, two are none, and those of others stay hidden', () => {
  expect(momentOf(rolled(2, 2, 0, 2, null))).toEqual({ kind: 'roll', face: 2, count: 3 });
  expect(momentOf(rolled(2, 2, 0, 1, 1))).toBeNull();
  expect(momentIn(step(rolled(2, 2, 2)), view, other, sets)).toBeNull();
});

it('a chest that is robbed or found is a moment, nothing found is none', () => {
  const boarding = ACTION.boarding as Action;
  const still = { from: 3, to: 3 };
  const attacked: GameEvent = {
    type: 'attacked',
    seat: other,
    target: me,
    action: boarding,
    place: 0,
    chest: 1 as Colour,
    defended: false,
    theirs: still,
    mine: still,
  };
  expect(momentOf(attacked)?.kind).toBe('robbery');
  expect(momentOf(hunted(2 as Colour))?.kind).toBe('treasure');
  expect(momentOf(hunted(null))).toBeNull();
});

it('a set that is complete now and was not before is a moment, whether a chest was found, stolen or carried home', () => {
  const moved: GameEvent = { type: 'moved', seat: me, tortuga: [], fleet: [], crew: [] };
  for (const event of [moved, hunted(2 as Colour)])
    expect(momentIn(step(event), view, me, [0, 0])).toEqual({ kind: 'set', seat: me });
  expect(momentOf(moved)).toBeNull();
});
