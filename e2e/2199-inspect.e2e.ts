import { expect, type Page, test } from '@playwright/test';
import { openScene, sectorOf } from './2199.ts';
import { MIDDLE } from './2199-middle.ts';
import { withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

const info = (page: Page) => page.locator('.info-card');

test('2199: a piece is explained without a move, by the pointer', async ({ page }) => {
  await openScene(page, { arrangement: MIDDLE });
  // A sector in reach: what it is, whose it is, and what acting there would cost. Its hunt token is explained for itself.
  await sectorOf(page, 'Turrets I')
    .locator('.neon-ground')
    .hover({ position: { x: 20, y: 60 } });
  await expect(info(page)).toContainText('Controlled by Zephyr, defence 3 of 8');
  await expect(info(page)).toContainText('Their token gives 1 manoeuvre in every combat.');
  await expect(info(page).locator('li')).toContainText(['Move here1', 'Conquer4']);
  await page.screenshot({ path: 'shots/2199-info-sector.png' });
  await sectorOf(page, 'Fortress').locator('.neon-hunt').hover();
  await expect(info(page)).toContainText('Capture costs 7 manoeuvres. It brings 1 influence and its card');
  await page.locator('.neon-rival').filter({ hasText: 'Juniper' }).hover();
  await expect(info(page)).toContainText('In hand, deck or reserve: Mining ×4');
  await expect(page.locator('[data-state=here]')).toHaveAccessibleName(/^Trading Post I\./);
  await page.mouse.move(2, 2);
  await expect(info(page)).toHaveCount(0);
});

test('2199: a piece that comes to lie below a resting pointer is not explained before the pointer moves', async ({
  page,
}) => {
  await openScene(page, { arrangement: MIDDLE });
  const { x = 0, y = 0 } = (await page.locator('.neon-rival').first().boundingBox()) ?? {};
  const board = page.locator('.neon-world');
  // As on the page before: nothing of the board is there yet.
  await board.evaluate((world) => world.style.setProperty('display', 'none'));
  await page.mouse.move(x + 20, y + 20);
  const over = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('pointerover', ({ target }) => resolve(target), { once: true }),
      ),
  );
  await board.evaluate((world) => world.style.removeProperty('display'));
  await over;
  await page.waitForTimeout(800);
  await expect(info(page)).toHaveCount(0);
  await page.mouse.move(x + 24, y + 22);
  await expect(info(page)).toBeVisible();
});

test('2199: every piece is explained by the key I, and by a long press, which is no click', async ({ page }) => {
  await openScene(page, { arrangement: MIDDLE });
  await page.locator('[data-hand]').filter({ hasText: 'Star ray' }).focus();
  await page.keyboard.press('i');
  await expect(info(page)).toContainText('Move 3 Move up to 3 sectors. It costs no manoeuvres.');
  await sectorOf(page, 'Vortex').focus();
  await page.keyboard.press('i');
  // All of them at once: each press by itself would take seconds.
  const told = await page.evaluate(async () => {
    const texts = [];
    for (let pieces = 0; pieces < 60; pieces++) {
      texts.push(document.querySelector('.info-card')?.textContent);
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI' }));
      await new Promise(requestAnimationFrame);
    }
    return texts.join('\n');
  });
  for (const piece of [
    'Vortex',
    'A creature, face down. Scout it for 1 manoeuvre',
    'T card',
    'Analyst',
    'crypto',
    'A mineral pays as 1 crypto',
    'In the hold: ',
    'Still to draw: Lynx',
    'Reserve',
    'After round 60',
    'Points and sectors count together. With 15 you win immediately.',
  ])
    expect(told).toContain(piece);
  await page.keyboard.press('Escape');
  await expect(info(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 664 });
  const turrets = sectorOf(page, 'Turrets I');
  const box = await turrets.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 30 };
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, ...at };
  await turrets.dispatchEvent('pointerdown', touch);
  await expect(info(page)).toContainText('Move here');
  await turrets.dispatchEvent('pointerup', touch);
  await turrets.dispatchEvent('click', at);
  await expect(turrets).not.toHaveAttribute('data-state', 'here');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(info(page)).toBeInViewport({ ratio: 1 });

  // A short tap flies there, which can be undone; also on a device that is too busy to notice the end of it in time.
  const finger = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  const tapped = (type: 'touchStart' | 'touchEnd', after: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      timestamp: now + after,
      touchPoints: type === 'touchStart' ? [{ x: at.clientX, y: at.clientY }] : [],
    });
  await tapped('touchStart', 0);
  await expect(info(page)).toBeVisible();
  await tapped('touchEnd', 0.1);
  await expect(turrets).toHaveAttribute('data-state', 'here');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(turrets).not.toHaveAttribute('data-state', 'here');
});

test('2199: decks can be looked at: one’s own, and what is known of a rival’s', async ({ page }) => {
  await openScene(page, { arrangement: MIDDLE });
  await page.locator('.neon-pile').filter({ hasText: 'Deck' }).click();
  const mine = page.getByRole('dialog', { name: 'Your deck' });
  await expect(mine.getByRole('row', { name: /^Impulse/ })).toHaveText('Impulse03');
  await expect(mine.getByRole('row', { name: /^Lynx/ })).toHaveText('Lynx11');
  await page.keyboard.press('Escape');
  await page.locator('.neon-rival').filter({ hasText: 'Juniper' }).click();
  await page.getByText('All cards').click();
  const hers = page.getByRole('dialog', { name: 'Juniper' });
  await expect(hers.getByRole('row', { name: /^Mining/ })).toHaveText('Mining45');
});
