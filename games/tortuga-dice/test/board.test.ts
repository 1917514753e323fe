import { seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { pastRole } from '../board/layout.ts';
import { linesOf } from '../board/log.ts';
import { ACTION, type Action } from '../rules/types.ts';
import { arrange } from './arrange.ts';

/** The log as the board gets it. */
const logOf = (...players: readonly ('A' | 'B' | 'C')[]) => {
  const ranked = { type: 'ranked', action: ACTION.fleet as Action, ranking: [], totals: [] } as const;
  const position = arrange({ action: 'fleet', ship: { C: 8 }, dice: { B: 'hunt A' } });
  for (const player of players) position.act(player, player === 'A' ? 'decline' : 'act');
  return [{ n: 0, events: [ranked] }, ...position.events.map((event, index) => ({ n: index + 1, events: [event] }))];
};

it('dice-4.1 the ranking on the board shows who acted, who declined and who was skipped', () => {
  const fleet = ACTION.fleet as Action;
  expect(pastRole(logOf(), fleet, 0)).toBe('acted');
  // A is 1st and declines; C is 2nd, with the ship at the end of the track.
  const log = logOf('A').slice(0, 3);
  expect(pastRole(log, fleet, 0)).toBe('declined');
  expect(pastRole(log, fleet, 1)).toBe('skipped');
});

it('the log beside the board tells deeds, not that dice were rolled and all screens lifted', () => {
  const assigned = { type: 'assigned', seat: seat(0), dice: 0, action: ACTION.fleet as Action } as const;
  const lines = linesOf([
    { n: 0, events: [{ type: 'rolled', roll: 1, rolls: [] }] },
    {
      n: 1,
      events: [{ type: 'chose', seat: seat(0), dice: { hidden: true } }, { type: 'revealed', kept: [] }, assigned],
    },
  ]);
  expect(lines.map(({ event }) => event)).toEqual([assigned]);
});
