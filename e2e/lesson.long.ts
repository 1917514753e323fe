import { expect, type Page, test } from '@playwright/test';
import { BROWSER_LOCALES } from './axe.ts';
import { clickWhatGlows, coach, follow, keysToWhatGlows } from './lesson.ts';
import { withoutMotion } from './start.ts';

/** Every guided game in every language, on a desk and on a phone, with a wrong turn at every step. */

const GAMES = ['tortuga-cards', 'tortuga-dice', 'tortuga-2199'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
];

/** Looked at once: the coach offers to go on as well, but names rules then. */
const hasStrayed = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const panel = document.querySelector('.lesson-text')?.closest('aside');
    return panel?.querySelector('.lesson-buttons .primary') != null && panel.querySelector('.lesson-rule') === null;
  });

const movesOf = async (page: Page): Promise<string> =>
  (await page.locator('.table-offers button').allTextContents()).join();

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
            // Nobody gets at the list of moves while a sheet is open.
            if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
            const text = coach(page).locator('.lesson-text');
            const wanted = (await text.textContent()) ?? '';
            const moves = await movesOf(page);
            // The last of all moves: only where one move is possible, or all are fine, is it what the lesson wants.
            await page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>('.table-offers button')].at(-1)?.click(),
            );
            // Where one of several moves is made, the sentence stays.
            const isDone = async () => (await text.textContent()) !== wanted || (await movesOf(page)) !== moves;
            await expect.poll(async () => (await hasStrayed(page)) || (await isDone())).toBe(true);
            if (!(await hasStrayed(page))) return;
            await coach(page).locator('.lesson-buttons .primary').click();
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
