import { expect, type Page, test } from '@playwright/test';
import { actsInCards, columnOf, openCards, pickUp } from './cards-scene.ts';
import { SCREENS } from './sizes.ts';
import { withoutMotion } from './start.ts';

/** What the board shows in arranged positions. */

test.beforeEach(({ page }) => withoutMotion(page));

/** What can be chosen, held or read, as far as it is cut off by the window or covered by what sticks to its bottom. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('.cards-dock')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll<HTMLElement>('[data-place], [data-hand], .cards-bar')].flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const floor = element.closest('.cards-dock') === null ? Math.min(innerHeight, dock) : innerHeight;
      const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= floor + 1;
      return width === 0 || isWhole ? [] : [`${element.className} ${Math.round(bottom)} of ${Math.round(floor)}`];
    });
  });

/** Whether the buttons of the bar lie over its sentence. */
const buttonsOverWords = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [words, buttons] = ['.cards-say', '.cards-buttons'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (words === undefined || buttons === undefined || buttons.width === 0) return false;
    return words.bottom > buttons.top + 1 && buttons.bottom > words.top + 1 && words.right > buttons.left + 1;
  });

for (const [seats, locale] of [
  [2, 'ru-RU'],
  [3, 'fr-FR'],
  [4, 'pt-BR'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`cards: with ${seats} players all places, the hand and the sentence fit every screen`, async ({ page }) => {
      await openCards(page, { seats, filledTo: 'sea' });
      for (const isPicked of [false, true]) {
        if (isPicked) await page.locator('[data-hand]').first().click();
        await expect(page.locator('[data-place]')).toHaveCount(6);
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => cutOff(page), `${width} × ${height}`).toEqual([]);
          expect(await buttonsOverWords(page), `${width} × ${height}`).toBe(false);
        }
      }
    });
  });
}

test('cards: on a phone the board stays where it is when the scores say what they will grow by', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const tops = [];
  for (const filledTo of ['sea', 'strategy'] as const) {
    await openCards(page, { filledTo });
    tops.push((await page.locator('.cards-half').first().boundingBox())?.y);
  }
  await expect(page.locator('.cards-score small')).toHaveCount(2);
  expect(tops[1]).toBe(tops[0]);
});

test('cards: every step shows what it would bring before it is made', async ({ page }) => {
  await openCards(page, {
    columns: { I: 'red-heron', IV: 'night-petrel' },
    hands: { A: 'merchantman', B: 'coal-hulk' },
    turn: 'B',
  });
  await actsInCards(page, 'B', 'coal-hulk IV');
  await expect(page.locator('.cards-last-deed')).toHaveText(/Barnabas lays Coal hulk in column IV/);
  await expect(columnOf(page, 'IV').locator('.cards-mark[data-seat="1"]')).toBeVisible();

  await pickUp(page, 'Merchantman');
  await expect(columnOf(page, 'I').locator('[data-forecast=true]')).toContainText('6>4');
  await expect(columnOf(page, 'I').locator('.cards-seal')).toHaveText('1');
  await columnOf(page, 'I').locator('[data-place]').click();
  await expect(page.locator('.cards-mark, [data-forecast=true]')).toHaveCount(0);
});

test('cards: a card is dragged onto a column that lights up, and goes back if it misses', async ({ page }) => {
  await openCards(page, { filledTo: 'treasure' });
  const card = page.locator('[data-hand][data-state=free]').first();
  const dragTo = async (x: number, y: number): Promise<void> => {
    const { x: left, y: top } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(left + 30, top + 30);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
  };
  await dragTo(700, 200);
  await expect(page.locator('[data-place][data-state=legal]')).toHaveCount(6);
  await page.mouse.up();
  await expect(page.locator('[data-hand][data-state=picked], [data-dragged]')).toHaveCount(0);

  const place = await page.locator('.cards-sea').nth(4).boundingBox();
  await dragTo((place?.x ?? 0) + 40, (place?.y ?? 0) + 40);
  await expect(columnOf(page, 'V').locator('[data-over]')).toBeVisible();
  await expect(columnOf(page, 'V').locator('[data-forecast=true]')).toBeVisible();
  await page.mouse.up();
  await expect(columnOf(page, 'V').locator('.cards-sea[data-state=lying]')).toBeVisible();
});

test('cards: a strategy that stops a rival says what it denies to whom, an event what it changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openCards(page, {
    filledTo: 'sea',
    columns: { IV: 'red-heron, merchantman, pearls, trade-wind' },
    hands: { A: 'speed-1' },
  });
  await page.locator('[data-hand]').first().click();
  await expect(columnOf(page, 'IV').locator('.cards-denied')).toHaveText('denies 4Barnabas');

  await openCards(page, {
    filledTo: 'strategy',
    columns: { IV: 'red-heron, merchantman, pearls, trade-wind, guns-1' },
    events: { A: 'storm' },
  });
  await page.locator('[data-hand]').first().click();
  await expect(columnOf(page, 'IV').locator('.cards-changes')).toHaveText('IV+4 › 0');
});

test('cards: every piece is explained without a move: by the pointer, by I, and by a long press', async ({ page }) => {
  await openCards(page, {
    filledTo: 'treasure',
    columns: { I: 'red-heron, merchantman, pearls', IV: 'night-petrel' },
    events: { A: 'storm' },
  });
  const card = page.locator('.info-card');
  await columnOf(page, 'I').locator('.cards-transport').hover();
  await expect(card).toContainText('The prey.');
  await columnOf(page, 'I').locator('.cards-tally').hover();
  await expect(card).toContainText('Guns: 6 against 4, sea ±0');
  await page.locator('.cards-score[data-seat="1"]').hover();
  await expect(card).toContainText('Barnabas, in hand: transports 0, treasures 0, seas 3, strategies 3');
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);

  await page.locator('[data-hand]').first().focus();
  await page.keyboard.press('i');
  await expect(card).toContainText('never those of the pirate ship');
  await expect(page.locator('[data-hand][data-state=picked]')).toHaveCount(0);
  const told = await page.evaluate(async () => {
    const titles: string[] = [];
    for (let pieces = 0; pieces < 70; pieces++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI', bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
      titles.push(document.querySelector('.info-card b')?.textContent ?? '');
    }
    return titles;
  });
  for (const piece of ['Not seen yet', 'I. Red Heron', 'Merchantman', 'Pearls', 'Storm', 'Sea · Column IV', 'Event'])
    expect(told).toContain(piece);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 664 });
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 200, clientY: 600 };
  const held = page.locator('[data-hand]').first();
  await held.dispatchEvent('pointerdown', touch);
  await expect(card).toContainText('never those of the pirate ship');
  await held.dispatchEvent('pointerup', touch);
  await held.dispatchEvent('click', touch);
  await expect(page.locator('[data-hand][data-state=picked]')).toHaveCount(0);
  await expect(card).toBeInViewport({ ratio: 1 });
});
