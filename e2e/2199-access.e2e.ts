import { expect, type Page, test } from '@playwright/test';
import { openScene, sectorOf, startSolo2199, withFirstTurn2199 } from './2199.ts';
import { MIDDLE } from './2199-middle.ts';
import { BROWSER_LOCALES, expectAccessible } from './axe.ts';
import { withoutMotion } from './start.ts';
import { textProblems } from './text.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('2199: axe finds no accessibility problem', async ({ page }) => {
  // The planet has its own sky by day and by night; the page around it is light here.
  await page.emulateMedia({ colorScheme: 'light' });
  await openScene(page, { arrangement: MIDDLE });
  await sectorOf(page, 'Fortress').focus();
  await page.keyboard.press('i');
  await expect(page.locator('.info-card')).toBeVisible();
  await expectAccessible(page, 'the table, with a sector explained');
  await page.keyboard.press('Escape');
  await page.locator('[data-hand]').first().click();
  await expectAccessible(page, 'a card taken up');
  await page.getByRole('button', { name: /^All actions/ }).click();
  await expectAccessible(page, 'a sector');
  await page.keyboard.press('Escape');
  await page.locator('.neon-sale-card').first().click();
  await expectAccessible(page, 'a card');
  await page.keyboard.press('Escape');
  await page.locator('.neon-act [data-does^=attack]').click();
  await expectAccessible(page, 'a combat');
});

test('2199: a refused action says why, and the number opens the rule', async ({ page }) => {
  await openScene(page, { arrangement: { hands: { A: 'mining*2' }, at: { A: 'post-1' } } });
  // To a machine it is disabled; a person may click it and is told why.
  await page.locator('.neon-act [data-does^=conquer]').click({ force: true });
  const reason = page.locator('.neon-refusal');
  await expect(reason).toContainText('It costs 3 manoeuvres; you have 0.');
  await reason.getByRole('button', { name: 'Rule 10.1' }).click();
  await expect(page.getByRole('dialog')).toContainText('10.1');
});

test('2199: what the hand can pay for is done with one click, which plays the cards, and taken back with one', async ({
  page,
}) => {
  await openScene(page, {
    arrangement: { hands: { A: 'mining*3, bodyguard, booster' }, at: { A: 'post-1' }, maneuvers: 0, crypto: 0 },
  });
  await expect(page.locator('.neon-say')).toContainText('Your hand can bring 3 crypto');
  await expect(page.locator('.neon-counter[data-of=maneuvers]')).toContainText('0+3');
  const conquer = page.locator('.neon-act [data-does^=conquer]');
  await expect(conquer).toContainText('your hand can bring 3');
  const row = (name: string) => page.locator('.neon-sale-row').filter({ hasText: name });
  await expect(row('Pilot').locator('.neon-buy')).toContainText('with cards');
  await expect(row('Corsair').locator('.neon-buy')).toContainText('too expensive');
  await expectAccessible(page, 'what is within reach');
  await row('Pilot').locator('.neon-buy').click();
  const hand = page.locator('[data-hand]');
  await expect(page.locator('.neon-pile').filter({ hasText: 'Discard' })).toContainText('1');
  await expect(hand).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand).toHaveCount(5);
  await conquer.click();
  await expect(hand).toHaveCount(1);
  // Buttons came and went under the pointer meanwhile: none leaves its price beside the number.
  await page.mouse.move(0, 0);
  await expect(page.locator('.neon-counter[data-of=maneuvers] b')).toHaveText('0');
});

test('2199: what only cards with a choice could pay for is not done by itself: a click says to play cards first', async ({
  page,
}) => {
  await openScene(page, { arrangement: { hands: { A: 'toll-keeper' }, at: { A: 'post-1' }, crypto: 0 } });
  const buy = page.locator('.neon-sale-row').filter({ hasText: 'Hacker' }).locator('.neon-buy');
  await expect(buy).toContainText('play cards');
  await buy.click({ force: true });
  await expect(page.locator('.neon-advice')).toContainText('It costs 2 crypto.');
});

test('2199: a card to be reserved is not played to pay for it', async ({ page }) => {
  await openScene(page, { arrangement: { hands: { A: 'mining*5' }, at: { A: 'post-1' }, crypto: 0 } });
  await page.locator('.neon-act [data-does^=reserve]').click({ force: true });
  await expect(page.locator('.neon-advice')).toContainText('It costs 2 crypto.');
  await expect(page.locator('[data-hand]')).toHaveCount(5);
});

test('2199: a turn can be played, undone and redone with the keyboard alone', async ({ page }) => {
  await withFirstTurn2199(page);
  await startSolo2199(page);
  await page.locator('.neon-take:not([aria-disabled])').first().waitFor();
  await pressOn(page, '.neon-take:not([aria-disabled])');
  await page.locator('.neon-end:not(:disabled)').waitFor();
  const hand = page.locator('[data-hand]');
  const before = await hand.count();
  await pressOn(page, '[data-hand]');
  await expect(page.locator('[data-played]')).toHaveCount(1);
  if ((await page.locator('.neon-button', { hasText: 'Nothing more' }).count()) > 0) {
    await pressOn(page, '.neon-act .neon-button');
  }
  await expect(hand).toHaveCount(before - 1);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-played]')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-played]')).toHaveCount(1);
  // Arrow keys lead from sector to sector.
  await tabTo(page, '.neon-sector');
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).not.toBe(first);
  await pressOn(page, '.neon-end');
  // The bot may attack at once.
  await expect(page.locator('.neon-board')).toContainText(/Round 2|draws 5 cards|Combat/);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Presses Tab until something of this kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No key leads to ${selector}`);
}

async function pressOn(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

for (const locale of BROWSER_LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('2199: no text is clipped or overlaps another', async ({ page }) => {
      await openScene(page, { arrangement: MIDDLE });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.locator('[data-hand]').first().waitFor();
        await page.screenshot({ path: `shots/2199-${locale}-${size.width}.png`, fullPage: true });
        expect(await textProblems(page), `the table at ${size.width}`).toEqual([]);
      }
      for (const door of [
        '.neon-sale-card',
        '.neon-more',
        '.neon-rival',
        '.neon-pile',
        '.neon-to-market',
        '.neon-to-recap',
      ]) {
        await page.setViewportSize(SIZES[0]);
        // Some doors are on a phone only, some on a desk only: where there is more room the same sheet stays open.
        if (!(await page.locator(door).first().isVisible())) await page.setViewportSize(SIZES[2]);
        await page.locator(door).first().click();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await textProblems(page), `what ${door} opens at ${size.width}`).toEqual([]);
          await page.screenshot({ path: `shots/2199-${locale}-${door.slice(6)}-${size.width}.png` });
        }
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize(SIZES[2]);
      await page.locator('.neon-act [data-does^=attack]').click();
      const chosen = page.locator('.neon-lane[data-role=attack] .neon-card');
      for (const count of [0, 1]) {
        if (count > 0) await page.locator('[data-commit]').first().click();
        await expect(chosen).toHaveCount(count);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await textProblems(page), `a combat of ${count} cards at ${size.width}`).toEqual([]);
        }
      }
    });
  });
}
