import { expect, type Page, test } from '@playwright/test';
import { seat } from '../packages/kernel/src/index.ts';
import { openScene } from './2199.ts';
import { withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

const FIGHT = {
  at: { A: 'post-1', B: 'post-1' },
  ships: 'lynx, owl',
  scenario: 'aggressive',
  hands: { A: 'lynx, impulse*2, mining', B: 'sentinel, impulse' },
} as const;

const say = (page: Page) => page.locator('.neon-decision .neon-say');
const gauge = (page: Page) => page.locator('.neon-gauge');
const use = (page: Page, card: string) =>
  page
    .getByRole('button', { name: `Use ${card} in combat` })
    .first()
    .click();

test('2199: an attacker’s bonus counts from the start and is used without a click, and the prize is chosen by "you"', async ({
  page,
}) => {
  await openScene(page, { arrangement: FIGHT });
  await page.locator('.neon-act [data-does="attack 1"]').click();
  await use(page, 'Lynx');
  // 1 on the card, and 2 that its ability adds.
  await expect(page.locator('.neon-lane[data-role=attack] .neon-total')).toContainText('3');
  await expect(gauge(page)).toContainText(/\d+% ?to win, if the defender uses every card/);
  await use(page, 'Impulse');
  await page.screenshot({ path: 'shots/2199-gauge.png' });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.screenshot({ path: 'shots/2199-gauge-phone.png' });
  await page.locator('.neon-ready').click();
  await expect(say(page)).toHaveText('Juniper is attacked and picks cards for the defence.');
  await page.evaluate(() => window.act('B', 'commit impulse', 'ready'));
  await expect(say(page)).toHaveText('You have won: choose your prize.');
  await expect(page.locator('.neon-lane[data-role=attack] .neon-bonus')).toContainText('Lynx');
});

test('2199: a defender sees how likely the picked cards hold', async ({ page }) => {
  await openScene(page, {
    arrangement: FIGHT,
    viewer: seat(1),
    before: [{ player: 'A', moves: ['attack B', 'commit lynx', 'ready'] }],
  });
  await expect(gauge(page)).toContainText('0%');
  await use(page, 'Sentinel');
  await expect(page.locator('.neon-lane[data-role=defend] .neon-total')).toContainText('4');
  await expect(gauge(page)).toContainText(/100% ?to hold, against the cards they may have/);
  await page.screenshot({ path: 'shots/2199-gauge-defender.png' });
});
