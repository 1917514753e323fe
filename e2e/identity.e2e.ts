import { expect, type Page } from '@playwright/test';
import { chooseName, test } from './people.ts';

/** Who a browser is: it comes to another by a link, every time, and is never lost by one. */

async function becomeNamed(page: Page, name: string): Promise<string> {
  await page.goto('/me');
  await chooseName(page, name);
  await page.getByRole('button', { name: 'Make a link' }).click();
  return page.getByRole('textbox', { name: 'Link with your identity' }).inputValue();
}

const isCalled = (page: Page, name: string) =>
  expect(page.getByRole('link', { name: `You are ${name}` })).toBeVisible();

test('a link to another device works, twenty times out of twenty', async ({ somebody, browser }) => {
  const link = await becomeNamed(await somebody(), 'Kestrel');
  for (let times = 0; times < 20; times++) {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/session')) asked.push(`${request.method()} ${pathname}`);
    });
    await page.goto(link);
    await isCalled(page, 'Kestrel');
    expect(asked).toEqual(['GET /api/session', 'POST /api/session/who', 'POST /api/session']);
    await page.goto('/');
    await isCalled(page, 'Kestrel');
    await context.close();
  }
});

test('a browser with an identity asks before it takes another one, and declining changes nothing', async ({
  somebody,
}) => {
  const [anna, boris] = [await somebody(), await somebody()];
  const link = await becomeNamed(boris, 'Boris');
  await becomeNamed(anna, 'Anna');
  const before = await anna.context().cookies();
  await anna.goto(link);
  await expect(anna.getByRole('heading', { name: 'You are Anna here. Become Boris?' })).toBeVisible();
  await expect(anna).not.toHaveURL(/key=/);
  await isCalled(anna, 'Anna');
  await anna.screenshot({ path: 'shots/become.png' });
  await anna.getByRole('button', { name: 'Stay Anna' }).click();
  await expect(anna.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna');
  const values = (cookies: typeof before) => cookies.map(({ name, value }) => ({ name, value }));
  expect(values(await anna.context().cookies())).toEqual(values(before));
  await anna.goto('/');
  await isCalled(anna, 'Anna');
});

test('a browser that takes another identity shows the way back', async ({ somebody }) => {
  const [anna, boris] = [await somebody(), await somebody()];
  const link = await becomeNamed(boris, 'Boris');
  await becomeNamed(anna, 'Anna');
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await anna.goto(link);
  const back = await anna.getByRole('textbox', { name: 'Link to be Anna again' }).inputValue();
  await anna.getByRole('button', { name: 'Copy the link' }).click();
  expect(await anna.evaluate(() => navigator.clipboard.readText())).toBe(back);
  await anna.getByRole('button', { name: 'Become Boris' }).click();
  await isCalled(anna, 'Boris');
  await anna.reload();
  await isCalled(anna, 'Boris');
  // Pasted into the page that is open.
  await anna.goto(back);
  await anna.getByRole('button', { name: 'Become Anna' }).click();
  await isCalled(anna, 'Anna');
  await anna.reload();
  await isCalled(anna, 'Anna');
});

test('the link of my own identity, or of an unknown one, changes nothing', async ({ somebody }) => {
  const anna = await somebody();
  const link = await becomeNamed(anna, 'Anna');
  await anna.goto('/');
  await anna.goto(link);
  await isCalled(anna, 'Anna');
  await expect(anna.getByRole('button', { name: /Become/ })).toHaveCount(0);
  await anna.goto('/');
  await anna.goto(`/me#key=${'A'.repeat(43)}`);
  await expect(anna.getByRole('alert')).toContainText('unknown');
  await isCalled(anna, 'Anna');
});

test('a player whom the server does not know any more can choose a name at the table, and sit down under it', async ({
  somebody,
  baseURL,
}) => {
  const [anna, eve] = [await somebody(), await somebody()];
  await anna.goto('/new/tortuga-cards');
  await chooseName(anna, 'Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await eve.context().addCookies([{ name: 'tortuga', value: 'A'.repeat(43), url: baseURL ?? '' }]);
  await eve.goto(link);
  await chooseName(eve, 'Eve');
  await eve.getByRole('button', { name: 'Sit here' }).click();
  await expect(anna.locator('.lobby-seats')).toContainText('Eve');
});
