import { tortuga2199 } from '@tortuga/games/tortuga-2199';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { type Json, SPECTATOR, seat } from '@tortuga/kernel';
import type { Step } from '@tortuga/protocol';
import { expect, it } from 'vitest';
import { announced } from '../src/telling/announce.ts';

const [me, rival] = [seat(0), seat(1)];
const step = (by: typeof me, ...events: readonly { readonly type: string }[]): Step => ({
  n: 1,
  kind: 'move',
  seat: by,
  events: events as unknown as Json[],
});
const played = (by: typeof me) => ({ type: 'played', seat: by, card: 1 });
const gained = (by: typeof me) => ({ type: 'gained', seat: by, crypto: 1, maneuvers: 0 });
const moved = (by: typeof me) => ({ type: 'moved', seat: by, sector: 2, distance: 1 });
const told = (of: Step, to: typeof me | typeof SPECTATOR = me) =>
  announced(tortuga2199, of, to).map(({ key }) => key.replace(/^2199\.event\./, ''));

it('a screen reader is told everything that others do, in order', () => {
  const deeds = [played(rival), gained(rival), moved(rival)];
  expect(told(step(rival, ...deeds))).toEqual(['played', 'gained', 'moved']);
  expect(told(step(rival, ...deeds), SPECTATOR)).toEqual(['played', 'gained', 'moved']);
});

it('a screen reader is told in short what its player did, and all that comes of it for others', () => {
  expect(told(step(me, played(me), gained(me)))).toEqual(['played']);
  expect(told(step(me, played(me), moved(me)))).toEqual(['played', 'moved']);
  const ends = [
    { type: 'turnEnded', seat: me },
    { type: 'turnBegan', seat: rival, round: 2, crypto: 0 },
  ];
  expect(told(step(me, ...ends))).toEqual(['turnEnded', 'turnBegan']);
});

it('a screen reader is told what was taken back', () => {
  const undo: Step = { n: 3, kind: 'undo', seat: rival, events: [] };
  expect(announced(tortugaCards, undo, me)).toEqual([{ key: 'web.log.undo', params: { player: { seat: rival } } }]);
});
