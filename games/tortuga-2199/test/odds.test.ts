import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { shareBelow } from '../rules/odds.ts';
import { arrange } from './arrange.ts';

it('the odds of a combat count all ways to pick the hand', () => {
  expect(shareBelow([0, 1, 2], 2, 2)).toBeCloseTo(2 / 3);
  expect(shareBelow([3, 3], 2, 5)).toBe(0);
  expect(shareBelow([], 0, 0)).toBe(1);
  expect(shareBelow([1], 1, -1)).toBe(0);
});

scenario('2199-12.6 only the attacker sees how likely the picked cards are to win', () => {
  const position = arrange({ at: { A: 'post-1', B: 'post-1' }, hands: { A: 'bodyguard, impulse', B: 'impulse*2' } });
  position.act('A', 'attack B', 'commit bodyguard');
  const { unseen } = at(position.view('A').players, 1);
  expect(unseen).toHaveLength(10);
  // Two of ten cards, four of them worth a maneuver: no two can reach 3.
  expect(position.view('A').fight?.odds).toBe(100);
  expect(position.view('B').fight?.odds).toBeNull();
  expect(position.view('A').fight?.attack).toBe(3);
  return position.act('A', 'ready').asks('B');
});

scenario('2199-12.6 nobody sees the odds of a combat if the option is off', () => {
  const position = arrange({ odds: false, at: { A: 'post-1', B: 'post-1' }, hands: { A: 'bodyguard', B: 'impulse' } });
  position.act('A', 'attack B', 'commit bodyguard');
  expect(position.view('A').fight?.odds).toBeNull();
  return position.act('A', 'ready').asks('B');
});

scenario('2199-7.1 the prices of every market are shown from anywhere', () => {
  const position = arrange({ crypto: 3, open: { vortex: 'mercenary, warp-pilot' } });
  const prices = position.view('A').prices.filter(({ cost }) => cost > 0);
  expect(prices.filter(({ affordable }) => affordable).every(({ cost }) => cost <= 3)).toBe(true);
  expect(prices.length).toBeGreaterThan(position.view('A').sale.length);
  return position.asks('A');
});
