import { expect, test } from '@playwright/test';
import { playToTheEnd2199, startSolo2199 } from './2199.ts';
import { expectWithin } from './sizes.ts';
import { errorsOf, openResult, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('2199: a whole game against a bot by clicks, from a choice of ships that a phone shows whole', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await startSolo2199(page);
  await page.locator('.neon-take:not([aria-disabled])').first().waitFor();
  await expectWithin(page, page.locator('.neon-take'), page.locator('.neon-ships-choice h2'));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await playToTheEnd2199(page)).toBeGreaterThan(40);
  await openResult(page, 2);
  expect(errors).toEqual([]);
});
