import { expect, test } from '@playwright/test';
import { clickOn, playToTheEnd, STEPS, startSolo, withoutMotion } from './cards.ts';
import { clickToTheEnd } from './clicking.ts';
import { HANDOVER, startHotSeat } from './people.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('on one device nobody’s hand is on the page between two turns, and a step can be taken back', async ({ page }) => {
  await startHotSeat(page, 'tortuga-cards');
  const cover = page.getByRole('button', { name: /: let me see/ });
  await cover.waitFor();
  await expect(page.locator('[data-hand]')).toHaveCount(0);
  const first = await page.getByRole('heading').textContent();
  await cover.click();
  const hand = page.locator('[data-hand]');
  await hand.first().waitFor();
  const mine = await hand.first().textContent();
  await clickOn(page);
  await clickOn(page);
  await cover.waitFor();
  await page.screenshot({ path: 'shots/handover.png' });
  await expect(hand).toHaveCount(0);
  expect(await page.locator('body').textContent()).not.toContain(mine);
  expect(await page.getByRole('heading').textContent()).not.toBe(first);

  await page.getByRole('button', { name: 'Wait, take that back' }).click();
  await hand.first().waitFor();
  expect(await hand.first().textContent()).toBe(mine);
});

test('a whole game on one device', async ({ page }) => {
  await startHotSeat(page, 'tortuga-cards');
  expect(await clickToTheEnd(page, [HANDOVER, ...STEPS])).toBeGreaterThan(52);
});

test('after the first load a whole game can be played without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await startSolo(page);
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'Result' }).first().click();
  await expect(page.locator('.proof')).toHaveAttribute('data-ok', 'true');
});

test('the language can be changed in the middle of a game without losing a card', async ({ page }) => {
  await startSolo(page);
  await clickOn(page);
  const table = page.url();
  const say = page.locator('.cards-say');
  const said = new Set<string>();
  for (const [language, tag] of [
    ['Français', 'fr'],
    ['Русский', 'ru'],
    ['Português', 'pt-BR'],
  ] as const) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: language }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.goto(table);
    await page.locator('[data-hand][data-state=free]').first().waitFor();
    await expect(say).not.toBeEmpty();
    said.add((await say.textContent()) ?? '');
    await page.screenshot({ path: `shots/language-${said.size}.png` });
  }
  expect(said.size).toBe(3);
  expect([...said].some((sentence) => /[а-я]/.test(sentence))).toBe(true);
});
