import { expect, test } from '@playwright/test';
import { clickOn, FREE_CARD, playToTheEnd, startSolo } from './cards.ts';
import { HANDOVER, openResult, startHotSeat, withoutMotion } from './start.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => withoutMotion(page));

test('cards: on one device no hand is on the page while it is handed over, and a move can be undone', async ({
  page,
}) => {
  await startHotSeat(page, 'tortuga-cards');
  const cover = page.getByRole('button', { name: /: show me my game/ });
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

test('cards: two people on one device play with a bot, and are covered only before each other', async ({ page }) => {
  await page.goto('/play/tortuga-cards');
  await page.getByRole('radio', { name: /On this device/ }).check({ force: true });
  await page
    .getByRole('group', { name: 'Players' })
    .or(page.getByRole('radiogroup', { name: 'Players' }))
    .getByText('3')
    .click();
  await page
    .getByRole('radiogroup', { name: /People at this device/ })
    .getByText('2')
    .click();
  await expect(page.getByRole('textbox', { name: /Player/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Set sail' }).click();
  const cover = page.locator(HANDOVER);
  const covered = new Set<string>();
  for (let turns = 0; turns < 4; turns++) {
    await cover.waitFor();
    covered.add((await cover.textContent()) ?? '');
    await cover.click();
    await page.locator(FREE_CARD).first().waitFor();
    await clickOn(page);
    await clickOn(page);
  }
  expect([...covered].sort()).toEqual(['I am Player 1: show me my game', 'I am Player 2: show me my game']);
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
  await openResult(page, 2);
});

test('the language can be changed in the middle of a game without losing a card', async ({ page }) => {
  await startSolo(page);
  await clickOn(page);
  const table = page.url();
  const say = page.locator('.cards-say');
  const sentences = new Set<string>();
  for (const [language, tag] of [
    ['Français', 'fr'],
    ['Русский', 'ru'],
    ['Português', 'pt-BR'],
  ] as const) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: language }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.goto(table);
    await page.locator(FREE_CARD).first().waitFor();
    await expect(say).not.toBeEmpty();
    sentences.add((await say.textContent()) ?? '');
    await page.screenshot({ path: `shots/language-${sentences.size}.png` });
  }
  expect(sentences.size).toBe(3);
  expect([...sentences].some((sentence) => /[а-я]/.test(sentence))).toBe(true);
});
