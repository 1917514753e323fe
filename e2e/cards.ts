import { expect, type Page } from '@playwright/test';
import { clickFirst, clickIfAny, clickToTheEnd, OVER } from './clicking.ts';

/** How a person plays Tortuga Cards in the page: what glows is clicked. */

/** Opens "Play now", chooses, and sets sail. */
export async function startSolo(page: Page, seats = 2): Promise<void> {
  await page.goto('/');
  await page.locator('.poster[data-skin=cards]').getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.locator('.cards-board')).toBeVisible();
}

/** Bots answer at once and nothing flies: a test waits for no animation. */
export async function withoutMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('tortuga.settings') === null)
      localStorage.setItem('tortuga.settings', JSON.stringify({ motion: 0 }));
  });
}

/** What can be clicked to move on: a scoring sheet put away, a place chosen, a card taken up. */
export const STEPS = [
  '.cards-go',
  '.cards-ask button',
  '[data-place][data-state=legal]',
  '[data-hand][data-state=free], [data-state=due]',
] as const;

/** One click that moves the game on. */
export const clickOn = (page: Page): Promise<string> => clickFirst(page, STEPS);

/** Plays this page's seat to the end. Returns how many clicks it took. */
export const playToTheEnd = (page: Page): Promise<number> => clickToTheEnd(page, STEPS);

/** Clicks until this page has nothing to do. */
export async function playMyTurn(page: Page): Promise<void> {
  for (let step: string | null = ''; step !== null && step !== OVER; ) step = await clickIfAny(page, STEPS);
}
