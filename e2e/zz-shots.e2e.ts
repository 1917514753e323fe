import { test } from '@playwright/test';
import { clickOn, startSolo } from './dice.ts';

const LOCALE = process.env['SHOT_LOCALE'] ?? 'en-GB';
const SIZE = (process.env['SHOT_SIZE'] ?? '1440x900').split('x').map(Number);
test.use({
  locale: LOCALE,
  viewport: { width: SIZE[0] ?? 1440, height: SIZE[1] ?? 900 },
  colorScheme: (process.env['SHOT_THEME'] ?? 'light') as 'light',
});
test('shots', async ({ page }) => {
  page.on('pageerror', ({ message }) => console.log('PAGE ERROR', message));
  await page.addInitScript(() => localStorage.setItem('tortuga.settings', JSON.stringify({ motion: 0 })));
  await startSolo(page, Number(process.env['SHOT_SEATS'] ?? 4));
  const seen = new Set<string>();
  const limit = Number(process.env['SHOT_STEPS'] ?? 160);
  for (let step = 0; step < limit; step++) {
    const part = await page.locator('.dice-sheet').getAttribute('data-part');
    const kind = await page.evaluate(() => {
      if (document.querySelector('.dice-loot[aria-pressed=true]')) return 'hit';
      if (document.querySelector('.dice-loot')) return 'prey';
      if (document.querySelector('.dice-tile-go')) return 'tile';
      if (document.querySelector('.dice-lane-go')) return 'lane';
      if (document.querySelector('.dice-lane[data-target=true]')) return 'chosen';
      if (document.querySelector('.dice-go')) return 'go';
      return 'other';
    });
    const round = await page.locator('.dice-when b').textContent();
    const key = `${part}-${kind}${Number(/\d+/.exec(round ?? '1')?.[0]) > 3 ? '-late' : ''}`;
    if (!seen.has(key)) {
      seen.add(key);
      await page.screenshot({
        path: `shots/d-${SIZE[0]}-${LOCALE.slice(0, 2)}-${process.env['SHOT_THEME'] ?? 'light'}-${key}.png`,
      });
    }
    if ((await clickOn(page)) === 'over') break;
  }
  await page.screenshot({
    path: `shots/d-${SIZE[0]}-${LOCALE.slice(0, 2)}-${process.env['SHOT_THEME'] ?? 'light'}-end.png`,
  });
});
