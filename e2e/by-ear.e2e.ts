import { expect, test } from '@playwright/test';
import { expectLogWasHeard, listen, playByEar, press, WISHES_2199 } from './by-ear.ts';
import { withoutMotion } from './start.ts';

/** Whole games without looking. */

test.beforeEach(async ({ page }) => {
  await withoutMotion(page);
  await listen(page);
});

for (const [game, own] of [
  ['tortuga-cards', 'Hand'],
  ['tortuga-dice', 'Your dice'],
] as const) {
  test(`${game}: a whole game can be played by ear`, async ({ page }) => {
    await page.goto(`/play/${game}`);
    await press(page, 'Set sail');
    await press(page, 'Board in words');
    const part = page.getByRole('combobox', { name: 'Part of the board' });
    await part.selectOption(own);
    await expect(page.getByRole('region', { name: own }).getByRole('listitem').first()).toBeVisible();
    await part.selectOption('Everything');
    expect(await playByEar(page)).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await expectLogWasHeard(page);
  });
}

test('tortuga-2199: the first turns can be played by ear', async ({ page }) => {
  await page.goto('/play/tortuga-2199');
  await press(page, 'Set sail');
  await press(page, 'Board in words');
  await playByEar(page, WISHES_2199, 20);
  await page.getByRole('combobox', { name: 'Part of the board' }).selectOption('Mines');
  await expect(page.getByRole('region', { name: 'Mines', exact: true })).toContainText(/Mines’ depot: \d+ mineral/);
  await expect(page.getByRole('region', { name: 'Not possible now' })).toContainText(/Rule \d/);
  await expectLogWasHeard(page);
});
