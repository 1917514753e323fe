import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { clickOn, FREE_CARD, playToTheEnd, startSolo } from './cards.ts';
import { settledText } from './people.ts';
import { onScreens } from './sizes.ts';
import { errorsOf, openResult, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('cards: a whole game against a bot by clicks, with its result, its proof and its replay', async ({ page }) => {
  const errors = errorsOf(page);
  await startSolo(page);
  expect(await playToTheEnd(page)).toBeGreaterThan(52);
  const finale = page.locator('.finale');
  await expect(finale.locator('.finale-moments li')).toHaveCount(3);
  await expectAccessible(page, 'the finale');
  await onScreens(page, (width) => page.screenshot({ path: `shots/finale-${width}.png` }));
  await page.setViewportSize({ width: 1440, height: 900 });
  const moment = await finale.locator('.finale-moments a').first().getAttribute('href');

  const sheet = await openResult(page, 2);
  await expect(sheet.locator('.chart-score')).toHaveCount(2);
  // The winner's lines and one's own are open, and friends can be shown a picture of it.
  await expect(sheet.locator('.places > li > details[open]')).toHaveCount(2);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Share as a picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('tortuga-cards.png');
  await picture.saveAs('shots/result-picture.png');
  const { size } = statSync('shots/result-picture.png');
  expect(size, 'more than an empty page').toBeGreaterThan(20_000);
  await page.screenshot({ path: 'shots/solo-result.png' });
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.goto(moment ?? '');
  const step = page.getByRole('slider');
  await expect(step).not.toHaveValue('0');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(step).toHaveValue('0');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(step).toHaveValue('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(step).toHaveValue('52');
  // Seen with one's own eyes, with a mark for each voyage; the address names the step, and speeds are chosen.
  await expect(page.getByRole('combobox', { name: 'Point of view' })).toHaveValue('0');
  await expect(page.locator('.scrubber-round')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ value: '26' });
  await expect(step).toHaveValue('26');
  await expect(page).toHaveURL(/#26$/);
  await page.getByRole('button', { name: 'Speed: ×1' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(step).not.toHaveValue('26');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.screenshot({ path: 'shots/solo-replay.png' });
  expect(errors).toEqual([]);
});

for (const seats of [3, 4]) {
  test(`cards: a whole game of ${seats} players by clicks`, async ({ page }) => {
    await startSolo(page, seats);
    await playToTheEnd(page);
    await expect(page.locator('.ending').first()).toBeVisible();
  });
}

test('cards: a reload in the middle of a game changes nothing', async ({ page }) => {
  await startSolo(page);
  for (let clicks = 0; clicks < 8; clicks++) await clickOn(page);
  await page.locator(FREE_CARD).first().waitFor();
  // A click is lost if the page changes under it, and a card may be picked up still: that is not part of the game.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hand][aria-pressed=true]')).toHaveCount(0);
  const before = await settledText(page, '.cards-chart');
  await page.reload();
  await page.locator(FREE_CARD).first().waitFor();
  expect(await settledText(page, '.cards-chart')).toBe(before);

  await page.goto('/');
  await expect(page.locator('.mine-table')).toContainText('Your turn');
  await page.locator('.mine-table').getByRole('link').click();
  await expect(page.locator('.cards-board')).toBeVisible();
});

test('cards: a card for a later row explains why it can’t be laid yet, and the number opens the rule', async ({
  page,
}) => {
  await startSolo(page);
  await page.locator(FREE_CARD).first().waitFor();
  await page.locator('.cards-later-card').first().click();
  const reason = page.locator('.cards-refusal');
  await expect(reason).toContainText('transport');
  await reason.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('2.3');
  await page.getByRole('button', { name: 'The whole rulebook' }).click();
  await expect(page.locator('[data-wanted=true]')).toContainText('You take turns');
});
