import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { FREE_CARD, playACard } from './cards.ts';
import { startAgainstBots, withoutMotion } from './start.ts';

test('what bots do is told in the prompt while it happens, and can be skipped', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tortuga.settings', JSON.stringify({ motion: 1 })));
  await startAgainstBots(page, 'cards', 4);
  // The button is there only until the bots are done: who wants to be sure presses it as soon as it comes.
  await page.evaluate(() => {
    const press = () => {
      const skip = document.querySelector<HTMLElement>('.skip');
      if (skip !== null) document.documentElement.dataset['skipped'] = skip.textContent ?? '';
      skip?.click();
    };
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
  });
  await playACard(page);
  await expect(page.locator('.cards-say')).toContainText(/ lays .+ in column /);
  await expect(page.locator('html')).toHaveAttribute('data-skipped', 'Skip');
  await expect(page.locator('.skip')).toHaveCount(0);
  await expect(page).toHaveTitle(/Your turn/);
  // Nobody waits for anybody here: nothing counts.
  await expect(page.locator('.table-clock')).toHaveCount(0);
});

for (const skin of ['neon', 'dice', 'cards'] as const) {
  test(`rules, settings and sound of a table are changed without leaving it (${skin})`, async ({ page }) => {
    await withoutMotion(page);
    await startAgainstBots(page, skin, 2);
    const address = page.url();
    await page.getByRole('button', { name: 'Rules' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.rulebook-rule').first()).toBeVisible();
    const looks = await sheet.evaluate((dialog) => getComputedStyle(dialog.parentElement ?? dialog).backgroundColor);
    expect(looks).not.toBe('rgb(255, 253, 248)');
    await expectAccessible(page, `the rules over the table of ${skin}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(page, `the settings over the table of ${skin}`);
    await page.screenshot({ path: `shots/settings-sheet-${skin}.png` });
    await sheet.getByRole('radio', { name: 'Français' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Couper le son' }).click();
    await expect(page.getByRole('button', { name: 'Remettre le son' })).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test('a move is heard, unless the sound is off', async ({ page }) => {
  await page.addInitScript(() => {
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function () {
      document.documentElement.dataset['heard'] = 'yes';
      return createGain.call(this);
    };
  });
  await withoutMotion(page);
  const html = page.locator('html');
  await startAgainstBots(page, 'cards', 2);
  await page.getByRole('button', { name: 'Sound off' }).click();
  await page.evaluate(() => delete document.documentElement.dataset['heard']);
  await playACard(page);
  await page.locator(FREE_CARD).first().waitFor();
  await expect(html).not.toHaveAttribute('data-heard');
  await page.getByRole('button', { name: 'Sound on' }).click();
  await playACard(page);
  await expect(html).toHaveAttribute('data-heard', 'yes');
});
