import type { Page } from '@playwright/test';

/**
 * How tests play on without knowing what comes: of the things that may be clicked, the most urgent
 * that is on the page. A page changes between a look and a click, because the last move is still
 * under way or somebody else moves: what goes away under the pointer is no mistake, and whoever
 * calls looks again.
 */

/** What a game that is over shows. */
export const OVER = '.ending';

/** Which of these can be seen now, the most urgent first. */
const look = (steps: readonly string[]): string | null =>
  steps.find((step) => [...document.querySelectorAll(step)].some((each) => each.getClientRects().length > 0)) ?? null;

/** Clicks the most urgent of these, if any is there, and says which. A game that is over says so. */
export async function clickIfAny(page: Page, steps: readonly string[]): Promise<string | null> {
  const step = await page.evaluate(look, [OVER, ...steps]);
  if (step !== null && step !== OVER) await tryToClick(page, step);
  return step;
}

/** Waits until one of these is there, clicks the most urgent, and says which. */
export async function clickFirst(page: Page, steps: readonly string[]): Promise<string> {
  await page.waitForFunction(look, [OVER, ...steps]);
  return (await clickIfAny(page, steps)) ?? clickFirst(page, steps);
}

/** Clicks on until the game is over. Returns how many clicks it took. */
export async function clickToTheEnd(page: Page, steps: readonly string[]): Promise<number> {
  for (let clicks = 0; ; clicks++) if ((await clickFirst(page, steps)) === OVER) return clicks;
}

/** Whoever of these sees it first. */
export const whoSees = (pages: readonly Page[], selector: string): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await page.locator(selector).filter({ visible: true }).first().waitFor();
      return page;
    }),
  );

async function tryToClick(page: Page, step: string): Promise<void> {
  await page
    .locator(step)
    .filter({ visible: true })
    .last()
    .click({ timeout: 2000 })
    .catch(() => undefined);
}
