import { FastRng, seat } from '@tortuga/kernel';
import { expect, it } from 'vitest';
import { tortuga2199 } from '../index.ts';
import type { GameEvent } from '../rules/event.ts';
import type { Move } from '../rules/move.ts';
import { TORTUGA } from '../rules/sectors.ts';

const { game, habitsOf } = tortuga2199;
const [me, rival] = [seat(0), seat(1)];
const turnEnded: GameEvent = { type: 'turnEnded', seat: me };
const refreshed: GameEvent = { type: 'refreshed', seat: me, sector: 7, card: 40 };
const bought: GameEvent = { type: 'bought', seat: me, card: 41, crypto: 2, minerals: 0, to: 'discard' };

function timesOf(habit: string, events: readonly GameEvent[], decided: readonly [Move, readonly Move[]][] = []) {
  const state = game.setup({ scenario: 'standard', odds: true }, 2, new FastRng('habits'));
  const decisions = decided.map(([move, moves]) => ({ seat: me, move, moves }));
  const found = habitsOf({ first: state, last: state, events }, decisions);
  return found.find(({ about }) => about.params?.['habit'] === habit)?.times;
}

it('a refresh of a market is in vain if the same turn buys nothing after it', () => {
  expect(timesOf('vain', [refreshed, refreshed, turnEnded])).toBe(2);
  expect(timesOf('vain', [refreshed, bought, turnEnded])).toBe(0);
  expect(timesOf('vain', [bought, refreshed, turnEnded, bought])).toBe(1);
});

it('a turn is wasted if it ends while a card could be played', () => {
  const [end, play]: Move[] = [{ kind: 'end' }, { kind: 'play', card: 3 }];
  if (end === undefined || play === undefined) throw new Error('no moves');
  expect(timesOf('unplayed', [], [[end, [play, end]]])).toBe(1);
  expect(timesOf('unplayed', [], [[end, [end]]])).toBe(0);
  expect(timesOf('unplayed', [], [[play, [play, end]]])).toBe(0);
});

it('influence is counted by where it came from', () => {
  const events: GameEvent[] = [
    { type: 'captured', seat: me, sector: 7, hunt: 0, cost: 2 },
    { type: 'cashed', seat: me, card: 50, influence: 3 },
    { type: 'spoils', seat: me, loser: rival, taken: 1, bank: 1 },
    { type: 'influenceBought', seat: me, crypto: 8, minerals: 0 },
    { type: 'attacked', seat: me, rival, sector: 7 },
    { type: 'conquered', seat: me, sector: TORTUGA, defence: 0, pay: 'maneuvers', cost: 15, loser: null },
  ];
  const expected = { captured: 1, cashed: 3, combat: 2, purchase: 1, attacks: 1, won: 0, tortuga: 1, sectors: 0 };
  for (const [habit, times] of Object.entries(expected)) expect(timesOf(habit, events), habit).toBe(times);
});
