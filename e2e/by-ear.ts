import { expect, type Page } from '@playwright/test';

/** How a person plays who hears the page: everything is found by its role and name, and pressed by keyboard. */

declare global {
  interface Window {
    /** What the live region has said. */
    heard?: string[];
  }
}

/** Listens to the live region from its first word. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof HTMLElement) || target.role !== 'log') continue;
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What a simple captain does, the most urgent first. */
export const WISHES_2199 = [
  /^Cash/,
  /^Capture/,
  /^Conquer/,
  /^Buy 1 influence/,
  /^Play/,
  /^Buy/,
  /^End the turn/,
] as const;

const heardBy = (page: Page): Promise<string[]> => page.evaluate(() => window.heard ?? []);

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

/**
 * Plays to the end, or so many moves: of those on the list the last that fits the first of these wishes, or else the first.
 * Returns how many it made.
 */
export async function playByEar(page: Page, wishes: readonly RegExp[] = [], most = 2000): Promise<number> {
  const moves = page.getByRole('region', { name: 'All moves as a list' }).getByRole('button');
  const result = page.getByRole('dialog');
  const onwards = page.getByRole('button', { name: 'Continue' });
  for (let made = 0; made < most; ) {
    await moves.first().or(result.first()).or(onwards).first().waitFor();
    if ((await result.count()) > 0) return made;
    if ((await moves.count()) === 0) {
      await onwards.press('Enter');
      continue;
    }
    const names = await moves.allInnerTexts();
    const wish = wishes.find((each) => names.some((name) => each.test(name)));
    const index = wish === undefined ? 0 : names.findLastIndex((name) => wish.test(name));
    const before = (await heardBy(page)).length;
    await moves.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heardBy(page)).length, { intervals: [20] }).toBeGreaterThan(before);
    made++;
  }
  return most;
}

/** Every sentence of the log was heard once and in order; of one's own small things some are left out. */
export async function expectLogWasHeard(page: Page): Promise<void> {
  await press(page, 'Log');
  const items = page.getByRole('complementary', { name: 'Log' }).getByRole('listitem');
  // Beside some lines a bot can be asked why.
  const lines = (await items.allInnerTexts()).map((line) => line.replace(/\s*Why\?$/, ''));
  expect(lines.length).toBeGreaterThan(20);
  // What others do is said when they have paused, so the last of it may come a moment after the end.
  await expect(async () => expectHeardInOrder(await heardBy(page), lines)).toPass({ timeout: 5000 });
}

function expectHeardInOrder(heard: readonly string[], lines: readonly string[]): void {
  let next = 0;
  const others: string[] = [];
  for (const text of heard) {
    const at = lines.indexOf(text, next);
    const isNext = at >= 0 && lines.slice(next, at).every((line) => line.startsWith('You'));
    if (isNext) next = at + 1;
    else others.push(text);
  }
  expect(lines.slice(next), 'what was never heard').toEqual([]);
  expect(
    others.filter((text) => lines.includes(text)),
    'what was heard twice',
  ).toEqual([]);
}
