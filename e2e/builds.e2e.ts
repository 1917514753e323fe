import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { type Builds, builtFiles, openBuilds } from './builds.ts';
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
const buildOf = (page: Page) => page.evaluate(() => document.querySelector('script')?.src.split('.').at(-2));

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

test('an open page keeps its files when a new version comes, and the next visit gets the new version', async ({
  page,
  context,
  builds,
}) => {
  await openCached(page, builds);
  expect(await caches(page)).toEqual(['tortuga-first']);
  builds.serve('second');
  await update(page);
  expect(await caches(page)).toEqual(['tortuga-first', 'tortuga-second']);
  // A part that was never opened before: the server does not have it any more.
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(await buildOf(page)).toBe('first');
  const later = await context.newPage();
  await later.goto(builds.address);
  expect(await buildOf(later)).toBe('second');

  builds.serve('third');
  await update(later);
  expect(await caches(later)).toEqual(['tortuga-second', 'tortuga-third']);
  // Two versions on, the oldest page finds out when it needs something, and reloads itself.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await buildOf(page)).toBe('third');
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
