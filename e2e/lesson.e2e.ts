import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { clickWhatGlows, coach, follow, keysToWhatGlows } from './lesson.ts';
import { withoutMotion } from './start.ts';

const GAMES = ['tortuga-cards', 'tortuga-2199', 'tortuga-dice'];

const MAX_CLICKS = 60;

const sentence = (page: Page): Promise<string | null> => coach(page).locator('.lesson-text').textContent();

/** Reads until something is to be done. */
async function readOn(page: Page): Promise<void> {
  await expect(coach(page)).toBeVisible();
  while ((await coach(page).locator('.lesson-show').count()) === 0)
    await coach(page).locator('.lesson-buttons .primary').click();
}

/** To be looked at. */
async function photo(page: Page, game: string, step: string): Promise<void> {
  await page.screenshot({ path: `shots/lesson-${game}-${step.replaceAll(/\D+/g, '-')}.png` });
}

for (const game of GAMES) {
  test(`${game}: from home to the guided game in a click, and to its end on a phone by tapping what glows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await withoutMotion(page);
    await page.goto('/');
    await page.locator(`a[href="/learn/${game}"]`).click();
    expect(await follow(page, clickWhatGlows, (step) => photo(page, game, step))).toBeLessThanOrEqual(MAX_CLICKS - 1);
    // It goes on as any other match, and whoever wants to learn again begins anew.
    await expect(page.locator('.table-board')).toBeVisible();
    await page.goto(`/learn/${game}`);
    await expect(coach(page)).toBeVisible();
  });
}

test('tortuga-2199: the guided game is played to its end by keys alone', async ({ page }) => {
  await withoutMotion(page);
  await page.goto('/learn/tortuga-2199');
  await expect(coach(page)).toBeVisible();
  await expectAccessible(page, 'a guided game');
  await follow(page, keysToWhatGlows);
});

test('cards: whoever plays something else in a guided game is led back, and it can be left and taken up again', async ({
  page,
}) => {
  await withoutMotion(page);
  await page.goto('/learn/tortuga-cards');
  await readOn(page);
  const wanted = await sentence(page);
  await page
    .locator('.table-offers button', { hasText: /^Turtle sloop to column VI/ })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(coach(page)).toContainText('not what this tour wants to show you');
  await coach(page).getByRole('button', { name: 'Go back' }).click();
  await expect(coach(page).locator('.lesson-text')).toHaveText(wanted ?? '');
  await page.reload();
  await expect(coach(page).locator('.lesson-text')).toHaveText(wanted ?? '');
  await coach(page).getByRole('button', { name: 'Close' }).click();
  await expect(coach(page)).toHaveCount(0);
  await page.goto('/learn/tortuga-cards');
  await expect(coach(page).locator('.lesson-text')).toHaveText(wanted ?? '');
});
