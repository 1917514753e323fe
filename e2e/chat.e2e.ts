import { expect } from '@playwright/test';
import { chooseName, openTable, sitDown, startOnlineMatch, test } from './people.ts';

test('players at the table chat under their marks; a spectator can only read', async ({ newPerson }) => {
  const [anna, boris, eve] = [await newPerson(), await newPerson(), await newPerson()];
  const link = await startOnlineMatch(anna, boris);
  await eve.goto('/me');
  await chooseName(eve, 'Anna');
  await eve.goto(link);
  await eve.locator('.cards-board').waitFor();
  await eve.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Well played!' }).click();
  // Whoever has no chat open sees it beside the name of the speaker, and that there is something to read.
  const bubble = boris.locator('.bubble');
  await expect(bubble).toContainText('Well played!');
  const [at, name] = [await bubble.boundingBox(), await boris.locator('[data-speaker="0"]').last().boundingBox()];
  expect(Math.abs((at?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0))).toBeLessThan(20);
  await boris.screenshot({ path: 'shots/chat-bubble.png' });
  await expect(boris.locator('.tool-count').first()).toHaveText('1');
  await expect(anna.locator('.bubble')).toHaveCount(0);
  await expect(boris.locator('.table-clock')).toHaveAttribute('title', /thinking time|Thinking time/);
  const line = eve.locator('.chat-lines li', { hasText: 'Well played!' });
  await expect(line.locator('.seat-mark[data-seat="0"]')).toHaveCount(1);
  await expect(eve.getByText('Only those at the table can write here.')).toBeVisible();
  await expect(eve.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);
  await eve.screenshot({ path: 'shots/chat.png' });
});

test('text typed into the chat of a lobby survives a reload, and is gone once it is sent', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
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
