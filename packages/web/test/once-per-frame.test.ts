import { expect, it, vi } from 'vitest';
import { oncePerFrame } from '../src/match/once-per-frame.ts';

it('draws the first at once, and all of a burst with the next frame', () => {
  let frame = (): void => undefined;
  const draw = vi.fn();
  const ask = oncePerFrame(draw, (then) => {
    frame = () => {
      frame = () => undefined;
      then();
    };
  });
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
