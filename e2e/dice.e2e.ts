import { expect, test } from '@playwright/test';
import { clickFirst, OVER } from './clicking.ts';
import { clickOn, playToTheEnd, STEPS, startSolo, waitForMe } from './dice.ts';
import { settledText } from './people.ts';
import { errorsOf, HANDOVER, openResult, startHotSeat, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('dice: a whole game against three bots by clicks, with its result and its proof', async ({ page }) => {
  const errors = errorsOf(page);
  await startSolo(page);
  expect(await playToTheEnd(page)).toBeGreaterThan(20);
  await page.screenshot({ path: 'shots/dice-over.png' });
  await expect(page.locator('.dice-final li')).toHaveCount(4);
  const sheet = await openResult(page, 4);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Replay' }).last().click();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page.getByRole('slider')).toHaveValue('1');
  expect(errors).toEqual([]);
});

test('dice: three bots don’t keep me waiting', async ({ page }) => {
  await startSolo(page);
  const waits: number[] = [];
  for (let steps = 0; steps < 40; steps++) {
    const isSent = (await page.locator('.dice-go').count()) > 0;
    const began = Date.now();
    if ((await clickOn(page)) === OVER) break;
    await waitForMe(page);
    if (isSent) waits.push(Date.now() - began);
  }
  waits.sort((a, b) => a - b);
  expect(waits.length).toBeGreaterThan(10);
  // The median, and with room for a slow machine that is busy with other tests: bots that think too long take far longer.
  expect(waits[Math.floor(waits.length / 2)] ?? 0).toBeLessThan(4000);
});

test('dice: a die of another action explains why it can’t be added, and the number opens the rule', async ({
  page,
}) => {
  await startSolo(page, 2);
  await page.locator('.dice-pick[data-state=legal]').first().waitFor();
  await page.locator('.dice-pick[data-state=legal][data-skull=false]').first().click();
  // It looks disabled, but answers a click.
  await page.locator('.dice-pick[data-state=off]').first().click({ force: true });
  await expect(page.locator('.dice-refusal')).toContainText('one action');
  await page.locator('.dice-refusal').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('3.2');
});

test('dice: a double click makes one move and shows no message', async ({ page }) => {
  await startSolo(page);
  await page.locator('.dice-pick[data-state=legal]').first().click();
  await page.evaluate(() => {
    const go = document.querySelector<HTMLElement>('.dice-go');
    go?.click();
    go?.click();
  });
  await expect(page.locator('.dice-go')).toHaveCount(0);
  await waitForMe(page);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('dice: a reload in the middle of a game changes nothing', async ({ page }) => {
  await startSolo(page);
  for (let clicks = 0; clicks < 12; clicks++) await clickOn(page);
  await waitForMe(page);
  const before = await settledText(page, '.dice-voyage');
  await page.reload();
  await page.locator('.dice-voyage').waitFor();
  expect(await settledText(page, '.dice-voyage')).toBe(before);
});

test('dice: on one device no dice are on the page while it is handed over', async ({ page }) => {
  await startHotSeat(page, 'tortuga-dice');
  const names = new Set<string | null>();
  for (let covers = 0; covers < 6; covers++) {
    while ((await page.locator(HANDOVER).count()) === 0) await clickFirst(page, [HANDOVER, ...STEPS]);
    await expect(page.locator('.dice-pick')).toHaveCount(0);
    names.add(await page.getByRole('heading').first().textContent());
    await page.locator(HANDOVER).click();
  }
  expect(names.size).toBe(2);
});

test('dice: on one device what needs no secrets is decided while everybody looks on', async ({ page }) => {
  await startHotSeat(page, 'tortuga-dice');
  let said: string | null = null;
  while (said === null) {
    await clickFirst(page, [HANDOVER, ...STEPS]);
    said = await page.evaluate(() => document.querySelector('.next-player')?.textContent ?? null);
  }
  expect(said).toMatch(/, it’s your turn/);
  await expect(page.locator('.dice-go, [data-lane]').first()).toBeVisible();
  await expect(page.locator(HANDOVER)).toHaveCount(0);
  await expect(page.locator('.dice-tile')).toHaveCount(0);
  await page.screenshot({ path: 'shots/dice-in-the-open.png' });
});
