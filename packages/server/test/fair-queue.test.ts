import { expect, it } from 'vitest';
import { FairQueue } from '../src/fair-queue.ts';

it('the bots of different hosts take queue, and those that somebody waits for come first', () => {
  const queue = new FairQueue<string>();
  for (const task of ['a1', 'a2', 'a3']) queue.add('a', true, task);
  queue.add('b', true, 'b1');
  queue.add('c', false, 'c1');
  const served = [];
  for (let next = queue.next(false); next !== null; next = queue.next(false)) served.push(next.task);
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3', 'c1']);
  queue.add('c', false, 'c2');
  expect(queue.next(true)).toBeNull();
});
