import { expect, test } from '@playwright/test';
import { playToTheEnd2199, startSolo2199 } from './2199.ts';
import { errorsOf, openResult, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('2199: a whole game against a bot by clicks', async ({ page }) => {
  const errors = errorsOf(page);
  await startSolo2199(page);
  expect(await playToTheEnd2199(page)).toBeGreaterThan(40);
  await openResult(page, 2);
  expect(errors).toEqual([]);
});
