import { expect, type Page, test } from '@playwright/test';
import { openScene } from './2199.ts';
import { expectAccessible } from './axe.ts';

const HAND = { hands: { A: 'mining*3, robot', B: 'mining*2' }, at: { B: 'post-1' } } as const;

const settings = (page: Page, endTurn: string) =>
  page.addInitScript((kept) => localStorage.setItem('tortuga.settings', JSON.stringify(kept)), { motion: 0, endTurn });
const end = (page: Page) => page.locator('.neon-turn .neon-end');
const hand = (page: Page) => page.locator('[data-hand]');

test('2199: End turn is quiet while something is left to do, and says what', async ({ page }) => {
  await openScene(page, { arrangement: HAND });
  await expect(end(page)).toHaveAttribute('data-quiet', 'true');
  await expect(end(page)).toContainText('4 cards unplayed');
  await openScene(page, { arrangement: { hands: { B: 'mining' }, maneuvers: 1, at: { B: 'post-1' } } });
  await expect(end(page)).toHaveAttribute('data-quiet', 'false');
});

test('2199: an ended turn waits three seconds, in which it can be stopped', async ({ page }) => {
  await settings(page, 'wait');
  await openScene(page, { arrangement: HAND });
  const stops = [
    () => page.getByRole('button', { name: 'Not yet' }).click(),
    () => page.keyboard.press('Escape'),
    // Whatever else is done stops it, too.
    () => hand(page).first().click(),
    () => page.getByRole('button', { name: /^All actions/ }).click(),
  ];
  for (const stop of stops) {
    await end(page).click();
    await expect(end(page)).toContainText('ends in 3 seconds');
    await stop();
    await expect(end(page)).toContainText('4 cards unplayed');
    await page.keyboard.press('Escape');
  }
  await page.waitForTimeout(3500);
  await expect(end(page)).toContainText('4 cards unplayed');
  await end(page).click();
  await expectAccessible(page, 'a turn that is about to end');
  await expect(end(page)).toBeDisabled({ timeout: 6000 });
});

test('2199: a second click ends the turn, at once or where a second click is wanted', async ({ page }) => {
  await settings(page, 'wait');
  await openScene(page, { arrangement: HAND });
  await end(page).click();
  await end(page).click();
  await expect(end(page)).toBeDisabled({ timeout: 1500 });
  await settings(page, 'twice');
  await openScene(page, { arrangement: HAND });
  await end(page).click();
  await page.waitForTimeout(3500);
  await expect(end(page)).toContainText('click again to end');
  await end(page).click();
  await expect(end(page)).toBeDisabled();
});

test('2199: Play all leaves a hunt that can be cashed in, and one undo takes all its cards back', async ({ page }) => {
  await openScene(page, { arrangement: HAND });
  await page.getByRole('button', { name: /^Play all/ }).click();
  await expect(page.locator('[data-played]')).toHaveCount(3);
  await expect(hand(page)).toHaveCount(1);
  await expect(hand(page)).toContainText('Robot');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(hand(page)).toHaveCount(4);
  await expect(page.locator('[data-played]')).toHaveCount(0);
  // By key, and after another card was played for itself.
  await page.getByRole('button', { name: /^Play all/ }).click();
  await expect(hand(page)).toHaveCount(1);
  await hand(page).first().click();
  await page.locator('.neon-play').click();
  await expect(hand(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveCount(4);
  // Cards that are played one by one are taken back one by one, even where others were played together before.
  for (const left of [3, 2]) {
    await hand(page).first().click();
    await page.locator('.neon-play').click();
    await expect(hand(page)).toHaveCount(left);
  }
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveCount(3);
  await page.waitForTimeout(500);
  await expect(hand(page)).toHaveCount(3);
});
