import { expect, test } from '@playwright/test';
import { openScene, sectorOf } from './2199.ts';
import { expectAccessible } from './axe.ts';
import { expectWithin, onScreens } from './sizes.ts';
import { withoutMotion } from './start.ts';

/** What others do: told, shown, and there to be looked at again. */

test.beforeEach(({ page }) => withoutMotion(page));

const FIGHT = {
  seats: 3,
  turn: 'B',
  at: { A: 'tortuga', B: 'post-1', C: 'post-1' },
  hands: { A: 'mining*5', B: 'bodyguard*2, impulse, mining*2', C: 'impulse*2, mining*3' },
  points: { C: 3 },
} as const;

test('2199: a combat of two others is summed up in a sentence, and can be watched card by card', async ({ page }) => {
  await openScene(page, { arrangement: FIGHT });
  await page.evaluate(() => window.act('B', 'attack C', 'commit bodyguard'));
  const aside = page.locator('.neon-aside');
  await expect(aside).toContainText('Trading Post I');
  await aside.getByRole('button').first().click();
  await expect(page.locator('.neon-lane[data-role=attack] .neon-hidden')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.neon-planet')).toBeVisible();
  await page.evaluate(async () => {
    await window.act('B', 'commit bodyguard', 'ready');
    await window.act('C', 'commit impulse', 'ready');
  });
  await expect(aside).toContainText('Juniper wins 6 to 1.');
  await page.screenshot({ path: 'shots/2199-aside.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'shots/2199-aside-phone.png' });
  await aside.getByRole('button').first().click();
  await expect(page.locator('.neon-lane[data-role=attack] .neon-card')).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(aside).toHaveCount(0);
});

test('2199: at my turn I am told what each rival did since the last one, and what I lost', async ({ page }) => {
  // It stays until it is closed, on however slow a machine.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => later(run, ms === 15_000 ? 300_000 : ms) });
  });
  await openScene(page, {
    arrangement: {
      ...FIGHT,
      hands: { ...FIGHT.hands, B: 'mining*4, impulse' },
      control: { A: 'post-1 3' },
      maneuvers: 5,
    },
    before: [
      { player: 'B', moves: ['play mining', 'play mining', 'buy hacker', 'conquer', 'end'] },
      { player: 'C', moves: ['end'] },
    ],
  });
  const digest = page.getByRole('region', { name: 'Since your last turn' });
  await expect(digest.locator('.digest-rival').first()).toContainText('Juniper');
  await expect(digest.locator('.digest-rival').first()).toContainText('buys Hacker');
  await expect(digest.locator('[data-loss=true]')).toContainText('from you');
  await expectAccessible(page, 'a digest');
  await onScreens(page, async (width, height) => {
    await expectWithin(page, digest);
    if (height === 390) expect((await digest.boundingBox())?.x).toBeGreaterThan(width / 2);
    await page.screenshot({ path: `shots/2199-digest-${width}.png` });
  });
  await digest.getByRole('button', { name: 'Close' }).click();
  await expect(digest).toHaveCount(0);
  // On a phone it lies over the map, and goes with the next tap.
  await page.reload();
  await expect(digest).toBeVisible();
  await page.locator('.neon-counter').first().click();
  await expect(digest).toHaveCount(0);

  // On the map, too, also on a phone: what was lost, and who has it now.
  const lost = page.locator('.neon-change[data-mark=lost]');
  await expect(lost).toHaveText('−1');
  await expect(lost).toBeInViewport({ ratio: 1 });
  await expect(sectorOf(page, 'Trading Post I')).toHaveAccessibleName(/You lost it to Juniper since your last turn/);
  await page.screenshot({ path: 'shots/2199-marks-390.png' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'shots/2199-marks-1440.png' });

  // What was bought before the page was opened is known all the same.
  await expect(page.locator('.neon-rival').first()).toContainText('Hacker');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.neon-to-recap').click();
  const sheet = page.getByRole('dialog');
  await page.screenshot({ path: 'shots/2199-recap.png' });
  await sheet.getByRole('button', { name: 'Hacker' }).click();
  await expect(sheet.locator('.neon-card').first()).toContainText('Hacker');
});
