import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDiceScene, POSITIONS, withSeats } from './dice-scene.ts';
import { withMotion } from './start.ts';

/** What the table shows beside the moves: dice that roll, points, warnings, explanations. */

const DUEL = {
  ship: { A: 5, B: 5 },
  seats: 2,
  rolled: { A: 'A boarding, B boarding, C skull, D hunt, E fleet', B: 'A fleet, B skull' },
  dice: { B: 'boarding CDE' },
} as const;

/** From now on: the dice that begin to tumble. */
const recordTumbles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { tumbles: found });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'dice-tumble' || !(target instanceof HTMLElement)) return;
      found.push(target.closest<HTMLElement>('[data-die]')?.dataset['die'] ?? '');
    });
  });
const tumbles = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { tumbles: string[] }).tumbles.toSorted());

for (const motion of [2, 0] as const) {
  const what = motion === 0 ? 'without motion no die tumbles' : 'dice rolled again tumble, a kept one lies still';
  test(`dice: ${what}`, async ({ page }) => {
    await withMotion(page, motion);
    await openDiceScene(page, DUEL);
    // Nothing tumbles when a table is opened.
    await expect(page.locator('[data-tumbling=true]')).toHaveCount(0);
    await recordTumbles(page);
    await page.locator('[data-die=A]').click();
    await page.locator('.dice-go').click();
    await page.evaluate(() => window.act('B', 'keep A'));
    await expect(page.locator('[data-die=A]')).toHaveAttribute('data-state', 'locked');
    // What counts does not wait: a die says its face, and can be picked, while its picture still tumbles.
    await expect(page.locator('[data-die=B]')).toHaveAccessibleName(/^Die B: (?!in hand)/);
    await page.locator('[data-die=B]').click();
    await expect(page.locator('.dice-go')).toBeVisible();
    await expect.poll(() => tumbles(page)).toEqual(motion === 0 ? [] : ['B', 'C', 'D', 'E']);
    await expect(page.locator('.dice-reveal')).toHaveCount(1);
  });
}

/** Nobody else's fleet holds a chest, so Boarding can bring nothing. */
const POOR = {
  ship: { A: 5, B: 5 },
  seats: 3,
  rolled: { A: 'A boarding, B hunt', B: 'A fleet', C: 'A fleet' },
  fleet: { A: 'red' },
  tortuga: { B: 'purple red' },
  crew: { B: 'blue yellow' },
  tiles: { B: '3' },
} as const;

test('dice: points, what they are made of, and what would bring nothing', async ({ page }) => {
  await withMotion(page, 0);
  await openDiceScene(page, POOR);
  const barnabas = page.locator('.dice-rival[data-seat="1"]');
  // Purple counts double; his coins are nobody's business.
  await expect(barnabas.locator('.dice-points')).toHaveAccessibleName('22 points now');
  const card = page.locator('.info-card');
  await barnabas.locator('h2').hover();
  for (const line of ['Chests at Tortuga: 9', 'Chests in the crew zone: 2', 'Sets of red, blue and yellow: 3'])
    await expect(card).toContainText(line);
  await expect(card).toContainText('1 set; the next: 0 of 3 colours, +3');
  await expect(card).toContainText('a secret treasure tile');
  await expect(page.locator('.dice-voyage [data-zone=fleet] .dice-worth')).toHaveText('2');

  const boarding = page.locator('.dice-lane[data-action=boarding]');
  await expect(boarding.locator('.dice-reward')).toContainText('no chest in any fleet');
  await expect(page.locator('.dice-lane[data-action=plunder] .dice-reward')).toContainText('steal from a crew');
  await page.locator('[data-die=A]').click();
  await expect(page.locator('.dice-go')).toHaveText('Keep 1 die');
});

