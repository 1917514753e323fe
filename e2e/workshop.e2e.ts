import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { withoutMotion } from './start.ts';

/** The workshop: cards are entered, checked as one types, kept, and played with. */

test.beforeEach(({ page }) => withoutMotion(page));

const openFile = async (page: Page, name: string, text: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};

test('a set of dice is entered by keyboard alone, survives a reload in the middle, and is played at once', async ({
  page,
}) => {
  await page.goto('/workshop/tortuga-dice');
  await page.getByRole('button', { name: 'Empty' }).press('Enter');
  const die = (number: number) => page.getByRole('group', { name: `Dice ${number}` });
  await expect(page.getByText('Not complete yet: Dice.')).toBeVisible();
  await die(1).getByLabel('Fleet').focus();
  const type = async (numbers: string): Promise<void> => {
    for (const number of numbers) {
      await page.keyboard.type(number);
      await page.keyboard.press('Tab');
    }
  };
  await type('13579');
  // Each die begins where the last one ended.
  await die(2).getByLabel('Fleet').focus();
  await type('2468');
  await page.keyboard.type('12');
  await expect(die(2).getByText('From 1 to 9')).toBeVisible();
  await expect(page.locator('.workshop-nav')).toContainText('1 of 5');
  await page.reload();
  await expect(die(1).getByLabel('Plunder')).toHaveValue('9');
  await expect(die(2).getByLabel('Plunder')).toHaveValue('12');
  await die(2).getByLabel('Plunder').focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(die(3).getByLabel('Fleet')).toBeFocused();
  await type('11111');
  await die(4).getByLabel('Fleet').focus();
  await type('55555');
  await die(5).getByLabel('Fleet').focus();
  await type('34567');
  await expect(page.getByText('Complete: this set can be played.')).toBeVisible();
  await page.getByRole('button', { name: 'Try it against bots' }).press('Enter');
  await expect(page.locator('.dice-board:not(.dice-figure)')).toBeVisible();
  await page.getByRole('button', { name: 'Cards', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText('my-box');
  await page.goto('/play/tortuga-dice');
  await page.getByText('Values from your own box').click();
  await page.getByRole('button', { name: 'My box' }).click();
  await expect(page.getByRole('status')).toContainText('my-box');
});

test('bad files say where and why, and nothing of what was entered is lost', async ({ page }) => {
  await page.goto('/workshop/tortuga-2199');
  await page.getByRole('button', { name: 'From our set' }).click();
  const name = page.getByRole('group', { name: 'Ships 1' }).getByLabel('Name', { exact: true });
  await name.fill('<b>Mine</b>');
  await expect(page.locator('.workshop-picture').first()).toContainText('<b>Mine</b>');
  await page.getByText('Sets', { exact: true }).click();
  const house = readFileSync('games/tortuga-2199/packs/house.json', 'utf8');
  const alert = page.getByRole('alert');
  await openFile(page, 'poem.json', 'O Captain!');
  await expect(alert).toContainText('not JSON');
  await openFile(page, 'huge.json', `"${'x'.repeat(10_000_000)}"`);
  await expect(alert).toContainText('256 KB');
  await openFile(page, 'dice.json', readFileSync('games/tortuga-dice/packs/house.json', 'utf8'));
  await expect(alert).toContainText('Tortuga Dice');
  await openFile(page, 'newer.json', house.replace('"id": "house"', '"id": "house", "version": 9'));
  await expect(alert).toContainText('version');
  await openFile(page, 'word.json', house.replace('"do": "move"', '"do": "teleport"'));
  await expect(alert).toContainText('teleport');
  await expect(name).toHaveValue('<b>Mine</b>');
  // What a form can hold is opened, and mended there.
  const pack = JSON.parse(house);
  pack.cards[0].cost = -3;
  pack.hunts.pop();
  await openFile(page, 'Other.json', JSON.stringify(pack));
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('Not complete yet: T cards, Hunts.')).toBeVisible();
  await expect(page.locator('.workshop-nav')).toContainText('9 of 10 cards');
  await page.getByRole('button', { name: /^T cards/ }).click();
  await expect(page.getByText('From 0 to 20')).toBeVisible();
  await page.getByRole('button', { name: 'My set' }).click();
  await expect(name).toHaveValue('<b>Mine</b>');
  // Two tabs on one set: the later change wins, and both show it.
  const tab = await page.context().newPage();
  await tab.goto('/workshop/tortuga-2199');
  await tab.getByText('Sets', { exact: true }).click();
  await tab.getByRole('button', { name: 'My set' }).click();
  await tab.getByRole('group', { name: 'Ships 1' }).getByLabel('Name', { exact: true }).fill('Tern');
  await expect(name).toHaveValue('Tern');
});

test('the workshop is accessible, and fits a phone', async ({ page }) => {
  await page.goto('/workshop/tortuga-2199');
  await page.getByRole('button', { name: 'From our set' }).click();
  for (const [width, part] of [
    [1440, 'Fortress'],
    [390, 'Maps'],
  ] as const) {
    await page.setViewportSize({ width, height: width === 390 ? 664 : 900 });
    await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
    await page.screenshot({ path: `shots/workshop-${width}.png` });
    await expectAccessible(page, `the workshop at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a set is measured in quick games, and printed as cards to cut out', async ({ page }) => {
  await page.goto('/workshop/tortuga-cards');
  await page.getByRole('button', { name: 'From our set' }).click();
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.locator('.workshop-bar-line').first()).toContainText('%');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Measure again' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print the cards' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  // 48 cards and 6 pirate ships.
  await expect(page.locator('.workshop-print > li')).toHaveCount(54);
  const card = await page.locator('.workshop-print > li').first().boundingBox();
  const MM = 96 / 25.4;
  expect([Math.round((card?.width ?? 0) / MM), Math.round((card?.height ?? 0) / MM)]).toEqual([63, 88]);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the workshop works without a network', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await context.setOffline(true);
    await page.goto('/workshop/tortuga-dice');
    await page.getByRole('button', { name: 'From our set' }).click();
    await page.getByRole('group', { name: 'Dice 1' }).getByLabel('Fleet').fill('7');
    await expect(page.getByText('Complete: this set can be played.')).toBeVisible();
  });
});
