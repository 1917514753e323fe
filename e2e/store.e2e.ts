import { expect, type Page } from '@playwright/test';
import { changeStoredTable, expectedOf, FIRST_STORE, installFirstStore, storedTable } from './browser-store.ts';
import { STEPS as CARDS, FREE_CARD, playACard, startSolo } from './cards.ts';
import { clickFirst } from './clicking.ts';
import { STEPS as DICE } from './dice.ts';
import { test } from './people.ts';
import { HANDOVER, runInWorkers, withoutMotion } from './start.ts';

test.use({ serviceWorkers: 'allow' });

/** The database of a browser: after upgrades of the program, on a full disk, with other tabs open. */

test.beforeEach(({ page }) => withoutMotion(page));

const NEON = ['.neon-close', '[data-pick]', '.neon-play', '[data-hand][data-state=free]', '.neon-end:not(:disabled)'];

/** Scores as the sheet of the result lists them, by place. */
const scoresOn = async (page: Page): Promise<number[]> =>
  (await page.locator('.places strong').allTextContents()).map((text) => Number.parseInt(text, 10));

for (const { id, what, n, result, rulesVersion, packDigest } of FIRST_STORE.expected) {
  test(`a match in a first-version database can be opened and played on or shown: ${what}`, async ({ page }) => {
    await installFirstStore(page);
    await page.goto(`/here/${id}`);
    if (result === null) {
      await page.locator('.cards-board, .dice-board, .neon-board, .handover').first().waitFor();
      expect((await storedTable(page, id)).log).toHaveLength(n);
      if (what.includes('own pack')) await expect(page.locator('.cards-board')).toContainText('My ');
      for (let clicks = 0; (await storedTable(page, id)).log.length === n; clicks++) {
        expect(clicks).toBeLessThan(30);
        await clickFirst(page, [HANDOVER, ...CARDS, ...DICE, ...NEON]);
      }
    } else {
      await page.getByRole('button', { name: 'Result' }).last().click();
      await expect(page.locator('.proof')).toHaveAttribute('data-ok', 'true');
      await expect.poll(() => scoresOn(page)).toEqual([...result.scores].sort((a, b) => b - a));
      const { table, log } = await storedTable(page, id);
      expect(log).toHaveLength(n);
      expect(table.result).toEqual(result);
    }
    expect((await storedTable(page, id)).table).toMatchObject({ rulesVersion, packDigest });
  });
}

const CHANGES = [
  ['its rules are newer', { rulesVersion: 99 }, 'newer version of the rules'],
  ['its rules are too old', { rulesVersion: 0 }, 'older version of the rules'],
  ['nobody has its cards', { packDigest: '0'.repeat(64) }, 'cards of this game are no longer here'],
  ['its moves lead elsewhere', { seed: '0'.repeat(64) }, 'can’t go on'],
  [
    'the rules would end it otherwise',
    { result: { cause: 'cards', ranking: [[0], [1]], scores: [41, 7], lines: [] } },
    'ended differently',
  ],
  ['nobody knows the game', { game: 'tortuga-tiles' }, 'no longer offered here'],
] as const;

for (const [why, change, said] of CHANGES) {
  test(`a match is shown from its record when ${why}`, async ({ page }) => {
    const { id, n, result } = expectedOf('cards, finished');
    await installFirstStore(page);
    await page.goto(`/here/${id}`);
    await page.locator('.ending').first().waitFor();
    // The result is stored in the background.
    await expect.poll(async () => (await storedTable(page, id)).table.result).toEqual(result);
    await changeStoredTable(page, id, change);
    const before = await storedTable(page, id);
    await page.reload();
    await expect(page.locator('.record-why')).toContainText(said);
    const scores = 'result' in change ? change.result.scores : (result?.scores ?? []);
    await expect.poll(() => scoresOn(page)).toEqual([...scores].sort((a, b) => b - a));
    await expect(page.locator('.record')).toContainText(`${n} moves`);
    await page.getByText('Log', { exact: true }).click();
    await expect(page.locator('.log li')).toHaveCount(n);
    if (!('game' in change)) await expect(page.locator('.log li').first()).toContainText('to column');
    expect(await storedTable(page, id)).toEqual(before);
    if ('rulesVersion' in change) await page.screenshot({ path: 'shots/record.png', fullPage: true });
  });
}

