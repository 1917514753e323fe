import { expect, type Locator, type Page } from '@playwright/test';

/** Follows a guided game as a learner would: reads on, and does what glows. */

export const coach = (page: Page): Locator => page.locator('aside.hint:has(.lesson-text)');

/** More than any lesson takes. */
const MAX_ACTIONS = 90;

/** What a learner sees at a moment. */
interface Sight {
  /** Step n of m. Null when nobody guides any more. */
  readonly step: string | null;
  readonly text: string;
  /** It is only read, or one may go back. */
  readonly isRead: boolean;
  /** The middle of what glows. */
  readonly glow: { readonly x: number; readonly y: number } | null;
  /** A step that wants nothing in particular. */
  readonly isFree: boolean;
  readonly focus: string;
}

/** All of it at the same moment: what is asked one after the other may belong to two steps. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const panel = document.querySelector('.lesson-text')?.closest('aside') ?? null;
    const ring = document.querySelector('.glow')?.getBoundingClientRect();
    const has = (selector: string): boolean => panel?.querySelector(selector) != null;
    return {
      step: panel?.getAttribute('aria-label') ?? null,
      text: panel?.querySelector('.lesson-text')?.textContent ?? '',
      isRead: has('.lesson-buttons .primary'),
      glow: ring === undefined ? null : { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 },
      isFree: has('.lesson-rule') && !has('.lesson-buttons button'),
      focus: document.activeElement?.outerHTML.slice(0, 200) ?? '',
    };
  });

/** The ring follows its piece ten times a second, and a learner acts when it rests. */
const REST_MS = 150;

async function lookAtRest(page: Page): Promise<Sight> {
  for (let before = await look(page); ; ) {
    await page.waitForTimeout(REST_MS);
    const now = await look(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

type Act = (page: Page, glow: NonNullable<Sight['glow']>) => Promise<void>;

export const clickWhatGlows: Act = (page, { x, y }) => page.mouse.click(x, y);

/** The focus goes to what glows, and Enter does the rest. */
export const keysToWhatGlows: Act = async (page) => {
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
};

/** The first of all possible moves. */
const playAnything = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-offers button')?.click());

/**
 * From here to the end of the lesson. Returns how many actions it took.
 *
 * @param act does what glows
 * @param atStep is called at every step before it is done
 */
export async function follow(
  page: Page,
  act: Act,
  atStep: (step: string) => Promise<void> = async () => undefined,
): Promise<number> {
  let actions = 0;
  let last = '';
  await expect(coach(page)).toBeVisible();
  for (let now = await lookAtRest(page); now.step !== null; now = await lookAtRest(page)) {
    expect(actions, 'the lesson ends').toBeLessThan(MAX_ACTIONS);
    if (now.isFree) await playAnything(page);
    // Neither: the rival plays, or something lies over the board for a moment.
    if (now.isFree || (!now.isRead && now.glow === null)) continue;
    if (now.step !== last && !now.isRead) {
      last = now.step;
      await atStep(now.step);
      continue;
    }
    if (now.isRead) await coach(page).locator('.lesson-buttons .primary').click();
    else if (now.glow !== null) await act(page, now.glow);
    actions++;
  }
  return actions;
}
