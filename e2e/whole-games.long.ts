import { expect, test } from '@playwright/test';
import { playToTheEnd2199, startSolo2199 } from './2199.ts';
import { STEPS } from './cards.ts';
import { clickToTheEnd } from './clicking.ts';
import { errorsOf, HANDOVER, openResult, startHotSeat, withoutMotion } from './start.ts';

/** Whole games like those of every run, with more players. */

test.beforeEach(({ page }) => withoutMotion(page));

test('2199: a whole game against three bots by clicks', async ({ page }) => {
  const errors = errorsOf(page);
  await startSolo2199(page, 4);
  expect(await playToTheEnd2199(page)).toBeGreaterThan(40);
  await openResult(page, 4);
  expect(errors).toEqual([]);
});

test('cards: a whole game on one device', async ({ page }) => {
  await startHotSeat(page, 'tortuga-cards');
  expect(await clickToTheEnd(page, [HANDOVER, ...STEPS])).toBeGreaterThan(52);
});
