import { expect } from '@playwright/test';
import { chooseName, openTable, sitDown, test, twoAtATable } from './people.ts';

test('who only watches is marked in the chat, also under the name of somebody who sits there', async ({ somebody }) => {
  const [anna, boris, eve, guest] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const link = await twoAtATable(anna, boris);
  for (const [page, name] of [
    [eve, ' anna'],
    [guest, 'Gwen'],
  ] as const) {
    await page.goto('/me');
    await chooseName(page, name);
    await page.goto(new URL(link).pathname);
    await page.locator('.cards-board').waitFor();
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('button', { name: 'Ahoy!' }).click();
  }
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Well played!' }).click();
  await boris.getByRole('button', { name: 'Chat' }).click();
  const lines = boris.locator('.chat-lines li', { has: boris.locator('b') });
  await expect(lines).toHaveCount(3);
  const mine = lines.filter({ hasText: 'Well played!' });
  await expect(mine.locator('.seat-mark[data-seat="0"]')).toHaveCount(1);
  await expect(mine.locator('.chat-watching')).toHaveCount(0);
  await expect(lines.filter({ hasText: /anna/ })).toContainText('a namesake, only watching');
  await expect(lines.filter({ hasText: /anna/ }).locator('.seat-mark')).toHaveCount(0);
  await expect(lines.filter({ hasText: 'Gwen' }).locator('.chat-watching')).toHaveText('watching');
  await boris.screenshot({ path: 'shots/chat.png' });
});

test('what is typed in the chat of a lobby is still there after a reload, and gone once it is said', async ({
  somebody,
}) => {
  const [anna, boris] = [await somebody(), await somebody()];
  const link = await openTable(anna, 'Anna');
  await sitDown(boris, link, 'Boris');
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Shall we');
  await anna.reload();
  await expect(anna.getByRole('textbox', { name: 'Say something' })).toHaveValue('Shall we');
  await anna.getByRole('button', { name: 'Send' }).click();
  await expect(boris.locator('.chat-lines')).toContainText('Shall we');
  await anna.reload();
  await expect(anna.getByRole('textbox', { name: 'Say something' })).toHaveValue('');
});
