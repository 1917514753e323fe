import { expect, type Page } from '@playwright/test';
import { clickFirst, clickToTheEnd, OVER } from './clicking.ts';

/** How a person plays Tortuga Dice in the page: by clicks on what is highlighted. */

/** By an address of its own: the labels of the form are in any of the four languages. */
export async function startSolo(page: Page, seats = 4): Promise<void> {
  await page.goto('/play/tortuga-dice');
  await page.locator('h1').waitFor();
  await page
    .locator('label', { hasText: new RegExp(`^${seats}$`) })
    .first()
    .click();
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.dice-board')).toBeVisible();
}

/** What a player clicks, the most urgent first: the big button, a lane, a die. */
export const STEPS = ['.dice-go', '[data-lane]:not([aria-pressed=true])', '.dice-pick[data-state=legal]'] as const;

/** Waits until this player has something to click, or the game is over. */
export async function waitForMe(page: Page): Promise<'mine' | 'over'> {
  await page
    .locator([...STEPS, OVER].join(', '))
    .first()
    .waitFor();
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'mine';
}

/** Makes one click that carries the game on. */
export const clickOn = (page: Page): Promise<string> => clickFirst(page, STEPS);

/** Plays this page's seat to the end. Returns how many clicks it took. */
export const playToTheEnd = (page: Page): Promise<number> => clickToTheEnd(page, STEPS);

/** Clicks without moving a pointer first: fast enough for whole games of several people. */
export const clickAtOnce = (page: Page): Promise<boolean> =>
  page.evaluate(
    (steps) => {
      const found = steps.map((step) => document.querySelector<HTMLElement>(step)).find((element) => element !== null);
      found?.click();
      return found !== undefined;
    },
    [...STEPS],
  );
