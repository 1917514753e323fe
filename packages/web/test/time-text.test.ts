import { expect, it } from 'vitest';
import { timeText } from '../src/table/time-text.ts';

it.each([
  [0, '0:00'],
  [7999, '0:07'],
  [760_000, '12:40'],
  [3_600_000, '1:00:00'],
  [100 * 3_600_000 + 65_000, '100:01:05'],
])('%d ms are %s', (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text);
});
