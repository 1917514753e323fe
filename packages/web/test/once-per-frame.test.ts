import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePerFrame } from '../src/match/once-per-frame.ts';

let frames: (() => void)[] = [];
const frame = (): void => {
  const due = frames;
  frames = [];
  for (const callback of due) callback();
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws the first at once, and all of a burst with the next frame', () => {
  const draw = vi.fn();
  const ask = oncePerFrame(draw);
  ask();
  expect(draw).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 5; times++) ask();
  expect(draw).toHaveBeenCalledTimes(1);
  frame();
  expect(draw).toHaveBeenCalledTimes(2);
  frame();
  frame();
  expect(draw).toHaveBeenCalledTimes(2);
  ask();
  expect(draw).toHaveBeenCalledTimes(3);
});

it('goes on where there are no frames: a page in the background must notice that it is asked', () => {
  const draw = vi.fn();
  const ask = oncePerFrame(draw);
  ask();
  ask();
  vi.advanceTimersByTime(100);
  expect(draw).toHaveBeenCalledTimes(2);
});
