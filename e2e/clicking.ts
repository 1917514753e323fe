import type { Page } from '@playwright/test';

/**
 * Lets tests play on in any position: they list what may be clicked, and the first of these that is on the page is
 * clicked. A page may change between look and click, because another move arrives: then the click fails silently, and
 * the caller looks again.
 */

/** On the page when the game is over. */
export const OVER = '.ending';

/** The first of these that is visible. */
const findVisible = (steps: readonly string[]): string | null =>
  steps.find((step) => [...document.querySelectorAll(step)].some((each) => each.getClientRects().length > 0)) ?? null;

/** Clicks the first of these that is visible, if any, and returns it; OVER when the game is over. */
export async function clickIfAny(page: Page, steps: readonly string[]): Promise<string | null> {
  const step = await page.evaluate(findVisible, [OVER, ...steps]);
  if (step !== null && step !== OVER) await tryToClick(page, step);
  return step;
}

/** Waits until one of these is visible, clicks the first that is, and returns it. */
export async function clickFirst(page: Page, steps: readonly string[]): Promise<string> {
  await page.waitForFunction(findVisible, [OVER, ...steps]);
  return (await clickIfAny(page, steps)) ?? clickFirst(page, steps);
}

/** Clicks until the game is over. Returns the number of clicks. */
export async function clickToTheEnd(page: Page, steps: readonly string[]): Promise<number> {
  for (let clicks = 0; ; clicks++) if ((await clickFirst(page, steps)) === OVER) return clicks;
}

/** The first page that shows it. */
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
