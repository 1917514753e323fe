import { expect, type Page, test } from '@playwright/test';
import { openScene, sectorOf, startSolo2199 } from './2199.ts';
import { MIDDLE } from './2199-middle.ts';
import { expectAccessible } from './axe.ts';
import { openCards } from './cards-scene.ts';
import { brokenWords } from './looks.ts';
import { startAgainstBots, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

/** Texts and pictures with a meaning that nothing around them has a name for. */
const nameless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.neon-board, .cards-board, .dice-board');
    if (board === null) return ['no board'];
    const ofThePage = '.table-tools, .ending, .neon-title, .dice-logo, script, style, [inert]';
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest(ofThePage) !== null || !element.checkVisibility()) continue;
      const says =
        node instanceof Element ? (node.getAttribute('role') === 'img' ? node.ariaLabel : '') : node.textContent;
      const text = says?.trim() ?? '';
      const named = element.closest('[data-about], [data-info]') !== null;
      if (text !== '' && !named && element.getClientRects().length > 0) found.push(`${element.className}: ${text}`);
    }
    return found;
  });

test('everything on the boards has a name that the glossary knows', async ({ page }) => {
  await openScene(page, { arrangement: MIDDLE });
  expect(await nameless(page)).toEqual([]);
  await openCards(page, {});
  expect(await nameless(page)).toEqual([]);
  await startAgainstBots(page, 'dice', 3);
  await page.locator('.dice-pick').first().waitFor();
  expect(await nameless(page)).toEqual([]);
  await startSolo2199(page);
  await page.locator('.neon-take').first().waitFor();
  expect(await nameless(page)).toEqual([]);
});

test('2199: after the question mark a click explains instead of acting, and leads to the rule', async ({ page }) => {
  await openScene(page, { arrangement: MIDDLE });
  await page.keyboard.press('?');
  await expect(page.locator('.asking')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.asking')).toHaveCount(0);
  await page.getByRole('button', { name: 'What is this?' }).click();
  await expectAccessible(page, 'asking');
  await page.locator('.neon-end').click({ force: true });
  const sheet = page.getByRole('dialog', { name: 'What is this?' });
  await expect(sheet).toContainText('Do whatever you can pay for');
  await expectAccessible(page, 'an answer');
  await sheet.getByRole('button', { name: 'Rule 5.1' }).click();
  await expect(page.getByRole('dialog')).toContainText('Turns go clockwise.');
  await page.keyboard.press('Escape');
  await sectorOf(page, 'Fortress').focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('An outer sector.');
});

test('cards: what is explained in short leads to its entry with the question mark', async ({ page }) => {
  await openCards(page, {});
  await page.locator('[data-hand]').first().focus();
  await page.keyboard.press('i');
  await expect(page.locator('.info-card')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What is this?' })).toContainText('The prey of the pirate ship');
});

test.describe('in Russian, whose words are long', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 390, height: 664 } });

  test('no word is broken in the pictures of a rulebook on a phone', async ({ page }) => {
    for (const game of ['tortuga-2199', 'tortuga-dice']) {
      await page.goto(`/rules/${game}`);
      await page.locator('.neon-figure, .dice-figure').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(brokenWords), game).toEqual([]);
    }
  });
});

test('the rulebook ends with the glossary', async ({ page }) => {
  await page.goto('/rules/tortuga-dice');
  const chapter = page.locator('section', { has: page.getByRole('heading', { name: 'Glossary' }) });
  await expect(chapter).toContainText('Central island');
  await page.getByRole('searchbox').fill('skull');
  await expect(chapter).not.toContainText('Central island');
  await expect(chapter).toContainText('Goes with dice of any action');
});
