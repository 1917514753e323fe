import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseName, nameAndSit, startOnlineMatch, test } from './people.ts';
import { onScreens } from './sizes.ts';

async function openPublicTable(page: Page, name: string, game: string, seats: number): Promise<void> {
  await page.goto(`/new/${game}`);
  await chooseName(page, name);
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /Anybody/ }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.lobby-seats').waitFor();
}

const tableOf = (page: Page, name: string) => page.locator('.open-tables li', { hasText: name });

test('the lobby lists the open tables of all games with their free seats, can be filtered, and is never old', async ({
  newPerson,
}) => {
  const [anna, boris, eve] = [await newPerson(), await newPerson({ locale: 'fr-FR' }), await newPerson()];
  const [first, second] = [`Anna ${Date.now()}`, `Boris ${Date.now()}`];
  await openPublicTable(anna, first, 'tortuga-dice', 3);
  await eve.goto('/join');
  const dice = tableOf(eve, first);
  await expect(dice).toContainText('Tortuga Dice · 30–45 min · English');
  await expect(dice.getByRole('img', { name: 'Free seat' })).toHaveCount(2);
  // Without a reload.
  await boris.goto('/new/tortuga-cards');
  await boris.getByRole('textbox').fill(second);
  await boris.getByRole('button', { name: 'C’est moi' }).click();
  await boris.getByRole('radio', { name: /Tout le monde|importe/ }).check({ force: true });
  await boris.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(tableOf(eve, second)).toContainText('Français');
  await expectAccessible(eve, 'the lobby');
  await onScreens(eve, (width) => eve.screenshot({ path: `shots/lobby-${width}.png` }));
  await eve.getByRole('combobox', { name: 'Game' }).selectOption('Tortuga Dice');
  await expect(tableOf(eve, second)).toHaveCount(0);
  await eve.getByRole('combobox', { name: 'Game' }).selectOption('Any');
  await eve.locator('main').getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(tableOf(eve, first)).toHaveCount(0);
  await eve.locator('main').getByRole('combobox', { name: 'Language' }).selectOption('Any');
  await eve.getByRole('combobox', { name: /Free seats/ }).selectOption('2');
  await expect(tableOf(eve, second)).toHaveCount(0);
  await dice.getByRole('link').click();
  await nameAndSit(eve, 'Eve');
  await expect(anna.locator('.lobby-seats')).toContainText('Eve');
  await anna.getByRole('button', { name: 'Leave the table' }).click();
  await eve.getByRole('button', { name: 'Leave the table' }).click();
  await boris.getByRole('button', { name: 'Quitter la table' }).click();
});

test('a click finds a table: one’s own with a practice match first, then that of whoever was there before', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  for (const [page, name] of [
    [anna, 'Anna'],
    [boris, 'Boris'],
  ] as const) {
    await page.goto('/me');
    await chooseName(page, name);
    await page.goto('/join/tortuga-2199');
  }
  await anna.getByRole('button', { name: 'Find a table: Tortuga 2199' }).click();
  await expect(anna.locator('.neon-board')).toBeVisible();
  await expect(anna.locator('.practice')).toContainText('1 seat is still free');
  await boris.getByRole('button', { name: 'Find a table: Tortuga 2199' }).click();
  await expect(boris.locator('.lobby-seats')).toContainText('Anna');
  await anna.locator('.practice').getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, boris]) {
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.locator('.neon-board')).toBeVisible();
  }
});

test('whoever has no name is asked for one when they want a table', async ({ newPerson }) => {
  const anna = await newPerson();
  await anna.goto('/join/tortuga-cards');
  await anna.getByRole('button', { name: 'Find a table: Tortuga Cards' }).click();
  await chooseName(anna, 'Anna');
  await expect(anna.getByRole('button', { name: 'Find a table: Tortuga Cards' })).toBeVisible();
});

test('a public match that is going on can be watched from the lobby, and the watcher is told what stays hidden', async ({
  newPerson,
}) => {
  const [anna, boris, eve] = [await newPerson(), await newPerson(), await newPerson()];
  const name = `Anna ${Date.now()}`;
  await openPublicTable(anna, name, 'tortuga-cards', 2);
  await boris.goto(anna.url());
  await nameAndSit(boris, 'Boris');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.cards-board')).toBeVisible();
  await eve.goto('/join');
  await eve.locator('.running-tables li', { hasText: name }).getByRole('link').click();
  await expect(eve.locator('.cards-board')).toBeVisible();
  await expect(eve.getByText('You are watching. Hands and other secrets stay hidden.')).toBeVisible();
  await expect(eve.locator('[data-hand]')).toHaveCount(0);
  await expectAccessible(eve, 'a match that is watched');
  await eve.screenshot({ path: 'shots/watching.png' });
  await expect(anna.getByText('You are watching.')).toHaveCount(0);
});

test('a match among friends is not listed for strangers to watch', async ({ newPerson }) => {
  const [anna, boris, eve] = [await newPerson(), await newPerson(), await newPerson()];
  const link = await startOnlineMatch(anna, boris);
  await eve.goto('/join/tortuga-cards');
  await expect(eve.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await eve.waitForTimeout(500);
  await expect(eve.locator(`a[href="${new URL(link).pathname}"]`)).toHaveCount(0);
});
