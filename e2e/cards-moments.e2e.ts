import { expect, type Page, test } from '@playwright/test';
import { actsInCards, columnOf, openCards } from './cards-scene.ts';
import { withMotion } from './start.ts';

/** What is shown large for a moment, and the scoring sheet after it. */

/** The last turns of a voyage: two events are due. */
const EVENTS = {
  filledTo: 'strategy',
  columns: { IV: 'red-heron, merchantman, pearls, trade-wind, guns-1' },
  events: { A: 'storm', B: 'changeTreasure' },
} as const;

/** From now on: the headings of the moments that are shown, in their order. */
const recordMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { moments: found });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName === 'moment' && target instanceof HTMLElement)
        found.push(target.querySelector('b')?.textContent ?? '');
    });
  });
const moments = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moments: string[] }).moments);

const isScrolled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight = 0, clientHeight = 0 } = document.querySelector('.table-board') ?? {};
    return scrollHeight > clientHeight + 1;
  });

for (const motion of [3, 0] as const) {
  const what = motion === 0 ? 'without motion nothing is' : 'an event and the end of a voyage are';
  test(`cards: ${what} shown large for a moment`, async ({ page }) => {
    await withMotion(page, motion);
    await openCards(page, EVENTS);
    await recordMoments(page);
    await page.locator('button.cards-event').click();
    await columnOf(page, 'IV').locator('[data-place]').click();
    await expect(page.locator('.cards-column[data-storm=true]')).toBeVisible();
    await expect.poll(() => moments(page)).toEqual(motion === 0 ? [] : ['Storm']);
    await expect(page.locator('.cards-moment')).toHaveCount(0);
    await actsInCards(page, 'B', 'change I +2');
    await expect(page.locator('.cards-scoring')).toBeVisible();
    await expect.poll(() => moments(page)).toEqual(motion === 0 ? [] : ['Storm', 'Voyage 1 is over']);
    // It goes by itself.
    await expect(page.locator('.cards-moment')).toHaveCount(0);

    for (const [width, height] of [
      [1280, 720],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await isScrolled(page), `the scoring sheet at ${width} × ${height}`).toBe(false);
    }
    await page.locator('.cards-go').click();
    await expect(page.locator('.cards-purse').first()).toBeVisible();
  });
}