test('the record of a running match that can’t be run any more has no secrets', async ({ page }) => {
  const { id, n } = expectedOf('cards, running');
  await installFirstStore(page);
  await page.goto(`/here/${id}`);
  await page.locator('.cards-board').waitFor();
  await changeStoredTable(page, id, { rulesVersion: 99 });
  await page.reload();
  await expect(page.locator('.record')).toContainText('It was not finished.');
  await page.getByText('Log', { exact: true }).click();
  await expect(page.locator('.log li')).toHaveCount(n);
  await expect(page.locator('.log')).not.toContainText('column');
});

test('a bot that does not exist any more is replaced by another', async ({ page }) => {
  const { id } = expectedOf('cards, running');
  await installFirstStore(page);
  await page.goto(`/here/${id}`);
  await page.locator('.cards-board').waitFor();
  const { table, log } = await storedTable(page, id);
  const seats = table.seats.map((seat: { kind: string }) =>
    seat.kind === 'bot' ? { kind: 'bot', bot: 'clever' } : seat,
  );
  await changeStoredTable(page, id, { seats });
  await page.reload();
  await page.locator('.cards-board').waitFor();
  for (let clicks = 0; (await storedTable(page, id)).log.length < log.length + 3; clicks++) {
    expect(clicks).toBeLessThan(30);
    await clickFirst(page, CARDS);
  }
});

test('a move that can’t be saved for lack of space says so, and can be made again', async ({ page }) => {
  // The disk of this browser is full whenever the test says so.
  await runInWorkers(
    page,
    `let isFull = false;
    new BroadcastChannel('test.full').onmessage = ({ data }) => { isFull = data; };
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...args) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, args);
    };`,
  );
  const setFull = (isFull: boolean) =>
    page.evaluate((data) => {
      new BroadcastChannel('test.full').postMessage(data);
    }, isFull);
  await startSolo(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.locator(FREE_CARD).first().waitFor();
  const before = (await storedTable(page, id)).log.length;
  await setFull(true);
  await page.waitForTimeout(200);
  await playACard(page);
  await expect(page.getByRole('alert')).toContainText('could not be saved');
  expect((await storedTable(page, id)).log).toHaveLength(before);
  await setFull(false);
  await page.waitForTimeout(200);
  await playACard(page);
  await expect.poll(async () => (await storedTable(page, id)).log.length).toBeGreaterThan(before);
});

test('a tab of the first version that blocks the database is named, and the page goes on when it is closed', async ({
  page,
  context,
}) => {
  await installFirstStore(page);
  // As the first version does: it opens the database and never lets go.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('tortuga', 1).onsuccess = () => resolve();
      }),
  );
  const other = await context.newPage();
  await withoutMotion(other);
  await other.goto(`/here/${expectedOf('cards, running').id}`);
  await expect(other.getByRole('alert')).toContainText('open in another tab');
  await page.close();
  await expect(other.locator('.cards-board')).toBeVisible();
});

test('a tab that a newer version overtakes closes the database and reloads itself', async ({ page, context }) => {
  await startSolo(page);
  await page.locator(FREE_CARD).first().waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  const newer = await context.newPage();
  await newer.goto('/about');
  await newer.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tortuga', 3);
        opening.onsuccess = () => resolve();
        opening.onblocked = () => reject(new Error('blocked'));
      }),
  );
  await expect(page.locator('html[data-old]')).toHaveCount(0);
  // There is no newer program here: after two tries the page asks.
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 30_000 });
});
