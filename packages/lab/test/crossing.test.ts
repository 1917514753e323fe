import { at, FastRng } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { type Crossing, moved, partsOf, signOf, signsOf, waysOf, waysThatWon } from '../src/training/crossing.ts';

describe('the parts of a fit', () => {
  it('are what a game names together, and every other feature alone', () => {
    const names = ['deck', 'hunts', 'best5', 'prey'];
    expect(partsOf(names, [['deck', 'best5', 'gone']])).toEqual([[0, 2], [1], [3]]);
  });

  it('go some way to the fit, or away from it, each by itself', () => {
    const ways = waysOf([1, -1, -1], -1);
    expect(moved([0, 0, 5, 1], [1, 10, 5, 3], [[0, 3], [1], [2]], ways)).toEqual([-0.3, 3, 5, 0.4]);
    expect(moved([0, 0], [1, 10], [[0], [1]], [1, 0])).toEqual([1, 0]);
  });
});

describe('crossing games', () => {
  const parts = partsOf(['a', 'b', 'c', 'd', 'e', 'f'], []);
  /** By how much the first of two seats leads for each part that it takes: the first part wins and the second one loses. */
  const LEADS = [0.5, -0.5, 0, 0, 0, 0];
  const rng = new FastRng('crossing');
  const crossing = (game: number): Crossing => {
    const signs = signsOf(`deal ${game >> 1}`, parts);
    const lead = 2 * signOf(game, 0) * signs.reduce((sum, sign, part) => sum + sign * at(LEADS, part), 0);
    const wins = rng.below(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-lead));
    return { game, signs, shares: wins ? [1, 0] : [0, 1] };
  };
  const games = Array.from({ length: 400 }, (_, game) => crossing(game));

  it('tell which parts win and which lose', () => {
    const [first = 0, second = 0, ...others] = waysThatWon(games, parts);
    expect([first, second]).toEqual([0.6, -0.6]);
    for (const way of others) expect(Math.abs(way)).toBeLessThan(0.4);
  });

  it('give both sides the same of every deal, so that a lucky seat shows nothing', () => {
    const lucky = games.map((each) => ({ ...each, shares: [1, 0] }));
    expect(waysThatWon(lucky, parts)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(waysThatWon([], parts)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('count for more seats what those of one side have won together', () => {
    const game = { game: 0, signs: [1, -1, 1, 1, 1, 1] };
    const [first = 0, second = 0] = waysThatWon([{ ...game, shares: [0, 0, 1, 0] }], parts);
    expect(first).toBeCloseTo(0.12);
    expect(second).toBeCloseTo(-0.12);
    expect(waysThatWon([{ ...game, shares: [0, 1, 0] }], parts)[0]).toBeCloseTo(-0.12);
  });
});
