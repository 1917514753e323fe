import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectedOf, FIRST_STORE, installFirstStore, storedTable } from './browser-store.ts';
import { startSolo } from './cards.ts';
import { openTable, sitDown, startOnlineMatch, test } from './people.ts';
import { withoutMotion } from './start.ts';

/** Home lists all tables of a player: those with people first, those against bots apart. */

const online = (page: Page) => page.locator('#mine .mine-table');
const here = (page: Page) => page.locator('#here .mine-table');

test('ten games against bots don’t hide a table with people on the home page, and are not counted as my turn', async ({
  newPerson,
}) => {
  const anna = await newPerson();
  for (let games = 0; games < 10; games++) await startSolo(anna);
  await openTable(anna, 'Anna');
  await anna.goto('/');
  await expect(here(anna)).toHaveCount(10);
  await expect(online(anna)).toHaveCount(1);
  await expect(online(anna)).toContainText('Waiting for players');
  await expect(anna.getByText(/wait.* for you/)).toHaveCount(0);
  const [first, second] = await Promise.all([online(anna).boundingBox(), here(anna).first().boundingBox()]);
  expect(first?.y ?? 0).toBeLessThan(second?.y ?? 0);
});

test('home counts a table with people where it is my turn', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  const waiting = await Promise.all(
    [anna, boris].map(async (page) => {
      await page.goto('/');
      await expect(online(page)).toHaveCount(1);
      await expect(online(page)).toContainText('Anna, Boris');
      return page.locator('#mine h2').getByText('1 table is waiting for you').isVisible();
    }),
  );
  expect(waiting.filter((each) => each)).toHaveLength(1);
});

test('home lists every table of a first-version database, with winner, score, date and replay', async ({ page }) => {
  await installFirstStore(page);
  await page.goto('/');
  await expect(here(page)).toHaveCount(FIRST_STORE.tables.length);
  // The results are computed in the background.
  await expect.poll(async () => (await storedTable(page, expectedOf('2199, finished').id)).table.result).not.toBeNull();
  await expect.poll(async () => (await storedTable(page, expectedOf('dice, finished').id)).table.result).not.toBeNull();
  await page.reload();
  const cards = here(page).filter({ hasText: 'Barnabas 27' });
  await expect(cards).toContainText('Barnabas wins.');
  await expect(cards).toContainText('Skipper 2, Barnabas 27');
  await cards.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('max', '52');
  await expect(page.locator('body')).toHaveAttribute('data-board', 'cards');
});

test('home shows more than three finished tables on demand', async ({ page }) => {
  await installFirstStore(page);
  await page.goto('/');
  await expect(here(page)).toHaveCount(FIRST_STORE.tables.length);
  await page.evaluate(
    (finished) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tortuga');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          const tables = writing.objectStore('tables');
          const reading = tables.get(finished);
          reading.onsuccess = () => {
            for (let copy = 0; copy < 20; copy++)
              tables.put({ ...reading.result, id: `copy-${copy}`, touchedAt: copy });
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    expectedOf('cards, finished').id,
  );
  await page.reload();
  const running = FIRST_STORE.expected.filter(({ result }) => result === null).length;
  await expect(here(page)).toHaveCount(running + 3);
  await page.getByRole('button', { name: 'Show all (28)' }).click();
  await expect(here(page)).toHaveCount(28);
});

test('a local game is removed only after a confirmation', async ({ page }) => {
  const { id } = expectedOf('dice, running');
  await installFirstStore(page);
  await page.goto('/');
  await expect(here(page)).toHaveCount(8);
  const dice = here(page).filter({ hasText: 'Tortuga Dice' }).filter({ hasText: 'Your turn' });
  await dice.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(here(page)).toHaveCount(8);
  await dice.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(here(page)).toHaveCount(7);
  await expect.poll(() => storedTable(page, id)).toEqual({ table: undefined, log: [] });
  await page.goto(`/here/${id}`);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 664],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`home with many tables fits a width of ${width} in the ${colorScheme} theme`, async ({ newPerson }) => {
      const [anna, boris] = [await newPerson({ viewport: { width, height }, colorScheme }), await newPerson()];
      await installFirstStore(anna);
      const link = await openTable(anna, 'Anna');
      await sitDown(boris, link, 'Boris of the Long Name');
      await anna.getByRole('button', { name: 'Start the game' }).click();
      await expect(anna.locator('.cards-board')).toBeVisible();
      await anna.goto('/new/tortuga-dice');
      await anna.getByRole('button', { name: 'Open the table' }).click();
      await anna.locator('.lobby-seats').waitFor();
      await anna.goto('/');
      await expect(here(anna)).toHaveCount(8);
      await expect
        .poll(async () => (await storedTable(anna, expectedOf('2199, finished').id)).table.result)
        .not.toBeNull();
      await anna.reload();
      await expect(online(anna)).toHaveCount(2);
      await expect(here(anna)).toHaveCount(8);
      await here(anna)
        .last()
        .getByRole('button', { name: /Remove/ })
        .click();
      const wide = await anna.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await anna.screenshot({ path: `shots/home-${width}-${colorScheme}.png`, fullPage: true });
    });
  }
}

