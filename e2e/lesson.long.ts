import { expect, test } from '@playwright/test';
import { BROWSER_LOCALES } from './axe.ts';
import { clickWhatGlows, coach, follow, keysToWhatGlows } from './lesson.ts';
import { withoutMotion } from './start.ts';

/** Every guided game in every language, on a desk and on a phone, with a wrong turn at every step. */

const GAMES = ['tortuga-cards', 'tortuga-dice', 'tortuga-2199'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
];

for (const game of GAMES)
  for (const locale of BROWSER_LOCALES)
    for (const viewport of SIZES)
      test.describe(`${game}, ${locale}, ${viewport.width}x${viewport.height}`, () => {
        test.use({ locale, viewport });

        test(`${game}: the guided game in ${locale} at ${viewport.width}x${viewport.height} leads back from every wrong turn`, async ({
          page,
        }) => {
          await withoutMotion(page);
          await page.goto(`/learn/${game}`);
          await follow(page, clickWhatGlows, async () => {
            const text = coach(page).locator('.lesson-text');
            const wanted = (await text.textContent()) ?? '';
            // The last of all moves: only where one move is possible, or all are fine, is it what the lesson wants.
            await page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>('.table-offers button')].at(-1)?.click(),
            );
            const back = coach(page).locator('.lesson-buttons .primary');
            await expect.poll(async () => (await back.count()) > 0 || (await text.textContent()) !== wanted).toBe(true);
            if ((await coach(page).locator('.lesson-rule').count()) > 0 || (await back.count()) === 0) return;
            await back.click();
            await expect(text).toHaveText(wanted);
          });
        });
      });

for (const game of GAMES)
  test(`${game}: the guided game is played to its end by keys alone`, async ({ page }) => {
    await withoutMotion(page);
    await page.goto(`/learn/${game}`);
    await follow(page, keysToWhatGlows);
  });
