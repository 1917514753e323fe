import { at } from '@tortuga/kernel';
import { scenario } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { shareOf } from '../rules/odds.ts';
import { arrange } from './arrange.ts';

it('the odds of a combat count all ways to pick the hand', () => {
  const below = (values: readonly number[], count: number, max: number) =>
    shareOf(
      values.map((value) => ({ used: 1, value, perOwn: 0 })),
      count,
      ({ value }) => value <= max,
    );
  expect(below([0, 1, 2], 2, 2)).toBeCloseTo(2 / 3);
  expect(below([3, 3], 2, 5)).toBe(0);
  expect(below([], 0, 0)).toBe(1);
  expect(below([1], 1, -1)).toBe(0);
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

scenario(
  '2199-12.6 the odds count the bonuses of both: an attacker’s own, and those of every hand the defender may have',
  () => {
    const position = arrange({
      at: { A: 'post-1', B: 'post-1' },
      ships: 'lynx, owl',
      hands: { A: 'lynx', B: 'sentinel' },
      decks: { B: 'impulse' },
    });
    position.act('A', 'attack B', 'commit lynx');
    const { fight, players } = position.view('A');
    expect(fight?.attack).toBe(1);
    expect(fight?.attackSure).toEqual([{ card: position.view('A').players[0]?.ship, bonus: 2 }]);
    // 1 + 2 beat every card but a Sentinel, which is one of eleven: with its bonus it defends with 4.
    expect(at(players, 1).unseen).toHaveLength(11);
    expect(fight?.odds).toBe(Math.round((100 * 10) / 11));
    return position.act('A', 'ready').asks('B');
  },
);

scenario('2199-12.7 a defender sees how likely the picked cards hold, and nobody else does', () => {
  const position = arrange({
    at: { A: 'post-1', B: 'post-1' },
    ships: 'lynx, owl',
    hands: { A: 'lynx, impulse', B: 'impulse' },
  });
  position.act('A', 'attack B', 'commit lynx', 'ready');
  // One of four cards with a maneuver: three Impulses with 1 each, and the Lynx, which has 3 with its bonus.
  expect(position.view('B').fight?.holds).toBe(0);
  expect(position.view('B').fight?.attackSure).toEqual([]);
  position.act('B', 'commit impulse');
  expect(position.view('B').fight?.holds).toBe(75);
  expect(position.view('A').fight?.holds).toBeNull();
  expect(position.view('A').fight?.defendSure).toEqual([]);
  position.act('B', 'ready');
  expect(position.view('B').fight?.attackSure).toHaveLength(1);
  expect(position.view('B').abilities).toMatchObject([{ free: true }]);
  return position.asks('A');
});

scenario('2199-12.6 nobody sees the odds of a combat if the option is off', () => {
  const position = arrange({ odds: false, at: { A: 'post-1', B: 'post-1' }, hands: { A: 'bodyguard', B: 'impulse' } });
  position.act('A', 'attack B', 'commit bodyguard');
  expect(position.view('A').fight?.odds).toBeNull();
  position.act('A', 'ready');
  expect(position.view('B').fight?.holds).toBeNull();
  return position.asks('B');
});

scenario('2199-7.1 the prices of every market are shown from anywhere', () => {
  const position = arrange({ crypto: 3, open: { vortex: 'mercenary, warp-pilot' } });
  const prices = position.view('A').prices.filter(({ cost }) => cost > 0);
  expect(prices.filter(({ affordable }) => affordable).every(({ cost }) => cost <= 3)).toBe(true);
  expect(prices.length).toBeGreaterThan(position.view('A').sale.length);
  return position.asks('A');
});
