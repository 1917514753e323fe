import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { withoutMotion } from './cards.ts';

type Somebody = (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;

/** Tests of several people: each is somebody with a browser of their own, who goes home when the test is over. */
export const test = base.extend<{ somebody: Somebody }>({
  somebody: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      contexts.push(context);
      const page = await context.newPage();
      await withoutMotion(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** The text of something once nothing is under way any more: what was clicked last still has to come back. */
export async function settledText(page: Page, selector: string): Promise<string | null> {
  for (let before: string | null = null; ; ) {
    const now = await page.locator(selector).textContent();
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(1000);
  }
}

/** Chooses a name wherever the page asks for one. */
export async function chooseName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
}

/** Opens a table and returns the link for a friend. What else there is to choose is chosen before. */
export async function openTable(
  page: Page,
  name: string,
  seats = 2,
  choose: () => Promise<void> = async () => undefined,
): Promise<string> {
  await page.goto('/new/tortuga-cards');
  await chooseName(page, name);
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await choose();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Follows a friend's link and sits down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await chooseName(page, name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByText('The host starts the match.')).toBeVisible();
}

/** Two people at one device, their game begun. */
export async function startHotSeat(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('radio', { name: /On this device/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Boris');
  await page.getByRole('button', { name: 'Set sail' }).click();
}

/** What the page shows of the game while it goes from hand to hand: one button. */
export const HANDOVER = '.handover .primary';

/** Two people at a table, the match begun. */
export async function twoAtATable(anna: Page, boris: Page): Promise<string> {
  const link = await openTable(anna, 'Anna');
  await sitDown(boris, link, 'Boris');
  await anna.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.cards-board')).toBeVisible();
  return link;
}
