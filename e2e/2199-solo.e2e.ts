import { expect, test } from '@playwright/test';
import { playToTheEnd2199, startSolo2199 } from './2199.ts';
import { withoutMotion } from './cards.ts';

test.beforeEach(({ page }) => withoutMotion(page));

for (const seats of [2, 4]) {
  test(`2199: a whole game of ${seats} against bots by clicks`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await startSolo2199(page, seats);
    expect(await playToTheEnd2199(page)).toBeGreaterThan(40);
    await page.screenshot({ path: `shots/2199-over-${seats}.png` });
    await page.getByRole('button', { name: 'Result' }).first().click();
    const sheet = page.getByRole('dialog').filter({ has: page.locator('.proof') });
    await expect(sheet.locator('.places > li')).toHaveCount(seats);
    await expect(sheet.locator('.proof')).toHaveAttribute('data-ok', 'true');
    expect(problems).toEqual([]);
  });
}
