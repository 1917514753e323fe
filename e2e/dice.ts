import { expect, type Page } from '@playwright/test';
import { clickFirst, clickToTheEnd, OVER } from './clicking.ts';

/** How a person plays Tortuga Dice in the page: what glows is clicked. */

/** Opens "Play now", chooses, and sets sail. */
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

/** What can be clicked to move on: the big button, a lane, a die taken up. */
export const STEPS = ['.dice-go', '[data-lane]:not([aria-pressed=true])', '.dice-pick[data-state=legal]'] as const;

/** Until there is something to click, or nothing any more. */
export async function waitForMe(page: Page): Promise<'mine' | 'over'> {
  await page
    .locator([...STEPS, OVER].join(', '))
    .first()
    .waitFor();
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'mine';
}

/** One click that moves the game on. */
export const clickOn = (page: Page): Promise<string> => clickFirst(page, STEPS);

/** Plays this page's seat to the end. Returns how many clicks it took. */
export const playToTheEnd = (page: Page): Promise<number> => clickToTheEnd(page, STEPS);

/** A click in one breath, without waiting for the pointer to arrive: for games of many people. */
export const clickAtOnce = (page: Page): Promise<boolean> =>
  page.evaluate(
    (steps) => {
      const found = steps.map((step) => document.querySelector<HTMLElement>(step)).find((element) => element !== null);
      found?.click();
      return found !== undefined;
    },
    [...STEPS],
  );
