import { expect, type Page, test } from '@playwright/test';
import { openScene } from './2199.ts';
import { withMotion } from './start.ts';

/** Flights stop where they begin, until the test lets them land. */
const holdFlights = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (this instanceof HTMLElement && this.dataset['flying'] !== undefined) animation.pause();
      return animation;
    };
  });

/** Moves all flights to a part of their way, and says where they are then. */
const flightsAt = (page: Page, part: number) =>
  page.locator('[data-flying]').evaluateAll(
    (copies, where) =>
      copies.map((copy) => {
        for (const animation of copy.getAnimations()) {
          const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
          animation.currentTime = delay + Number(duration) * where;
        }
        const { left, top, width, height } = copy.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, above: copy.matches(':popover-open') };
      }),
    part,
  );

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

async function land(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'paused') animation.finish();
    }
  });
  await expect(page.locator('[data-flying]')).toHaveCount(0);
}

/** Within a dozen pixels: a card under the pointer is lifted a little. */
const DOZEN = -1.4;
const near = (place: { x: number; y: number }, above = true) => ({
  x: expect.closeTo(place.x, DOZEN),
  y: expect.closeTo(place.y, DOZEN),
  above,
});

test('2199: cards fly above everything: out of the hand, from the market to the pile, and from the bar of a phone', async ({
  page,
}) => {
  await withMotion(page, 2);
  await holdFlights(page);
  await openScene(page, {
    arrangement: { hands: { A: 'mining*2, pilot', B: 'mining' }, at: { A: 'post-1' }, crypto: 4 },
  });
  await page.locator('[data-hand]').first().click();
  const card = await middleOf(page, '[data-hand]');
  await page.locator('.neon-play').click();
  await expect(page.locator('[data-played]')).toHaveCount(1);
  expect(await flightsAt(page, 0)).toContainEqual(near(card));
  expect(await flightsAt(page, 0.999)).toContainEqual(near(await middleOf(page, '[data-played]')));
  await land(page);

  const hacker = await middleOf(page, '.neon-sale-row .neon-picture');
  await page.locator('.neon-buy').first().click();
  await expect(page.locator('[data-flying]')).toHaveCount(1);
  expect(await flightsAt(page, 0)).toEqual([near(hacker)]);
  expect(await flightsAt(page, 0.999)).toEqual([near(await middleOf(page, '[data-flight-anchor=discard]'))]);
  await land(page);

  // A dragged card is above the planet.
  const held = await middleOf(page, '[data-hand]');
  const planet = await middleOf(page, '.neon-planet');
  await page.mouse.move(held.x, held.y);
  await page.mouse.down();
  await page.mouse.move(held.x, held.y - 30, { steps: 3 });
  await page.mouse.move(planet.x, planet.y, { steps: 3 });
  const seen = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-hand]') !== null,
    planet,
  );
  expect(seen).toBe(true);
  await page.mouse.move(held.x, held.y, { steps: 3 });
  await page.mouse.up();

  await page.setViewportSize({ width: 390, height: 664 });
  await land(page);
  await page.locator('.neon-end').click();
  await expect(page.locator('[data-flying]')).not.toHaveCount(0);
  const bar = await middleOf(page, '.neon-turn');
  expect(await flightsAt(page, 0)).toContainEqual(near(bar));
  expect((await flightsAt(page, 0)).filter(({ y }) => y < 332)).toEqual([]);
  await land(page);
});

test('2199: a card bought into the hand comes from the market, and a card of the next hand from the deck, even if it is alike', async ({
  page,
}) => {
  await withMotion(page, 2);
  await holdFlights(page);
  await openScene(page, {
    arrangement: {
      hands: { A: 'cloner, mining', B: 'mining' },
      decks: { A: 'mining*4' },
      crypto: 4,
    },
  });
  await page.locator('[data-hand]').filter({ hasText: 'Cloner' }).click();
  await page.locator('.neon-play').click();
  await page.locator('[data-played], .neon-do-plain').first().waitFor();
  await land(page);
  if ((await page.locator('.neon-do-plain').count()) > 0) await page.locator('.neon-do-plain').first().click();
  const hacker = await middleOf(page, '.neon-sale-row .neon-picture');
  await page.locator('.neon-buy').first().click();
  await expect(page.locator('[data-hand]').filter({ hasText: 'Hacker' })).toHaveCount(1);
  expect(await flightsAt(page, 0)).toContainEqual(near(hacker));
  await land(page);

  const deck = await middleOf(page, '[data-flight-anchor=deck]');
  await page.locator('.neon-end').click();
  await expect(page.locator('[data-hand]')).toHaveCount(5);
  expect(await flightsAt(page, 0)).toEqual(Array.from({ length: 5 }, () => near(deck)));
});
