import { expect, type Page } from '@playwright/test';

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

/** What can be clicked to move on, the most urgent first. */
const STEPS = ['.dice-go', '[data-lane]:not([aria-pressed=true])', '.dice-pick[data-state=legal]'] as const;

const isAnything = [...STEPS, '.ending'].join(', ');

/** Until there is something to click, or nothing any more. */
export async function waitForMe(page: Page): Promise<'mine' | 'over'> {
  await page.locator(isAnything).first().waitFor();
  return (await page.locator('.ending').count()) > 0 ? 'over' : 'mine';
}

/** One click that moves the game on: a die taken up, a lane chosen, the big button. */
export async function clickOn(page: Page): Promise<'clicked' | 'over'> {
  if ((await waitForMe(page)) === 'over') return 'over';
  await clickWhatGlows(page);
  return 'clicked';
}

/** Plays this page's seat to the end. Returns how many clicks it took. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) if ((await clickOn(page)) === 'over') return clicks;
}

/** Clicks, if there is anything to click. What goes away under the pointer was the last move still under way. */
export async function clickWhatGlows(page: Page): Promise<boolean> {
  for (const step of STEPS) {
    if ((await page.locator(step).count()) === 0) continue;
    await page
      .locator(step)
      .first()
      .click({ timeout: 700 })
      .catch(() => undefined);
    return true;
  }
  return false;
}

/** The same in one breath, without waiting for the pointer to arrive: for games of many people. */
export const clickAtOnce = (page: Page): Promise<boolean> =>
  page.evaluate(
    (steps) => {
      const found = steps.map((step) => document.querySelector<HTMLElement>(step)).find((element) => element !== null);
      found?.click();
      return found !== undefined;
    },
    [...STEPS],
  );
