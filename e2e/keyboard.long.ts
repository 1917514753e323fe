import { expect, type Page, test } from '@playwright/test';
import { startSolo } from './dice.ts';
import { withoutMotion } from './start.ts';

/** Whole games on the pieces themselves, by keys alone. With the board in words they are played by every run. */

test.beforeEach(({ page }) => withoutMotion(page));

test('cards: a whole game can be played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Play now', '.poster[data-skin=cards]');
  await page.keyboard.press('Enter');
  const doable =
    '.cards-go, .cards-ask button, [data-place][data-state=legal], [data-hand][data-state=free]:visible, [data-state=due]:visible, .table-offers button';
  for (;;) {
    await page.locator(`${doable}, .ending`).first().waitFor();
    if ((await page.locator('.ending').count()) > 0) break;
    const onIt = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      doable.replaceAll(':visible', ''),
    );
    await page.keyboard.press(onIt ? 'Enter' : 'Tab');
  }
  await expect(page.locator('.ending').first()).toBeVisible();
});

test('dice: a whole game can be played with the keyboard alone', async ({ page }) => {
  await startSolo(page, 2);
  const doable = '.dice-go, [data-lane]:not([aria-pressed=true])';
  for (;;) {
    await page.locator(`${doable}, .dice-pick[data-state=legal], .ending`).first().waitFor();
    if ((await page.locator('.ending').count()) > 0) break;
    // A letter picks up a die; Tab and Enter do the rest.
    const die = page.locator('.dice-pick[data-state=legal]').first();
    if ((await page.locator('.dice-go').count()) === 0 && (await die.count()) > 0) {
      const letter = await die.getAttribute('data-die', { timeout: 2000 }).catch(() => null);
      if (letter !== null) await page.keyboard.press(`Key${letter}`);
      continue;
    }
    const onIt = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, doable);
    await page.keyboard.press(onIt ? 'Enter' : 'Tab');
  }
  await expect(page.locator('.ending').first()).toBeVisible();
});

/** Presses Tab until the element with this text, inside of another one, has the focus. */
async function tabTo(page: Page, name: string, inside = 'body'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate((where) => {
      const element = document.activeElement;
      return element?.closest(where) ? (element.textContent ?? '') : '';
    }, inside);
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No key leads to ${name}`);
}
