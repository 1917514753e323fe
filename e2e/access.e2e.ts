import { expect, type Page, test } from '@playwright/test';
import { BROWSER_LOCALES, expectAccessible } from './axe.ts';
import { clickOn, playToTheEnd, startSolo } from './cards.ts';
import { brokenWords } from './looks.ts';
import { chooseName } from './people.ts';
import { openResultFromFinale, withoutMotion } from './start.ts';

test.beforeEach(({ page }) => withoutMotion(page));

const PAGES = [
  '/',
  '/play/tortuga-cards',
  '/new/tortuga-cards',
  '/join',
  '/join/tortuga-cards',
  '/settings',
  '/about',
  '/me',
];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no accessibility problem on any page in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').waitFor();
      await expectAccessible(page, address);
    }
    for (const game of ['tortuga-cards', 'tortuga-dice', 'tortuga-2199']) {
      await page.goto(`/rules/${game}`);
      await page.locator('[data-chapter=gallery]').waitFor();
      await expectAccessible(page, `the rulebook of ${game}`);
    }
  });

  test(`cards: axe finds no accessibility problem on the board in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await startSolo(page);
    await clickOn(page);
    await expectAccessible(page, 'a card picked up');
    await clickOn(page);
    await page.getByRole('button', { name: 'Log' }).click();
    await expectAccessible(page, 'the log');
    await page.keyboard.press('Escape');
    await expect(page.locator('.cards-board')).toBeVisible();
  });
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;

for (const locale of BROWSER_LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('no page scrolls sideways or breaks a word on a phone or a tablet', async ({ page }) => {
      const expectNoneSideways = async (where: string) => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expectNoSideways(page, `${where} at ${size.width}`);
          expect(await page.evaluate(brokenWords), `${where} at ${size.width}`).toEqual([]);
        }
      };
      for (const address of [...PAGES, '/play/tortuga-dice', '/play/tortuga-2199', '/rules/tortuga-cards']) {
        await page.goto(address);
        await page.locator('h1').waitFor();
        await expectNoneSideways(address);
      }
      await page.goto('/play/tortuga-cards');
      await page.locator('button[type=submit]').click();
      await page.locator('[data-hand][data-state=free]').first().waitFor();
      await expectNoneSideways('the board');
      await page.screenshot({ path: `shots/table-${locale}.png` });
    });
  });
}

test('text twice as large makes neither a page nor the board of cards scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const enlarge = () => page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const address of [...PAGES, '/rules/tortuga-cards']) {
    await page.goto(address);
    await page.locator('h1').waitFor();
    await enlarge();
    await expectNoSideways(page, `${address} with large text`);
  }
  await startSolo(page);
  await enlarge();
  await expectNoSideways(page, 'the board with large text');
});

test('following a link moves the focus to the heading of the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Tortuga' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Waits until the page has loaded its fonts. */
const fontsLoaded = (page: Page) =>
  page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  );

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that is cached for offline use has its fonts too', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await fontsLoaded(page);
  });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('fonts are requested after the first paint of a page', async ({ page }) => {
    await page.goto('/');
    await fontsLoaded(page);
    const [painted, requested] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
      ),
    ]);
    expect(requested).toBeGreaterThan(painted);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`a page is ${theme} before its script has loaded`, async ({ page }) => {
      const ground = () => page.evaluate(() => getComputedStyle(document.body).background);
      await page.emulateMedia({ colorScheme: theme });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      const first = await ground();
      await page.unroute('**/*.js');
      await page.goto('/');
      await page.locator('h1').waitFor();
      expect(await ground()).toBe(first);
    });
  }

  test('the start button appears together with the form above it, and does not move', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resume) => setTimeout(resume, 400));
      await route.continue();
    });
    const staysWhereItIs = async (button: string): Promise<void> => {
      const it = page.getByRole('button', { name: button });
      const top = () => it.evaluate((element) => element.getBoundingClientRect().top);
      // However long the form is.
      await expect(it).toBeInViewport({ ratio: 1 });
      const first = await top();
      await page.waitForLoadState('networkidle');
      // A font that arrives late may move it a little.
      expect(Math.abs((await top()) - first), button).toBeLessThan(8);
    };
    await page.goto('/play/tortuga-dice');
    await staysWhereItIs('Set sail');
    await page.goto('/new/tortuga-dice');
    await chooseName(page, 'Anna');
    await staysWhereItIs('Open the table');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby-seats').waitFor();
    await page.reload();
    await staysWhereItIs('Start the game');
  });

  test('a page that breaks says so and leads home', async ({ page }) => {
    await page.route(/AboutPage/, (route) => route.abort());
    await page.goto('/about');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('.posters')).toBeVisible();
  });
});

test('an unknown address says so and leads home', async ({ page }) => {
  for (const address of ['/rules/nonsense', '/play/nonsense', '/table/nonsense', '/here/nonsense']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /There is no such/ })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('.posters')).toBeVisible();
  }
});

test('the result fits a phone, and can be closed there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startSolo(page);
  await playToTheEnd(page);
  await openResultFromFinale(page);
  const sheet = page.locator('.sheet');
  await expect(sheet.locator('.proof')).toBeVisible();
  expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  expect((await sheet.boundingBox())?.width).toBeLessThanOrEqual(360);
  expect((await sheet.locator('.chart-line text').first().boundingBox())?.height, 'a label').toBeGreaterThan(10);
  await page.screenshot({ path: 'shots/result-360.png' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Replay' }).last().click();
  await page.getByRole('slider').waitFor();
  await expectNoSideways(page, 'the replay');
  // It is at the table, in the look of the game, and first seen with one's own eyes.
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.locator('body')).toHaveAttribute('data-board', 'cards');
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  await expect(eyes).toHaveValue('0');
  await eyes.selectOption('Spectator');
  const wanted = eyes.evaluate((select: HTMLSelectElement) => {
    const copy = select.cloneNode(true) as HTMLSelectElement;
    copy.style.width = 'max-content';
    select.after(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  });
  expect(await wanted, 'the words in the list are whole').toBeLessThanOrEqual((await eyes.boundingBox())?.width ?? 0);
  await page.screenshot({ path: 'shots/replay-360.png' });
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('.ending')).toBeVisible();
});

async function expectNoSideways(page: Page, where: string): Promise<void> {
  await fontsLoaded(page);
  const beyond = await page.evaluate(() => {
    const board = document.querySelector('.table-board') ?? document.documentElement;
    return Math.max(
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      board.scrollWidth - board.clientWidth,
    );
  });
  expect(beyond, where).toBeLessThanOrEqual(0);
}
