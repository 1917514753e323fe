import { expect, type Locator, type Page } from '@playwright/test';

/** Follows a guided game as a learner would: reads on, and does what glows. */

export const coach = (page: Page): Locator => page.locator('aside.hint:has(.lesson-text)');

/** More than any lesson takes. */
const MAX_ACTIONS = 90;

/** What a learner looks at to see whether an action has done something. */
const scene = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = document.querySelector('.lesson-text')?.textContent;
    const ring = document.querySelector('.glow')?.getAttribute('style');
    return JSON.stringify([text, ring, document.activeElement?.outerHTML.slice(0, 200)]);
  });

export async function clickWhatGlows(page: Page): Promise<void> {
  const box = await page.locator('.glow').boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The focus goes to what glows, and Enter does the rest. */
export async function keysToWhatGlows(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
}

/** A step that wants nothing in particular: nothing glows, and there is no way to it. */
const isFree = async (page: Page): Promise<boolean> =>
  (await coach(page).locator('.lesson-rule').count()) > 0 && (await coach(page).locator('.lesson-show').count()) === 0;

/** The first of all possible moves. */
const playAnything = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[class$="-offers"] button')?.click());

/**
 * From here to the end of the lesson. Returns how many actions it took.
 *
 * @param act does what glows
 * @param atStep is called at every step before it is done
 */
export async function follow(
  page: Page,
  act: (page: Page) => Promise<void>,
  atStep: (index: string) => Promise<void> = async () => undefined,
): Promise<number> {
  let actions = 0;
  let last = '';
  await expect(coach(page)).toBeVisible();
  while ((await coach(page).count()) > 0) {
    expect(actions, 'the lesson ends').toBeLessThan(MAX_ACTIONS);
    const next = coach(page).locator('.lesson-buttons .primary');
    const isRead = (await next.count()) > 0;
    if (!isRead && (await page.locator('.glow').count()) === 0) {
      // The learner is on their own, or the rival plays, or something lies over the board for a moment.
      if (await isFree(page)) await playAnything(page);
      else await page.waitForTimeout(50);
      continue;
    }
    const title = (await coach(page).getAttribute('aria-label')) ?? '';
    if (title !== last && !isRead) await atStep(title);
    last = title;
    const before = await scene(page);
    if (isRead) await next.click();
    else await act(page);
    actions++;
    await expect.poll(() => scene(page)).not.toBe(before);
  }
  return actions;
}
