import { expect, type Page } from '@playwright/test';

/** How every game is started and finished in the page. */

/** By skin of the game: the board. */
const BOARDS = { cards: '.cards-board', dice: '.dice-board', neon: '.neon-board' } as const;
/** By skin of the game: its name in addresses. */
const GAMES = { cards: 'tortuga-cards', dice: 'tortuga-dice', neon: 'tortuga-2199' } as const;

/** Things move at this pace, and a turn ends at once. */
export async function withMotion(page: Page, motion: 0 | 1 | 2 | 3): Promise<void> {
  await page.addInitScript((pace) => {
    if (localStorage.getItem('tortuga.settings') === null)
      localStorage.setItem('tortuga.settings', JSON.stringify({ motion: pace, endTurn: 'once' }));
  }, motion);
}

/** Bots answer at once, nothing flies, and a turn ends at once: a test waits for nothing. */
export const withoutMotion = (page: Page): Promise<void> => withMotion(page, 0);

/** Every match that this page deals is dealt from the same seed: the same player begins, with the same cards. */
export async function withFixedDeal(page: Page, byte: number): Promise<void> {
  // Matches against bots are dealt in a worker.
  await runInWorkers(page, `crypto.getRandomValues = (array) => array.fill(${byte});`);
}

/** Runs a script in every worker before its own: no init script reaches them. */
export async function runInWorkers(page: Page, script: string): Promise<void> {
  await page.route(/\/assets\/worker-(?!client)[^/]*\.js$/, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${script}\n${await response.text()}` });
    } catch {
      // A bot began to think as the test ended: the page is gone before the file has come.
    }
  });
}

/** Chooses the number of players, and starts a match against bots. */
export async function startAgainstBots(page: Page, skin: keyof typeof BOARDS, seats: number): Promise<void> {
  await page.goto(`/play/${GAMES[skin]}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  // Whatever language it is in.
  await page.locator('button[type=submit]').click();
  await expect(page.locator(BOARDS[skin])).toBeVisible();
}

/** Two players on one device, their match started. */
export async function startHotSeat(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('radio', { name: /On this device/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Boris');
  await page.getByRole('button', { name: 'Set sail' }).click();
}

/** While the device goes from hand to hand, the page shows only this button of the game. */
export const HANDOVER = '.handover .primary';

/** Opens the result from the finale, which comes when a match has just ended. */
export const openResultFromFinale = (page: Page): Promise<void> =>
  page.locator('.finale').getByRole('button', { name: 'Result' }).click();

/** Opens the result of a match that has just ended, which must list every player and be proven. */
export async function openResult(page: Page, seats: number) {
  await openResultFromFinale(page);
  const sheet = page.getByRole('dialog').filter({ has: page.locator('.proof') });
  await expect(sheet.locator('.places > li')).toHaveCount(seats);
  await expect(sheet.locator('.proof')).toHaveAttribute('data-ok', 'true');
  return sheet;
}

/** The errors that the page's scripts throw from now on. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
