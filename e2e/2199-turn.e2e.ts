import { expect, type Locator, type Page, test } from '@playwright/test';
import { openScene, sectorOf } from './2199.ts';
import { expectAccessible } from './axe.ts';
import { expectWithin } from './sizes.ts';

const HAND = { hands: { A: 'mining*3, robot', B: 'mining*2' }, at: { B: 'post-1' } } as const;

const settings = (page: Page, endTurn: string) =>
  page.addInitScript((kept) => localStorage.setItem('tortuga.settings', JSON.stringify(kept)), { motion: 0, endTurn });
const end = (page: Page) => page.locator('.neon-turn .neon-end');
const hand = (page: Page) => page.locator('[data-hand]');

test('2199: End turn is quiet while something is left to do, and says what', async ({ page }) => {
  await openScene(page, { arrangement: HAND });
  await expect(end(page)).toHaveAttribute('data-quiet', 'true');
  await expect(end(page)).toContainText('4 cards unplayed');
  await openScene(page, { arrangement: { hands: { B: 'mining' }, maneuvers: 1, at: { B: 'post-1' } } });
  await expect(end(page)).toHaveAttribute('data-quiet', 'false');
});

test('2199: an ended turn waits three seconds, in which it can be stopped', async ({ page }) => {
  await settings(page, 'wait');
  await openScene(page, { arrangement: HAND });
  const stops = [
    () => page.getByRole('button', { name: 'Not yet' }).click(),
    () => page.keyboard.press('Escape'),
    // Whatever else is done stops it, too.
    () => hand(page).last().click(),
    () => page.getByRole('button', { name: /^All actions/ }).click(),
  ];
  for (const stop of stops) {
    await end(page).click();
    await expect(end(page)).toContainText('ends in 3 seconds');
    await stop();
    await expect(end(page)).toContainText('4 cards unplayed');
    await page.keyboard.press('Escape');
  }
  await page.waitForTimeout(3500);
  await expect(end(page)).toContainText('4 cards unplayed');
  await end(page).click();
  await expectAccessible(page, 'a turn that is about to end');
  await expect(end(page)).toBeDisabled({ timeout: 6000 });
});

test('2199: a second click ends the turn, at once or where a second click is wanted', async ({ page }) => {
  await settings(page, 'wait');
  await openScene(page, { arrangement: HAND });
  await end(page).click();
  await end(page).click();
  await expect(end(page)).toBeDisabled({ timeout: 1500 });
  await settings(page, 'twice');
  await openScene(page, { arrangement: HAND });
  await end(page).click();
  await page.waitForTimeout(3500);
  await expect(end(page)).toContainText('click again to end');
  await end(page).click();
  await expect(end(page)).toBeDisabled();
});

test('2199: Play all leaves a hunt that can be cashed in, and one undo takes all its cards back', async ({ page }) => {
  await openScene(page, { arrangement: HAND });
  await page.getByRole('button', { name: /^Play all/ }).click();
  await expect(page.locator('[data-played]')).toHaveCount(3);
  await expect(hand(page)).toHaveCount(1);
  await expect(hand(page)).toContainText('Robot');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(hand(page)).toHaveCount(4);
  await expect(page.locator('[data-played]')).toHaveCount(0);
  // By key, and after another card was played for itself.
  await page.getByRole('button', { name: /^Play all/ }).click();
  await expect(hand(page)).toHaveCount(1);
  await hand(page).first().click();
  const handCard = await hand(page).first().boundingBox();
  await page.locator('.neon-play').click();
  await expect(hand(page)).toHaveCount(0);
  // Then the played cards lie where the hand was, as large as it was.
  await expect(page.locator('.neon-hand [data-played]')).toHaveCount(4);
  await expect(page.locator('[data-played]')).toHaveCount(4);
  expect((await page.locator('[data-played]').first().boundingBox())?.width).toBeCloseTo(handCard?.width ?? 0, 0);
  await page.screenshot({ path: 'shots/2199-laid.png' });
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveCount(4);
  // Cards that are played one by one are taken back one by one, even where others were played together before.
  for (const left of [3, 2]) {
    await hand(page).first().click();
    await expect(hand(page)).toHaveCount(left);
  }
  await page.keyboard.press('Control+z');
  await expect(hand(page)).toHaveCount(3);
  await page.waitForTimeout(500);
  await expect(hand(page)).toHaveCount(3);
});

