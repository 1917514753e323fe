import { describe, expect, it } from 'vitest';
import { ThinkingTime } from '../src/index.ts';

/** A clock that the search moves on by itself. */
function clock() {
  let time = 1000;
  return {
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Thinks in steps of 10 ms until its time is up, and returns how long that took. */
function think(thinking: ThinkingTime, { now, pass }: ReturnType<typeof clock>, stretch: number): number {
  const began = now();
  return thinking.during(now, stretch, (isOver) => {
    while (!isOver()) pass(10);
    return now() - began;
  });
}

describe('thinking time', () => {
  it('is limited for a decision, and for all decisions of a turn together', () => {
    const thinking = new ThinkingTime({ decisionMs: 100, turnMs: 250 });
    const time = clock();
    expect([1, 1, 1, 1].map((turn) => think(thinking, time, turn))).toEqual([100, 100, 50, 10]);
    expect(think(thinking, time, 2)).toBe(100);
  });

  it('is not measured without a clock', () => {
    const thinking = new ThinkingTime({ decisionMs: 1, turnMs: 1 });
    expect(thinking.during(undefined, 0, (isOver) => isOver())).toBe(false);
  });
});
