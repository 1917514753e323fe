import { expect } from '@playwright/test';
import { openTable, sitDown, test } from './people.ts';

const PICTURE = /<meta property="og:image" content="([^"]*)"/;

test('a link that is sent to others has a preview with a picture, in the language of whoever sends it', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson({ locale: 'ru-RU' })];
  const link = await openTable(anna, 'Anna', { game: 'tortuga-dice', seats: 3 });
  // As a messenger does it: without a cookie, whatever it accepts.
  const read = async (address: string): Promise<string> =>
    (await boris.request.get(address, { headers: { accept: '*/*' } })).text();
  expect(await read(link)).toContain('content="Anna invites you to Tortuga Dice"');
  const french = await read(link.replace('lang=en', 'lang=fr'));
  expect(french).toContain('Anna vous invite');
  for (const [name, html] of [
    ['invitation-en', await read(link)],
    ['invitation-fr', french],
    ['rules-ru', await read(new URL('/rules/tortuga-2199?lang=ru', link).href)],
    ['cards-pt', await read(new URL('/play/tortuga-cards?lang=pt-BR', link).href)],
    ['home', await read(new URL('/', link).href)],
  ] as const) {
    const picture = PICTURE.exec(html)?.[1] ?? '';
    await boris.goto(picture);
    const size = await boris.locator('img').evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    expect(size, name).toEqual([1200, 630]);
    await boris.locator('img').screenshot({ path: `shots/preview-${name}.png` });
  }
  await boris.goto(link);
  await boris.getByRole('textbox', { name: 'Имя' }).fill('Борис');
  await boris.getByRole('button', { name: 'Сесть за стол' }).click();
  await expect(anna.locator('.lobby-seats')).toContainText('Борис');
  expect(await read(link)).toContain('At the table: Борис. 1 seat is free.');
});

test('a link to a table that is not there is a page that says so, and not found for programs', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await sitDown(boris, await openTable(anna, 'Anna'), 'Boris');
  for (const address of ['/table/00000000-0000-4000-8000-000000000000', '/rules/nonsense', '/nowhere']) {
    const answer = await boris.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(boris.locator('h1')).toBeVisible();
  }
});
