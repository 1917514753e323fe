import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { startSolo } from './cards.ts';
import { withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

test('every icon that a system asks for is there, and is as large as it says', async ({ page }) => {
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const icons: { src: string; sizes: string; purpose: string }[] = [
    ...manifest.icons.filter(({ type }: { type: string }) => type === 'image/png'),
    { src: await page.locator('link[rel=apple-touch-icon]').getAttribute('href'), sizes: '180x180', purpose: 'any' },
    { src: '/favicon.ico', sizes: '32x32', purpose: 'any' },
  ];
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  await page.goto('/icons/maskable-512.png');
  await page.screenshot({ path: 'shots/icon-maskable.png' });
  const errors = await page.context().newCDPSession(page);
  await page.goto('/');
  const { installabilityErrors } = await errors.send('Page.getInstallabilityErrors');
  // A browser for tests is always incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

const themeColour = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('what the system paints around the page has the colour of the page, in both themes and at a table', async ({
  page,
}) => {
  const seen = new Set<string | undefined>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.locator('h1').waitFor();
    await expect.poll(() => themeColour(page)).toBe(await ground(page));
    seen.add(await themeColour(page));
  }
  await startSolo(page);
  await page.waitForTimeout(600);
  expect(await themeColour(page)).toBe(await ground(page));
  seen.add(await themeColour(page));
  expect(seen.size).toBe(3);
});

test('whoever has played is asked once whether to install the page, and the browser is asked only then', async ({
  page,
}) => {
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(document.body.setAttribute('data-asked', 'true')),
      });
      dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page.goto('/');
  await page.locator('h1').waitFor();
  expect(await offer()).toBe(true);
  await expect(page.locator('.install')).toHaveCount(0);
  await startSolo(page);
  await page.goto('/');
  await page.locator('#here').waitFor();
  await offer();
  await expect(page.locator('.install')).toBeVisible();
  await expectAccessible(page, 'home with the hint');
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'true');
  await expect(page.locator('.install')).toHaveCount(0);
  await offer();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.reload();
  await page.locator('#here').waitFor();
  await offer();
  await expect(page.locator('.install')).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    viewport: { width: 390, height: 664 },
  });

  test('an iPhone is told which menu installs the page', async ({ page }) => {
    await startSolo(page);
    await page.goto('/');
    await expect(page.locator('.install')).toContainText('Add to Home Screen');
    await page.locator('.install').scrollIntoViewIfNeeded();
    await page.screenshot({ path: 'shots/install-390.png' });
  });
});
