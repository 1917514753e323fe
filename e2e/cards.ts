import { expect, type Page } from '@playwright/test';

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

/** What can be clicked to move on, the most urgent first. */
const STEPS = [
  '.cards-go',
  '.cards-ask button',
  '[data-place][data-state=legal]',
  '[data-hand][data-state=free]:visible, [data-state=due]:visible',
] as const;

/** One click that moves the game on: a scoring sheet put away, a card taken up, a place chosen. */
export async function clickOn(page: Page): Promise<'clicked' | 'over'> {
  await page
    .locator([...STEPS, '.ending'].join(', '))
    .first()
    .waitFor();
  if ((await page.locator('.ending').count()) > 0) return 'over';
  const here = await firstStep(page);
  if (here !== null) await tryToClick(page, here);
  return 'clicked';
}

/** Plays this page's seat to the end. Returns how many clicks it took. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) if ((await clickOn(page)) === 'over') return clicks;
}

/** Clicks until this page has nothing to do. */
export async function playMyTurn(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 20; clicks++) {
    const here = await firstStep(page);
    if (here === null) return;
    await tryToClick(page, here);
  }
}

/**
 * What goes away under the pointer was the last move still under way: on a slow machine the board
 * shows a place for a moment longer. Whoever calls looks again.
 */
async function tryToClick(page: Page, step: string): Promise<void> {
  await page
    .locator(step)
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

async function firstStep(page: Page): Promise<string | null> {
  for (const step of STEPS) if ((await page.locator(step).count()) > 0) return step;
  return null;
}
