import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { type Builds, builtFiles, openBuilds } from './builds.ts';
import { FREE_CARD } from './cards.ts';
import { withoutMotion } from './start.ts';

/** New builds while a page is open, and what the service worker caches of them. */

/** The service worker of the first version, with the files of this build. */
const firstWorker = (): string =>
  readFileSync('e2e/fixtures/service-worker-1.js.txt', 'utf8')
    .replace("'VERSION'", '"0000"')
    .replace("['FILES']", JSON.stringify(builtFiles()));

const test = base.extend<{ builds: Builds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
  builds: async ({}, use) => {
    const builds = await openBuilds('first', (build) => (build === 'first' ? firstWorker() : null));
    await use(builds);
    await builds.close();
  },
});

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 60_000 });

const caches = (page: Page) => page.evaluate(async () => (await window.caches.keys()).sort());
/** Null while it is on its way to another one. */
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script')?.src.split('.').at(-2)).catch(() => null);

/** The page registers its worker a while after it was opened. */
async function openCached(page: Page, builds: Builds): Promise<void> {
  await withoutMotion(page);
  await page.goto(builds.address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Looks for a new service worker, and waits until it is activated or has failed. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    const incoming = registration?.installing ?? registration?.waiting ?? registration?.active;
    while (incoming?.state !== 'activated' && incoming?.state !== 'redundant') {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** A match in the middle of a choice: a card is picked up. */
async function playWithACardInHand(page: Page, builds: Builds): Promise<void> {
  await page.goto(`${builds.address}/play/tortuga-cards`);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await page.getByRole('button', { name: 'Just play' }).click();
  await page.locator(FREE_CARD).first().click();
  await expect(page.locator('[data-hand][data-state=picked]')).toHaveCount(1);
}

test('an open table keeps its files and the card in the hand when a new version comes, and going home opens that one', async ({
  page,
  context,
  builds,
}) => {
  await openCached(page, builds);
  expect(await caches(page)).toEqual(['tortuga-first']);
  await playWithACardInHand(page, builds);
  builds.serve('second');
  await update(page);
  expect(await caches(page)).toEqual(['tortuga-first', 'tortuga-second']);
  // A part that was never opened before: the server does not have it any more.
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog').locator('.rulebook')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('[data-hand][data-state=picked]')).toHaveCount(1);
  expect(await buildOf(page)).toBe('first');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => buildOf(page)).toBe('second');
  await expect(page.locator('#here .mine-table')).toHaveCount(1);

  const later = await context.newPage();
  await later.goto(builds.address);
  builds.serve('third');
  await update(later);
  expect(await caches(later)).toEqual(['tortuga-second', 'tortuga-third']);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => buildOf(page)).toBe('third');
});

test('a table that is two versions old finds out when it needs something, and reloads itself', async ({
  page,
  context,
  builds,
}) => {
  await openCached(page, builds);
  await playWithACardInHand(page, builds);
  for (const build of ['second', 'third']) {
    builds.serve(build);
    const other = await context.newPage();
    await other.goto(builds.address);
    await update(other);
    await other.close();
  }
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect.poll(() => buildOf(page)).toBe('third');
  await expect(page.locator('.cards-board')).toBeVisible();
});

test('without a network, or during an upgrade, all files of the page come from one build', async ({
  page,
  context,
  builds,
}) => {
  await openCached(page, builds);
  builds.serve('second');
  await update(page);
  expect(await caches(page)).toEqual(['tortuga-first', 'tortuga-second']);
  builds.serve(null);
  await page.goto(`${builds.address}/about`);
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(await buildOf(page)).toBe('second');
  await context.setOffline(true);
  await page.goto(`${builds.address}/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await buildOf(page)).toBe('second');
});

test('a version that was loaded only in part is not cached', async ({ page, builds }) => {
  await openCached(page, builds);
  // Its list of files is of the second, but the server has the third by the time they are fetched.
  builds.serve('second', { files: 'third' });
  await update(page);
  expect(await caches(page)).toEqual(['tortuga-first']);
  // The same with the page alone: its files came in time.
  builds.serve('second', { page: 'third' });
  await update(page);
  expect(await caches(page)).toEqual(['tortuga-first']);
  builds.serve('third');
  await update(page);
  expect(await caches(page)).toEqual(['tortuga-first', 'tortuga-third']);
});
