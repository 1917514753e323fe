import { expect, test } from '@playwright/test';
import { playToTheEnd2199, startSolo2199 } from './2199.ts';
import { errorsOf, openResult, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

for (const seats of [2, 4]) {
  test(`2199: a whole game of ${seats} against bots by clicks`, async ({ page }) => {
    const errors = errorsOf(page);
    await startSolo2199(page, seats);
    expect(await playToTheEnd2199(page)).toBeGreaterThan(40);
    await page.screenshot({ path: `shots/2199-over-${seats}.png` });
    await openResult(page, seats);
    expect(errors).toEqual([]);
  });
}