test('dice: every piece is explained without a move: by the pointer, by I, and by a long press', async ({ page }) => {
  await withMotion(page, 0);
  await openDiceScene(page, POOR);
  const card = page.locator('.info-card');
  await page.locator('.dice-lane[data-action=fleet] header').hover();
  await expect(card).toContainText('your ship advances 2 spaces');
  await page.locator('.dice-voyage [data-colour=red]').first().hover();
  await expect(card).toContainText('3 points at Tortuga, 2 in the fleet, 1 in the crew');
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);

  await page.locator('[data-die=A]').focus();
  await page.keyboard.press('i');
  await expect(card).toContainText('This die counts');
  await expect(page.locator('.dice-go')).toHaveCount(0);
  const told = new Set<string>();
  for (let pieces = 0; pieces < 30; pieces++) {
    await page.keyboard.press('i');
    told.add((await card.locator('b').textContent()) ?? '');
  }
  for (const piece of ['Boarding', 'Bag', 'Central island', 'red chest', 'Bonus tile', 'Ship on space 5 of 8'])
    expect([...told]).toContain(piece);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 664 });
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 30, clientY: 240 };
  const lane = page.locator('.dice-lane[data-action=boarding] header');
  await lane.dispatchEvent('pointerdown', touch);
  await expect(card).toContainText('push that ship back');
  await lane.dispatchEvent('pointerup', touch);
  await lane.dispatchEvent('pointerleave', touch);
  await expect(card).toBeInViewport({ ratio: 1 });
});

/** Takes a piece, and lets it go over the middle of another one. */
async function drag(page: Page, piece: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await piece.boundingBox(), await onto.boundingBox()];
  if (from === null || to === null) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('dice: dice are dragged onto their action', async ({ page }) => {
  await withMotion(page, 0);
  await openDiceScene(page, POSITIONS.rolled);
  const lane = (action: string) => page.locator(`.dice-lane[data-action=${action}]`);
  const chosen = page.locator('.dice-pick[data-state=chosen]');
  await drag(page, page.locator('[data-die=A]'), lane('boarding'));
  await drag(page, page.locator('[data-die=C]'), lane('boarding'));
  await expect(page.locator('.dice-go')).toHaveText('Keep 2 dice');
  // A die of another action takes the place of all that were chosen; one that misses goes back.
  await drag(page, page.locator('[data-die=D]'), lane('hunt'));
  await expect(chosen).toHaveCount(1);
  await expect(lane('hunt')).toHaveAttribute('data-target', 'true');
  await drag(page, page.locator('[data-die=D]'), page.locator('.dice-top'));
  await expect(chosen).toHaveCount(0);
  await drag(page, page.locator('[data-die=E]'), lane('hunt'));
  await expect(chosen).toHaveCount(0);
});

test('dice: a chest is dragged onto the own board, and the robbery has its moment', async ({ page }) => {
  await withMotion(page, 3);
  await openDiceScene(page, withSeats(POSITIONS.attacks, 3));
  await drag(page, page.locator('.dice-loot').first(), page.locator('.dice-voyage'));
  await expect(page.locator('.dice-loot[aria-pressed=true]')).toHaveCount(1);
  const moment = page.waitForFunction(() => document.querySelector('.dice-moment[data-kind=robbery]')?.textContent);
  await page.locator('.dice-go').click();
  expect(await (await moment).jsonValue()).toContain('Robbery!');
  await expect(page.locator('.dice-moment')).toHaveCount(0);

  // The log lies in the water where there is room, and covers nothing.
  const log = page.locator('.dice-log');
  await expect(log).toContainText('you attack Barnabas');
  const [box, rival] = [await log.boundingBox(), await page.locator('.dice-rival').last().boundingBox()];
  expect(box?.height).toBeGreaterThan(60);
  expect(box?.y).toBeGreaterThanOrEqual((rival?.y ?? 0) + (rival?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(log).toBeHidden();
});

test('dice: a set of chests that is complete has its moment', async ({ page }) => {
  await withMotion(page, 3);
  await openDiceScene(page, {
    seats: 2,
    stowing: true,
    ship: { A: 5, B: 5 },
    pirate: { A: 5, B: 5 },
    tortuga: { A: 'blue' },
    // A white chest stands for any colour once it is home.
    fleet: { A: 'yellow white' },
    crew: { A: 'purple blue' },
    island: { A: 'blue' },
  });
  const moment = page.waitForFunction(() => document.querySelector('.dice-moment[data-kind=set]')?.textContent);
  await page.locator('.dice-go').click();
  expect(await (await moment).jsonValue()).toContain('set');
  await page.screenshot({ path: 'shots/dice-set.png' });
});
