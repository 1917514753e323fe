import { expect, type Page } from '@playwright/test';
import { chooseName, openTable, test } from './people.ts';

/** The identity of a browser: a link moves it to another one, and none is ever lost by a link. */

async function becomeNamed(page: Page, name: string): Promise<string> {
  await page.goto('/me');
  await chooseName(page, name);
  await page.getByRole('button', { name: 'Make a link' }).click();
  return page.getByRole('textbox', { name: 'Link with your identity' }).inputValue();
}

const expectName = (page: Page, name: string) =>
  expect(page.getByRole('link', { name: `You are ${name}` })).toBeVisible();

test('a link to another device works every time, and asks for the identity in order', async ({
  newPerson,
  browser,
}) => {
  const link = await becomeNamed(await newPerson(), 'Kestrel');
  for (let times = 0; times < 3; times++) {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/session')) asked.push(`${request.method()} ${pathname}`);
    });
    await page.goto(link);
    await expectName(page, 'Kestrel');
    expect(asked).toEqual(['GET /api/session', 'POST /api/session/who', 'POST /api/session']);
    await page.goto('/');
    await expectName(page, 'Kestrel');
    await context.close();
  }
});

test('a browser with an identity asks before it takes another one, and declining changes nothing', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const link = await becomeNamed(boris, 'Boris');
  await becomeNamed(anna, 'Anna');
  const before = await anna.context().cookies();
  await anna.goto(link);
  await expect(anna.getByRole('heading', { name: 'Here you are Anna. Become Boris?' })).toBeVisible();
  await expect(anna).not.toHaveURL(/key=/);
  await expectName(anna, 'Anna');
  await anna.screenshot({ path: 'shots/become.png' });
  await anna.getByRole('button', { name: 'Stay Anna' }).click();
  await expect(anna.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna');
  const values = (cookies: typeof before) => cookies.map(({ name, value }) => ({ name, value }));
  expect(values(await anna.context().cookies())).toEqual(values(before));
  await anna.goto('/');
  await expectName(anna, 'Anna');
});

test('a browser that takes another identity shows the way back', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const link = await becomeNamed(boris, 'Boris');
  await becomeNamed(anna, 'Anna');
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await anna.goto(link);
  const back = await anna.getByRole('textbox', { name: 'Link to be Anna again' }).inputValue();
  await anna.getByRole('button', { name: 'Copy the link' }).click();
  expect(await anna.evaluate(() => navigator.clipboard.readText())).toBe(back);
  await anna.getByRole('button', { name: 'Become Boris' }).click();
  await expectName(anna, 'Boris');
  await anna.reload();
  await expectName(anna, 'Boris');
  // Pasted into the page that is open.
  await anna.goto(back);
  await anna.getByRole('button', { name: 'Become Anna' }).click();
  await expectName(anna, 'Anna');
  await anna.reload();
  await expectName(anna, 'Anna');
});

test('the link of my own identity, or of an unknown one, changes nothing', async ({ newPerson }) => {
  const anna = await newPerson();
  const link = await becomeNamed(anna, 'Anna');
  await anna.goto('/');
  await anna.goto(link);
  await expectName(anna, 'Anna');
  await expect(anna.getByRole('button', { name: /Become/ })).toHaveCount(0);
  await anna.goto('/');
  await anna.goto(`/me#key=${'A'.repeat(43)}`);
  await expect(anna.getByRole('alert')).toContainText('unknown');
  await expectName(anna, 'Anna');
});

test('a player whom the server does not know any more can choose a name at the table, and sit down under it', async ({
  newPerson,
  baseURL,
}) => {
  const [anna, eve] = [await newPerson(), await newPerson()];
  const link = await openTable(anna, 'Anna');
  await eve.context().addCookies([{ name: 'tortuga', value: 'A'.repeat(43), url: baseURL ?? '' }]);
  await eve.goto(link);
  await chooseName(eve, 'Eve');
  await eve.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.locator('.lobby-seats')).toContainText('Eve');
});