test('2199: All actions tells what can be done, what is within reach, and why the rest is refused', async ({
  page,
}) => {
  await openScene(page, {
    arrangement: { hands: { A: 'mining*3, pilot' }, at: { A: 'post-1' }, crypto: 2, control: { A: 'turrets-1 2' } },
  });
  await page.getByRole('button', { name: /^All actions/ }).click();
  const sheet = page.getByRole('dialog', { name: 'All actions' });
  await expect(sheet.locator('[data-does=reserve]')).toContainText('Reserve a card 2');
  await expect(sheet.locator('[data-within]').filter({ hasText: 'Reinforce' })).toContainText(
    'It costs 3 crypto. You have 2. Play cards first: your hand can bring 3.',
  );
  const refused = (label: string) => sheet.locator('.neon-cannot > :not([data-within])').filter({ hasText: label });
  await expect(refused('Destroy a card')).toContainText('Only cards that you played this turn can be destroyed.');
  await expect(refused('Sector ability')).toContainText('This sector has no ability to use.');
  await expectAccessible(page, 'all actions');
  await sheet.locator('[data-does=reserve]').click();
  await page.locator('[data-pick]').last().click();
  await expect(hand(page)).toHaveCount(3);
});

/** Plays cards to fly to a sector, acts there, buys a card and ends the turn. Returns how many clicks or taps it took. */
async function typicalTurn(page: Page, by: 'click' | 'tap'): Promise<number> {
  let count = 0;
  const touch = async (what: Locator) => {
    await what[by]();
    count += 1;
  };
  const post = sectorOf(page, 'Trading Post I');
  await touch(post);
  await expect(post).toHaveAttribute('data-state', 'here');
  await touch(page.locator('.neon-act [data-does=collect]'));
  await expect(page.locator('.neon-say')).not.toContainText('collect');
  const market = page.locator('.neon-to-market');
  if (await market.isVisible()) await touch(market);
  const pilot = page.locator('.neon-sale-row:visible').filter({ hasText: 'Pilot' });
  await touch(pilot.locator('.neon-buy'));
  await expect(pilot).toContainText('×4');
  await touch(end(page).last());
  await expect(end(page).first()).toBeDisabled({ timeout: 6000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return count;
}

const TURN = { hands: { A: 'mining*3, impulse*2' }, at: { B: 'post-2' } } as const;

test('2199: a typical turn takes four clicks', async ({ page }) => {
  await settings(page, 'wait');
  await openScene(page, { arrangement: TURN });
  expect(await typicalTurn(page, 'click')).toBeLessThanOrEqual(4);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test('2199: a typical turn takes five taps', async ({ page }) => {
    await settings(page, 'wait');
    await openScene(page, { arrangement: TURN });
    expect(await typicalTurn(page, 'tap')).toBeLessThanOrEqual(5);
  });
});

/** By the mouse, in steps as a hand moves it. */
async function drag(page: Page, card: ReturnType<typeof hand>, place: string): Promise<void> {
  const from = await card.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 10, { steps: 3 });
  const to = await page.locator(`[data-drop=${place}]`).boundingBox();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 3 });
  await expect(page.locator(`[data-drop=${place}]`)).toHaveAttribute('data-over', '');
  await page.mouse.up();
}

test('2199: a dragged card is reserved or destroyed where it is dropped', async ({ page }) => {
  await openScene(page, {
    arrangement: { hands: { A: 'mining*2' }, played: 'impulse, mining', crypto: 2, maneuvers: 2 },
  });
  await drag(page, hand(page).first(), 'reserve');
  await expect(hand(page)).toHaveCount(1);
  await drag(page, page.locator('[data-played]').filter({ hasText: 'Impulse' }), 'destroy');
  await expect(page.locator('[data-played]')).toHaveCount(1);
  await expect(page.locator('.neon-drops')).toHaveCount(0);

  // A flick plays it: shorter than a card that is pulled out, and quick.
  const card = await hand(page).first().boundingBox();
  if (card === null) throw new Error('no card');
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await page.mouse.move(x, y);
  // With times of its own: how quick it is does not depend on the machine.
  const pointer = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const [index, type] of (['mousePressed', 'mouseMoved', 'mouseReleased'] as const).entries()) {
    const at = { x, y: y - 30 * index, timestamp: now + 0.05 * index };
    await pointer.send('Input.dispatchMouseEvent', { type, button: 'left', buttons: 1, clickCount: 1, ...at });
  }
  await expect(hand(page)).toHaveCount(0);
  await expect(page.locator('[data-played]')).toHaveCount(2);
});

