import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openTable } from './people.ts';
import { startAgainstBots, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('setup: six levels and the characters of the game, each with what it means', async ({ page }) => {
  await page.goto('/play/tortuga-2199');
  const levels = page.getByRole('radiogroup', { name: 'How strong?' });
  await expect(levels.getByRole('radio')).toHaveCount(6);
  await levels.getByRole('radio', { name: /Admiral/ }).check({ force: true });
  await expect(page.getByText('As strong as we can make it').last()).toBeVisible();
  const characters = page.getByRole('radiogroup', { name: 'Playing style' });
  await expect(characters.getByRole('radio')).toHaveCount(5);
  await characters.getByRole('radio', { name: /Hunter/ }).check({ force: true });
  await expectAccessible(page, 'setup');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Set sail' }).click();
  await page.locator('.table-offers button').first().dispatchEvent('click');
  await expect(page.locator('.neon-rival').getByRole('img', { name: 'Hunter' })).toHaveCount(2);
});

test('setup: by lot the two bots of a dice game have different characters', async ({ page }) => {
  await startAgainstBots(page, 'dice', 3);
  for (const name of ['Corsair', 'Smuggler'])
    await expect(page.locator('.dice-rival').getByRole('img', { name })).toHaveCount(1);
});

test('lobby: the host chooses level and character of a bot', async ({ page }) => {
  await openTable(page, 'Anna');
  await page.getByRole('combobox', { name: 'Player at seat 2' }).selectOption({ label: 'Bot: Captain' });
  await page.getByRole('combobox', { name: 'Playing style of the bot at seat 2' }).selectOption({ label: 'Navigator' });
  await expect(page.locator('.bot-line')).toHaveText('Captain · Navigator');
  await page.getByRole('combobox', { name: 'Player at seat 2' }).selectOption({ label: 'Bot: Admiral' });
  await expect(page.locator('.bot-line')).toHaveText('Admiral · Navigator');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.cards-half').getByRole('img', { name: 'Navigator' })).toHaveCount(1);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an admiral thinks and gives hints without a network', async ({ page, context }) => {
    test.slow();
    await page.goto('/');
    // Everything is there once the service worker is.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await context.setOffline(true);
    await page.goto('/play/tortuga-cards');
    await page.getByRole('radio', { name: /Admiral/ }).check({ force: true });
    await page.getByRole('button', { name: 'Set sail' }).click();
    const offers = page.locator('.table-offers button');
    for (let moves = 0; moves < 3; moves++) {
      await expect(offers.first()).toBeAttached({ timeout: 20_000 });
      const before = await page.locator('.cards-board').textContent();
      await offers.first().dispatchEvent('click');
      await expect.poll(() => page.locator('.cards-board').textContent()).not.toBe(before);
    }
    await page.getByRole('button', { name: 'Ask for a hint (H)' }).click({ timeout: 20_000 });
    await expect(page.locator('.hint-moves').first()).toBeVisible({ timeout: 20_000 });
  });
});
