import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openTable, sitDown, test } from './people.ts';
import { withoutMotion } from './start.ts';

/** Packs of one's own: from a template to a table that plays with them. */

/** A box that has been entered: the values of the house set under other names. */
const box = (name: string): string => {
  const house = readFileSync('games/tortuga-cards/packs/house.json', 'utf8');
  return house.replace('"id": "house"', '"id": "my-box"').replaceAll(/"en": "[^"]*"/g, `"en": "${name}"`);
};

test.beforeEach(({ page }) => withoutMotion(page));

const chooseFile = async (page: Page, name: string, text: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** The text of the game's pack template. */
async function saveTemplate(page: Page): Promise<string> {
  await page.getByText('Values from your own box').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a template' }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

test('a bad pack file is refused with the place of the mistake, and a good one is played with locally', async ({
  page,
}) => {
  await page.goto('/play/tortuga-cards');
  const template = await saveTemplate(page);
  const alert = page.getByRole('alert');
  await chooseFile(page, 'poem.json', 'O Captain! my Captain!');
  await expect(alert).toContainText('not JSON');
  await chooseFile(page, 'huge.json', JSON.stringify({ id: 'x'.repeat(300_000) }));
  await expect(alert).toContainText('256 KB');
  await chooseFile(page, 'empty.json', template);
  await expect(alert).toContainText('pack.pirates.0.name.en');
  await chooseFile(page, 'wrong.json', box('Mine').replace('"id": "my-box"', '"id": "my-box", "colour": "red"'));
  await expect(alert).toContainText('colour');
  await chooseFile(page, 'mine.json', box('<b>Mine</b>'));
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('my-box');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.locator('.cards-board')).toContainText('<b>Mine</b>');
  await page.reload();
  await expect(page.locator('.cards-board')).toContainText('<b>Mine</b>');
});

test('everybody at a table plays with the pack that its host chose', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const link = await openTable(anna, 'Anna', {
    choose: async () => {
      await anna.getByText('Values from your own box').click();
      await chooseFile(anna, 'mine.json', box('{Mine}'));
      await expect(anna.getByText('my-box')).toBeVisible();
    },
  });
  await sitDown(boris, link, 'Boris');
  await expect(boris.getByText('my-box')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.cards-board')).toContainText('{Mine}');
});