test('2199: a key plays a card, all cards, shows the market and the actions, and ends the turn', async ({ page }) => {
  await settings(page, 'once');
  await openScene(page, { arrangement: HAND });
  await page.keyboard.press('2');
  await expect(hand(page)).toHaveCount(3);
  await page.keyboard.press('a');
  await expect(hand(page)).toHaveCount(1);
  // A card with a choice shows its options above it, and covers nothing of itself.
  await page.keyboard.press('1');
  const options = page.locator('.neon-card-buttons');
  await expect(options).toContainText('Cash in');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size);
    const [above, card] = [await options.boundingBox(), await hand(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + 1);
    expect(above?.x).toBeGreaterThanOrEqual(0);
    expect((above?.x ?? 0) + (above?.width ?? 0)).toBeLessThanOrEqual(size.width);
  }
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  const sheet = page.getByRole('dialog');
  await page.keyboard.press('m');
  await expect(sheet).toContainText('Hacker');
  // Keys of the board rest while a sheet covers it.
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await sheet.getByText('Keys').click();
  await expect(sheet).toContainText('End turn');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(hand(page)).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(end(page)).toBeDisabled();
});

test('2199: a sold-out stack keeps its row, outer markets show whole cards, and shopping goes on', async ({ page }) => {
  const hackers = { hands: { A: 'hacker*2, mining*3', B: 'hacker*3' }, crypto: 6 } as const;
  await openScene(page, { arrangement: { ...hackers, at: { A: 'post-1', B: 'post-2' } } });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.keyboard.press('m');
  const sheet = page.getByRole('dialog', { name: 'Market' });
  const row = (name: string) => sheet.locator('.neon-sale-row').filter({ hasText: name });
  const places = () => sheet.locator('.neon-sale-row b').allTextContents();
  const before = (await places()).map((name) => name.replace(/ ×.*/, ''));
  await row('Hacker').locator('.neon-buy').click();
  await expect(row('Hacker')).toContainText('Sold out.');
  expect((await places()).map((name) => name.replace(/ ×.*/, ''))).toEqual(before);
  await row('Pilot').locator('.neon-buy').click();
  await expect(row('Pilot')).toContainText('×4');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await openScene(page, {
    arrangement: { hands: { A: 'mining' }, at: { A: 'lab' }, open: { lab: 'cartographer, cloner' }, crypto: 1 },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const cards = page.locator('.neon-open');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Look at a hunt token up to 3 sectors away.');
  const refresh = cards.first().locator('.neon-refresh');
  await expect(refresh).toContainText('Refresh');
  await expectWithin(page, refresh, cards.first().locator('.neon-buy'));
  const wider = await cards
    .locator('.neon-buy')
    .evaluateAll((prices) =>
      prices.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(wider).toEqual([]);
  await refresh.click();
  await expect(page.locator('.neon-opens')).not.toContainText('Cartographer');
  await expect(refresh).toHaveAttribute('aria-disabled', 'true');
});

/** The place of the map, which must not move while answers come and go below it. */
const mapBox = (page: Page) => page.locator('.neon-map').boundingBox();

test('2199: a card says its choice in one sentence, offers both, and using one takes the other away', async ({
  page,
}) => {
  await openScene(page, {
    arrangement: {
      hands: { A: 'magnate, mining' },
      discards: { A: 'hacker' },
      printed: {
        magnate: [
          { do: 'crypto', amount: 2 },
          { do: 'maneuvers', amount: 3, or: true },
          { do: 'takeBack', amount: 1 },
        ],
      },
    },
  });
  await page.setViewportSize({ width: 390, height: 664 });
  const map = await mapBox(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-hand]').filter({ hasText: 'Magnate' }).click();
  await page.screenshot({ path: 'shots/2199-choice.png' });
  const card = page.locator('.neon-card').filter({ hasText: 'Magnate' }).first();
  await expect(card).toContainText('Gain 2 crypto, or gain 3 manoeuvres.');
  if ((await page.locator('.neon-play').count()) > 0) await page.locator('.neon-play').click();
  const offered = page.locator('.neon-act .neon-do-plain');
  await expect(offered).toHaveText(['Magnate: gain 2 crypto', 'Magnate: gain 3 manoeuvres']);
  await expect(page.locator('.neon-act')).toContainText('Take 1 card back from your discard pile into your hand');
  await page.screenshot({ path: 'shots/2199-choice-offered.png' });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.screenshot({ path: 'shots/2199-choice-phone.png' });
  expect(await mapBox(page)).toEqual(map);
  await offered.nth(1).click();
  await expect(page.locator('.neon-counter[data-of=maneuvers] b')).toHaveText('3');
  await expect(offered).toHaveCount(0);
  await page.locator('[data-pick]').filter({ hasText: 'Hacker' }).click();
  await expect(page.locator('[data-hand]').filter({ hasText: 'Hacker' })).toHaveCount(1);
});
