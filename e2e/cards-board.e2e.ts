import { expect, type Page, test } from '@playwright/test';
import { openCards } from './cards-scene.ts';
import { withoutMotion } from './start.ts';

/** What the board shows in arranged positions. */

test.beforeEach(({ page }) => withoutMotion(page));

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 664],
  [375, 667],
  [844, 390],
] as const;

/** What can be chosen, held or read, as far as it is cut off by the window or covered by what sticks to its bottom. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('.cards-dock')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll<HTMLElement>('[data-place], [data-hand], .cards-bar')].flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const floor = element.closest('.cards-dock') === null ? Math.min(innerHeight, dock) : innerHeight;
      const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= floor + 1;
      return width === 0 || isWhole ? [] : [`${element.className} ${Math.round(bottom)} of ${Math.round(floor)}`];
    });
  });

for (const [seats, locale] of [
  [2, 'ru-RU'],
  [3, 'fr-FR'],
  [4, 'pt-BR'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`cards: with ${seats} players all places, the hand and the sentence fit every screen`, async ({ page }) => {
      await openCards(page, { seats, filledTo: 'sea' });
      for (const isPicked of [false, true]) {
        if (isPicked) await page.locator('[data-hand]').first().click();
        await expect(page.locator('[data-place]')).toHaveCount(6);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => cutOff(page), `${width} × ${height}`).toEqual([]);
        }
      }
    });
  });
}
