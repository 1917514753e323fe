import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { STEPS } from './cards.ts';
import { clickIfAny, OVER } from './clicking.ts';
import { nameAndSit, openTable, sitDown, startOnlineMatch, test } from './people.ts';
import { onScreens } from './sizes.ts';

test('an invitation says who invites to what, and after the name one click takes a seat', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const link = await openTable(anna, 'Anna', { game: 'tortuga-dice' });
  await boris.goto(link);
  await expect(boris.getByRole('heading', { level: 1 })).toHaveText('Anna invites you to Tortuga Dice');
  await expect(boris.locator('.lobby-seats')).toContainText('Anna');
  await expect(boris.locator('.seat-row[data-kind=open]')).toHaveCount(1);
  await expectAccessible(boris, 'an invitation');
  await onScreens(boris, async (width) => {
    await expect(boris.getByRole('button', { name: 'Sit down' })).toBeInViewport({ ratio: 1 });
    await boris.screenshot({ path: `shots/invitation-${width}.png` });
  });
  await nameAndSit(boris, 'Boris');
  await expect(boris.getByText('The host starts the game.')).toBeVisible();
  await expect(anna.locator('.lobby-seats')).toContainText('Boris');
  await expectAccessible(boris, 'the waiting room');
  await boris.screenshot({ path: 'shots/waiting-room.png' });
});

test('whoever has a name sits down with one click, and a full table says so', async ({ newPerson }) => {
  const [anna, boris, eve] = [await newPerson(), await newPerson(), await newPerson()];
  const first = await openTable(anna, 'Anna');
  await sitDown(boris, first, 'Boris');
  await boris.goto('/new/tortuga-cards');
  await boris.getByRole('button', { name: 'Open the table' }).click();
  const second = await boris.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await anna.goto(second);
  await expect(anna.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  await eve.goto(second);
  await anna.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByText('The host starts the game.')).toBeVisible();
  await expect(eve.getByText('Every seat is taken.')).toBeVisible();
  await boris.getByRole('button', { name: 'Start the game' }).click();
  await expect(eve.locator('.cards-board')).toBeVisible();
});

test('a practice match keeps the seat, shows what is said at the table, and ends when the table starts', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  const link = await openTable(anna, 'Anna');
  await sitDown(boris, link, 'Boris');
  await boris.getByRole('button', { name: 'The rules in pictures' }).click();
  await expect(boris.getByRole('dialog').locator('.rulebook')).toBeVisible();
  await boris.keyboard.press('Escape');
  await boris.getByRole('button', { name: 'Practise against a bot' }).click();
  await expect(boris.locator('.cards-board')).toBeVisible();
  await expect(boris.locator('.practice')).toContainText('everybody is there');
  await anna.getByRole('button', { name: 'Ahoy!' }).click();
  await expect(boris.locator('.practice')).toContainText('Anna Ahoy!');
  await expect(anna.locator('.lobby-seats')).not.toContainText('away');
  await boris.reload();
  await expect(boris.locator('.practice')).toBeVisible();
  await expectAccessible(boris, 'a practice match');
  await boris.screenshot({ path: 'shots/practice.png' });
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(boris).toHaveURL(new URL(link).pathname);
  await expect(boris.locator('.cards-board')).toBeVisible();
  await boris.goto('/');
  await expect(boris.locator('#mine .mine-table')).toHaveCount(1);
  await expect(boris.locator('#here .mine-table')).toHaveCount(0);
});

test('a rematch takes the other player and the chat along, but nobody away from the result', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Good luck!' }).click();
  await anna.keyboard.press('Escape');
  for (let isOver = false; !isOver; ) {
    for (const page of [anna, boris]) {
      const step = await clickIfAny(page, STEPS);
      if (step === OVER) isOver = true;
      else if (step === null) await page.waitForTimeout(20);
    }
  }
  for (const page of [anna, boris]) await page.locator('.finale').waitFor();
  await boris.locator('.finale').getByRole('button', { name: 'Result' }).click();
  await boris.locator('.proof').waitFor();
  await anna
    .getByRole('button', { name: /ematch/ })
    .last()
    .click();
  await expect(anna.locator('.lobby-seats')).toContainText('Boris');
  await expect(anna.locator('.chat-lines')).toContainText('Good luck!');
  await boris.waitForTimeout(500);
  await expect(boris.locator('.proof')).toBeVisible();
  await boris.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(boris.locator('.lobby-seats')).toContainText('Anna');
  await expect(boris.locator('.chat-lines')).toContainText('Good luck!');
  expect(boris.url()).toBe(anna.url());
});
