import { expect, test } from '@playwright/test';
import { expectLogWasHeard, listen, playByEar, press, WISHES_2199 } from './by-ear.ts';
import { withoutMotion } from './start.ts';

test('tortuga-2199: a whole game can be played by ear', async ({ page }) => {
  await withoutMotion(page);
  await listen(page);
  await page.goto('/play/tortuga-2199');
  await press(page, 'Set sail');
  await press(page, 'Board in words');
  expect(await playByEar(page, WISHES_2199)).toBeGreaterThan(40);
  await page.keyboard.press('Escape');
  await expectLogWasHeard(page);
});
