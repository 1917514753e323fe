import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { withoutMotion } from './start.ts';

type NewPerson = (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;

/** For tests with several people: each has a browser of their own, which is closed after the test. */
export const test = base.extend<{ newPerson: NewPerson }>({
  newPerson: async ({ browser }, use) => {
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

/** The text of an element once it does not change any more: the last click may not be answered yet. */
export async function settledText(page: Page, selector: string): Promise<string | null> {
  for (let before: string | null = null; ; ) {
    const now = await page.locator(selector).textContent();
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(1000);
  }
}

export async function chooseName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
}

interface NewTable {
  readonly game?: string;
  readonly seats?: number;
  /** Makes further choices in the form. */
  readonly choose?: () => Promise<void>;
}

/** Opens a table and returns the invitation link. */
export async function openTable(
  page: Page,
  name: string,
  { game = 'tortuga-cards', seats = 2, choose }: NewTable = {},
): Promise<string> {
  await page.goto(`/new/${game}`);
  await chooseName(page, name);
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await choose?.();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** On an invitation: the name, and the one button. */
export async function nameAndSit(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Follows an invitation link and sits down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await nameAndSit(page, name);
  await expect(page.getByText('The host starts the game.')).toBeVisible();
}

/** Two people at a table, their match started. Returns the invitation link. */
export async function startOnlineMatch(
  anna: Page,
  boris: Page,
  game = 'tortuga-cards',
  board = '.cards-board',
): Promise<string> {
  const link = await openTable(anna, 'Anna', { game });
  await sitDown(boris, link, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) await expect(page.locator(board)).toBeVisible();
  return link;
}
