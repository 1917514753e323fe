import { expect, type Page, test } from '@playwright/test';
import { BROWSER_LOCALES, expectAccessible } from './axe.ts';
import { openDiceScene, POSITIONS } from './dice-scene.ts';
import { withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

/** What a player may be asked, each arranged, and with something chosen where there is a choice. */
const QUESTIONS: Readonly<Record<keyof typeof POSITIONS, (page: Page) => Promise<void>>> = {
  rolled: (page) => page.locator('[data-die=A]').click(),
  skull: async (page) => {
    await page.locator('[data-die=C]').click();
    await page.locator('.dice-go').click();
    await page.locator('.dice-lane-go').first().waitFor();
  },
  attacks: (page) => page.locator('.dice-loot').first().click(),
  stows: (page) => page.locator('.dice-stow').first().waitFor(),
};

async function* questions(page: Page): AsyncGenerator<string> {
  for (const [name, choose] of Object.entries(QUESTIONS)) {
    await openDiceScene(page, POSITIONS[name as keyof typeof POSITIONS]);
    await choose(page);
    yield name;
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`dice: axe finds no accessibility problem in any phase in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for await (const question of questions(page)) {
      await expectAccessible(page, question);
      await page.screenshot({ path: `shots/dice-${question}-${theme}.png` });
    }
  });
}

/** Texts that are cut off, and whether the page scrolls sideways. */
async function expectFits(page: Page, where: string): Promise<void> {
  const problems = await page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth + 1) found.push(`page scrolls sideways: ${root.scrollWidth}`);
    const board = document.querySelector('.table-board');
    if (board !== null && board.scrollWidth > board.clientWidth + 1) found.push(`board: ${board.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('.dice-surface *')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!hasText || element.closest('svg') !== null || element.getClientRects().length === 0) continue;
      // A name ends with an ellipsis rather than in the middle of a word on the next line.
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const box = (element.closest('button, li, article, section, header, p, h2') ?? element).getBoundingClientRect();
      if (text.width > box.width + 2 || text.right > root.clientWidth + 1) {
        found.push(`${element.className || element.tagName}: ${element.textContent}`);
      }
    }
    return found;
  });
  expect(problems.map((problem) => `${where}: ${problem}`)).toEqual([]);
}

for (const locale of BROWSER_LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('dice: every text fits at 360, 768 and 1440 pixels', async ({ page }) => {
      const sizes = [
        { width: 360, height: 740 },
        { width: 768, height: 1024 },
        { width: 1440, height: 900 },
      ];
      for await (const question of questions(page)) {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expectFits(page, `${question} at ${size.width}`);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });
  });
}

test('dice: text twice as large doesn’t break the board', async ({ page }) => {
  await openDiceScene(page, POSITIONS.rolled);
  await QUESTIONS.rolled(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectFits(page, `200 % at ${width}`);
    await page.screenshot({ path: `shots/dice-large-${width}.png` });
  }
});
