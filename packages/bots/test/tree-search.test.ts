import { FastRng, seat } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { considerMoves, NO_CHANCE, playOn, shareOfWin, solveStretch, type TreeSearchOptions } from '../src/index.ts';
import { nim, pileOf } from './nim.ts';

const judge = (state: Parameters<typeof nim.game.copy>[0], player: ReturnType<typeof seat>): number =>
  shareOfWin(nim.game, state, player) ?? 0;

const byTree = playOn(nim, judge, 0);
const options: TreeSearchOptions = { curiosity: 0.7, guesses: 1 };

const consider = (left: number, seed: string, isOver = () => false) =>
  considerMoves(
    nim,
    byTree,
    options,
    { iterations: 800, isOver },
    { seat: seat(0), view: pileOf(left), rng: new FastRng(seed) },
  );

describe('tree search', () => {
  it.each([5, 6, 7, 9, 10, 11])('finds the forced win with %i left', (left) => {
    expect(consider(left, 'win')[0]?.moves).toEqual([{ take: left % 4 }]);
  });

  it('thinks the same for the same chance, move by move', () => {
    expect(consider(10, 'same')).toEqual(consider(10, 'same'));
  });

  it('tries as often as it may, and stops when it is told to', () => {
    const tries = (all: ReturnType<typeof consider>) => all.reduce((sum, each) => sum + each.tries, 0);
    expect(tries(consider(10, 'all'))).toBe(800);
    let asked = 0;
    expect(tries(consider(10, 'some', () => ++asked > 20))).toBe(21);
  });

  it('takes an exact answer where there is one', () => {
    const exact = playOn(nim, judge, 1000);
    const question = { seat: seat(0), view: pileOf(10), rng: new FastRng('exact') };
    expect(considerMoves(nim, exact, options, { iterations: 800 }, question).map(({ chance }) => chance)).toEqual([
      1, 0, 0,
    ]);
  });
});

describe('the exact solver', () => {
  it('says who wins a pile of two players: multiples of four are lost', () => {
    for (let left = 1; left < 30; left++) {
      const chances = left % 4 === 0 ? [0, 1] : [1, 0];
      expect(solveStretch(nim, judge, pileOf(left), 0, NO_CHANCE, 1000)?.chances).toEqual(chances);
    }
  });

  it('lets each of three take what is best for itself', () => {
    expect(solveStretch(nim, judge, pileOf(3, 3), 0, NO_CHANCE, 1000)?.chances).toEqual([1, 0, 0]);
    expect(solveStretch(nim, judge, pileOf(4, 3), 0, NO_CHANCE, 1000)?.chances).toEqual([0, 1, 0]);
  });

  it('gives up when it takes too long', () => {
    expect(solveStretch(nim, judge, pileOf(25), 0, NO_CHANCE, 10)).toBeNull();
  });
});
