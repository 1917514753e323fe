import { expect, it } from 'vitest';
import { Turns } from '../src/turns.ts';

it('the bots of different hosts take turns, and those that somebody waits for come first', () => {
  const turns = new Turns<string>();
  for (const task of ['a1', 'a2', 'a3']) turns.add('a', true, task);
  turns.add('b', true, 'b1');
  turns.add('c', false, 'c1');
  const served = [];
  for (let next = turns.next(false); next !== null; next = turns.next(false)) served.push(next.task);
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3', 'c1']);
  turns.add('c', false, 'c2');
  expect(turns.next(true)).toBeNull();
});
