import { expect, type Page } from '@playwright/test';
import { withFirstTurn2199 } from './2199.ts';
import { expectAccessible } from './axe.ts';
import { openTable, sitDown, startOnlineMatch, test } from './people.ts';
import { startAgainstBots, withoutMotion } from './start.ts';

const LAMP = 'Ask for a hint (H)';

/** Asks by key, and waits for the answer. */
async function askByKey(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: LAMP })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('h');
  await expect(page.locator('.hint [aria-busy=false] .hint-moves').first()).toBeVisible({ timeout: 20_000 });
}

/** The panel stands beside the board, and covers nothing of it. */
async function expectBeside(page: Page): Promise<void> {
  const [hint, board] = [await page.locator('.hint').boundingBox(), await page.locator('.table-board').boundingBox()];
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual((hint?.x ?? 0) + 1);
}

/** With the log open, plays something until a bot has done what can be explained and it is our turn again. */
async function untilBotHasPlayed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(async () => {
    await expect(page.getByRole('button', { name: LAMP })).toBeVisible();
    if ((await page.locator('.log-why').count()) > 0) return;
    // The last move offered ends a turn, where there is more to a turn than one move.
    await page.locator('.table-offers button').last().dispatchEvent('click');
    await expect(page.locator('.log-why').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: LAMP })).toBeVisible();
}

for (const skin of ['cards', 'dice', 'neon'] as const) {
  test(`${skin}: a hint is asked for by key, says what to do and how likely it wins, and goes with the next move`, async ({
    page,
  }) => {
    test.slow();
    await withoutMotion(page);
    await withFirstTurn2199(page);
    await startAgainstBots(page, skin, 2);
    if (skin === 'neon') {
      await page.locator('.table-offers button').first().dispatchEvent('click');
      // A hint about the ship would be out of date as soon as the ship is chosen.
      await page.locator('[data-hand]').first().waitFor();
    }
    await askByKey(page);
    await expect(page.locator('.hint-title').first()).toContainText(/\d+\s?% to win/);
    await expectBeside(page);
    await expectAccessible(page, `${skin} with a hint`);
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toHaveCount(0);
    await askByKey(page);
    await page.locator('.table-offers button').first().dispatchEvent('click');
    await expect(page.locator('.hint')).toHaveCount(0);
  });
}

test('neon: at the choice of a ship a hint weighs three of them, each with its chance and its reason', async ({
  page,
}) => {
  await withoutMotion(page);
  await withFirstTurn2199(page);
  await startAgainstBots(page, 'neon', 2);
  await expect(page.locator('.neon-ships-choice')).toBeVisible();
  await askByKey(page);
  const plans = page.locator('.hint-plan');
  await expect(plans).toHaveCount(3);
  for (const plan of await plans.all()) {
    await expect(plan.locator('.hint-title')).toContainText(/\d+\s?% to win/);
    // A ship and nothing else: the cards are not dealt yet.
    await expect(plan.locator('.hint-moves')).toHaveText(/^the (Comet|Mule|Lynx|Owl)$/);
    await expect(plan.locator('.hint-reasons')).toContainText('its card in your deck');
  }
  await expectAccessible(page, 'neon with a hint about ships');
});

for (const skin of ['cards', 'dice', 'neon'] as const) {
  test(`${skin} on a phone: a hint lies below the board, scrolls by itself, and is closed by its button`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 664 });
    await withoutMotion(page);
    await startAgainstBots(page, skin, 2);
    const board = page.locator('.table-board');
    await expect(page.getByRole('button', { name: LAMP })).toBeVisible({ timeout: 20_000 });
    const before = await board.boundingBox();
    await askByKey(page);
    const [hint, beside] = [await page.locator('.hint').boundingBox(), await board.boundingBox()];
    expect(beside?.y).toBe(before?.y);
    expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual((hint?.y ?? 0) + 1);
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual(664);
    expect(beside?.height).toBeGreaterThan(400);
    await expectAccessible(page, `${skin} with a hint on a phone`);
    await page.locator('.hint').evaluate((strip) => strip.scrollTo(0, strip.scrollHeight));
    await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.hint')).toHaveCount(0);
  });

  test(`${skin}: after its turn a bot is asked why, and gives reasons beside the board`, async ({ page }) => {
    test.slow();
    await withoutMotion(page);
    await startAgainstBots(page, skin, 2);
    const why = page.getByRole('button', { name: /^Why, / });
    await untilBotHasPlayed(page);
    await why.last().focus();
    await page.keyboard.press('Enter');
    const answer = page.getByRole('complementary', { name: /^Why, / });
    await expect(answer.locator('.hint-moves li').first()).toBeVisible();
    await expect(answer.locator('.hint-reasons li').first()).toBeVisible({ timeout: 20_000 });
    expect(await answer.locator('.hint-reasons li').count()).toBeLessThanOrEqual(3);
    await expectBeside(page);
    await expectAccessible(page, `${skin} with the reasons of a bot`);
    await page.keyboard.press('Escape');
    await expect(answer).toHaveCount(0);
    // The lamp leads there, too.
    await askByKey(page);
    await page
      .locator('.hint')
      .getByRole('button', { name: /^Why, / })
      .click();
    await expect(answer.locator('.hint-reasons li').first()).toBeVisible({ timeout: 20_000 });
  });
}

test('a hint at an online table comes from the browser alone', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  const sent: string[] = [];
  const pages = [anna, boris];
  for (const page of pages) page.on('request', (request) => sent.push(request.url()));
  const mine = async () => (await anna.getByRole('button', { name: LAMP }).count()) > 0;
  await expect
    .poll(async () => (await mine()) || (await boris.getByRole('button', { name: LAMP }).count()) > 0)
    .toBe(true);
  await askByKey((await mine()) ? anna : boris);
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

/** Anna against a bot of the server, until the bot has done something that a log tells. */
async function againstBotOnline(anna: Page, choose: () => Promise<void>): Promise<void> {
  await openTable(anna, 'Anna', { choose });
  await anna.getByRole('combobox', { name: 'Player at seat 2' }).selectOption({ label: 'Bot: Deckhand' });
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.cards-board')).toBeVisible();
  await anna.getByRole('button', { name: 'Log' }).click();
  await expect(async () => {
    if ((await anna.locator('.log li[data-seat="1"]').count()) > 0) return;
    await anna.locator('.table-offers button').first().dispatchEvent('click', {}, { timeout: 1000 });
    throw new Error('the bot has not played yet');
  }).toPass({ timeout: 60_000 });
}

for (const [allowed, isOffered] of [
  ['Allowed', true],
  ['Forbidden', false],
] as const)
  test(`online, with hints ${allowed.toLowerCase()}, a bot ${isOffered ? 'can' : 'can’t'} be asked why`, async ({
    newPerson,
  }) => {
    const anna = await newPerson();
    const choose = () => anna.getByRole('radio', { name: new RegExp(allowed) }).check({ force: true });
    await againstBotOnline(anna, choose);
    const why = anna.locator('.log-why');
    if (isOffered) await expect(why.first()).toBeVisible();
    else await expect(why).toHaveCount(0);
  });

test('a table may forbid hints: its lobby says so, and there is no lamp', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const choose = () => anna.getByRole('radio', { name: /Forbidden/ }).check({ force: true });
  const link = await openTable(anna, 'Anna', { choose });
  await expect(anna.locator('.terms')).toContainText('Forbidden');
  await sitDown(boris, link, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) {
    await expect(page.locator('.cards-board')).toBeVisible();
    await expect(page.getByRole('button', { name: LAMP })).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toHaveCount(0);
  }
});
