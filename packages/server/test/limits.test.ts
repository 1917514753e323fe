import { expect, it } from 'vitest';
import { addressOf, ConcurrencyLimit, RateLimit } from '../src/limits.ts';

it('an allowance grows back with time', () => {
  let now = 0;
  const allowance = new RateLimit({ max: 2, perMs: 1000 }, () => now);
  expect([allowance.take('a'), allowance.take('a'), allowance.take('a'), allowance.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 500;
  expect([allowance.take('a'), allowance.take('a')]).toEqual([true, false]);
});

it('a headcount counts down when something is closed', () => {
  const headcount = new ConcurrencyLimit(1);
  expect([headcount.enter('a'), headcount.enter('a')]).toEqual([true, false]);
  headcount.leave('a');
  expect(headcount.enter('a')).toBe(true);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s is counted as %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address);
});
