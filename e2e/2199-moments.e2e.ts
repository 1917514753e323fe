import { expect, type Page, test } from '@playwright/test';
import { EXAMPLES } from '../games/tortuga-2199/test/example-positions.ts';
import { openScene } from './2199.ts';
import { withMotion } from './start.ts';

/** A moment lasts as long as the test needs, on however busy a machine. */
const lasting = (page: Page, time: number) =>
  page.addInitScript((longer) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => later(run, ms === 1800 ? longer : ms) });
  }, time);
const moment = (page: Page) => page.locator('.neon-moment');
const SCOUT = { arrangement: { hands: { A: 'mining' }, at: { A: 'post-1' }, maneuvers: 1 } } as const;
const scout = (page: Page) => page.locator('.neon-act [data-does=scout]').click();

test('2199: a scouted creature turns over large; a click ends the moment and goes through', async ({ page }) => {
  await withMotion(page, 2);
  await lasting(page, 60_000);
  await openScene(page, SCOUT);
  await scout(page);
  await expect(moment(page).locator('[data-reveal=true] svg')).toBeVisible();
  await expect(moment(page)).toContainText('You scout');
  await page.locator('[data-hand]').click();
  await expect(moment(page)).toHaveCount(0);
  await expect(page.locator('[data-played]')).toHaveCount(1);
});

test('2199: without motion a great deed is told in words alone, and goes by itself', async ({ page }) => {
  await withMotion(page, 0);
  await lasting(page, 4000);
  await openScene(page, SCOUT);
  await scout(page);
  await expect(moment(page).locator('.neon-moment-words')).toBeVisible();
  await expect(moment(page).locator('svg')).toBeHidden();
  await expect(moment(page)).toHaveCount(0, { timeout: 8000 });
});

test('2199: a capture and a conquest are shown large, by the creature and the sector', async ({ page }) => {
  await withMotion(page, 2);
  await lasting(page, 60_000);
  await openScene(page, { arrangement: { ...EXAMPLES['16.4'], maneuvers: 8 } });
  await page.locator('.neon-act [data-does=capture]').click();
  await expect(moment(page).locator('[data-reveal=false] svg')).toBeVisible();
  await page.locator('.neon-act [data-does="conquer maneuvers"]').click();
  await expect(moment(page).locator('.neon-moment-sector')).toBeVisible();
  await page.screenshot({ path: 'shots/2199-moment-conquered.png' });
});