test('Play now starts at once: the first time against one bot, later as the last time', async ({ page }) => {
  await withoutMotion(page);
  const poster = page.locator('.poster[data-skin=dice]');
  const rivals = page.getByRole('region', { name: 'Other captains' }).getByRole('article');
  await page.goto('/');
  await poster.getByRole('button', { name: 'Play now' }).click();
  await expect(rivals).toHaveCount(1);
  await page.goto('/');
  await poster.getByRole('link', { name: 'Tortuga Dice: choose how to play' }).click();
  await expect(page.getByRole('radio', { name: /Deckhand/ })).toBeChecked();
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /Bosun/ }).check({ force: true });
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(rivals).toHaveCount(2);
  await page.goto('/');
  await poster.getByRole('button', { name: 'Play now' }).click();
  await expect(rivals).toHaveCount(2);
  await page.goto('/play/tortuga-dice');
  await expect(page.getByRole('radio', { name: /Bosun/ })).toBeChecked();
});

test.describe('a newcomer', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('who never played a game is asked once whether to learn it: when starting, when setting up, and in a lobby', async ({
    page,
  }) => {
    await withoutMotion(page);
    await page.goto('/');
    const playNow = (skin: string) =>
      page.locator(`.poster[data-skin=${skin}]`).getByRole('button', { name: 'Play now' }).click();
    const sheet = page.getByRole('dialog', { name: 'New to Tortuga Dice?' });
    await playNow('dice');
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'the question');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.posters')).toBeVisible();
    await playNow('dice');
    await expect(page.locator('.dice-board')).toBeVisible();

    // Two clicks from home to what glows.
    await page.goto('/');
    await playNow('neon');
    await page.getByRole('button', { name: 'Learn it in 6 minutes' }).click();
    await expect(page.locator('.glow')).toBeVisible();

    await page.goto('/play/tortuga-cards');
    await expect(page.locator('body')).toHaveAttribute('data-board', 'cards');
    await page.getByRole('button', { name: 'Set sail' }).click();
    await page.getByRole('button', { name: 'Just play' }).click();
    await expect(page.locator('.cards-board')).toBeVisible();
  });

  test('who follows an invitation to a game they never played is asked once, and the lobby stays', async ({
    newPerson,
  }) => {
    const [anna, boris] = [await newPerson(), await newPerson()];
    const link = await openTable(anna, 'Anna', { game: 'tortuga-dice' });
    await sitDown(boris, link, 'Boris');
    const card = boris.getByRole('region', { name: 'New to Tortuga Dice?' });
    await expect(card.getByRole('link', { name: 'Learn it in 5 minutes' })).toHaveAttribute('target', '_blank');
    await card.getByRole('button', { name: 'Just play' }).click();
    await expect(card).toHaveCount(0);
    await boris.reload();
    await expect(boris.locator('.lobby-lesson')).toBeVisible();
    await expect(card).toHaveCount(0);
    await expectAccessible(boris, 'a lobby in the look of its game');
  });
});

test('Play now plays on the usual terms when the last ones can’t be played any more', async ({ page }) => {
  await withoutMotion(page);
  await page.addInitScript(() => {
    const terms = { options: { length: 'for ever' }, pack: { id: 'torn' } };
    localStorage.setItem('tortuga.play.tortuga-dice', JSON.stringify({ level: 'king', seats: 9, terms }));
  });
  await page.goto('/');
  await page.locator('.poster[data-skin=dice]').getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.dice-board')).toBeVisible();
});
