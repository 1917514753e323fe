import { expect, type Page, test } from '@playwright/test';
import { BROWSER_LOCALES } from './axe.ts';
import { openDiceScene, POSITIONS, withSeats } from './dice-scene.ts';
import { SCREENS } from './sizes.ts';
import { withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

/** What of these is not wholly on the screen, or lies under the dice and the buttons; and names that are broken in two. */
const problemsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.querySelector('.table-board')?.scrollTo(0, 0);
    const found: string[] = [];
    const dock = [...document.querySelectorAll('.dice-tray, .dice-bar')].map((each) => each.getBoundingClientRect());
    const needed =
      '.dice-bar, .dice-go, .dice-tray, .dice-pick, .dice-lane, .dice-lane-go, .dice-prey, .dice-loot, .dice-leg';
    for (const element of document.querySelectorAll(needed)) {
      const box = element.getBoundingClientRect();
      const where = `${element.className} ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right)},${Math.round(box.bottom)}`;
      const isOut = box.left < -1 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      const isCovered = dock.some(
        ({ left, top, right, bottom }) =>
          box.left < right - 3 && box.right > left + 3 && box.top < bottom - 3 && box.bottom > top + 3,
      );
      if (isOut) found.push(`off the screen: ${where}`);
      if (isCovered && element.closest('.dice-dock') === null) found.push(`covered: ${where}`);
    }
    for (const name of document.querySelectorAll<HTMLElement>('.dice-who, .dice-rival h2, .dice-rung-name')) {
      if (name.getClientRects().length === 0) continue;
      const lineHeight = Number.parseFloat(getComputedStyle(name).fontSize) * 1.6;
      if (name.getBoundingClientRect().height > lineHeight) found.push(`two lines: ${name.textContent}`);
    }
    for (const wells of document.querySelectorAll('.dice-wells')) {
      const boxes = [...wells.children].map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0);
      const lowestTop = Math.max(...boxes.map(({ top }) => top));
      if (lowestTop > Math.min(...boxes.map(({ bottom }) => bottom)))
        found.push(`slots in two rows: ${wells.textContent}`);
    }
    return found;
  });

async function expectAllFits(page: Page, where: string): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await problemsOf(page), `${where} at ${width}x${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const seats of [2, 3, 4] as const) {
  for (const [what, position] of Object.entries(POSITIONS)) {
    if (seats !== 4 && what !== 'rolled') continue;
    test(`dice: what to decide, the dice and the buttons are on every screen: ${what}, ${seats} players`, async ({
      page,
    }) => {
      await openDiceScene(page, withSeats(position, seats));
      if (what === 'rolled') await page.locator('[data-die=A]').click();
      if (what === 'attacks') await page.locator('.dice-loot').first().click();
      if (what === 'skull') {
        await page.locator('[data-die=C]').click();
        await page.locator('.dice-go').click();
        await page.locator('.dice-lane-go').first().waitFor();
      }
      await expectAllFits(page, what);
    });
  }
}

for (const locale of BROWSER_LOCALES.filter((each) => !each.startsWith('en'))) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`dice: what to decide, the dice and the buttons are on every screen in ${locale}`, async ({ page }) => {
      await openDiceScene(page, POSITIONS.attacks);
      await page.locator('.dice-loot').first().click();
      await expectAllFits(page, 'attacks');
    });
  });
}
