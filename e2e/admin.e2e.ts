import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseName, startOnlineMatch, test } from './people.ts';
import { onScreens } from './sizes.ts';

test('a reported message is removed and its writer muted by whoever has the admin token', async ({ newPerson }) => {
  const [anna, boris, keeper] = [await newPerson(), await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  // Other tests share this server.
  const insult = `you fool ${Date.now()}`;
  await boris.getByRole('button', { name: 'Chat' }).click();
  await boris.getByRole('textbox', { name: 'Say something' }).fill(insult);
  await boris.getByRole('button', { name: 'Send' }).click();
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'About this message by Boris' }).click();
  await anna.getByRole('textbox', { name: 'What is wrong with it?' }).fill('rude');
  await expectAccessible(anna, 'a message that is reported');
  await anna.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(anna.getByText('Reported to whoever runs this server.')).toBeVisible();

  await keeper.goto('/admin');
  await keeper.getByLabel('Admin token').fill('not the token');
  await keeper.getByRole('button', { name: 'Enter' }).click();
  await expect(keeper.getByRole('alert')).toHaveText('This is not the admin token.');
  await keeper.getByLabel('Admin token').fill(process.env['ADMIN_TOKEN'] ?? '');
  await keeper.getByRole('button', { name: 'Enter' }).click();
  await expect(keeper.getByText('Open reports')).toBeVisible();
  await expectAccessible(keeper, 'administration');
  await onScreens(keeper, (width) => keeper.screenshot({ path: `shots/admin-${width}.png` }));
  await keeper.getByRole('button', { name: 'Reports', exact: true }).click();
  const report = keeper.locator('.admin-list > li', { hasText: insult });
  await expect(report).toContainText('Reported by Anna');
  await report.getByRole('button', { name: /^Remove the message/ }).click();
  await report.getByRole('button', { name: /^Really\?/ }).click();
  await expect(anna.getByText(insult)).toHaveCount(0);
  await report.getByRole('button', { name: 'Mute or ban: Boris' }).click();
  await onScreens(keeper, (width) => keeper.screenshot({ path: `shots/admin-reports-${width}.png` }));
  await report.getByRole('textbox', { name: 'Reason' }).fill('Insults');
  await report.getByRole('button', { name: 'Mute', exact: true }).click();
  await report.getByRole('button', { name: 'Settled' }).click();
  await expect(report).toHaveCount(0);
  await boris.getByRole('textbox', { name: 'Say something' }).fill('again');
  await boris.getByRole('button', { name: 'Send' }).click();
  await expect(boris.getByRole('alert')).toContainText('You may not write in chats here');
  await expect(boris.getByRole('alert')).toContainText('Reason: Insults');
});

test('whoever is muted by one player is hidden for that player alone, and shown again on request', async ({
  newPerson,
}) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await boris.getByRole('button', { name: 'Chat' }).click();
  await boris.getByRole('button', { name: 'Ouch!' }).click();
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'About this message by Boris' }).click();
  await anna.getByRole('button', { name: 'Hide what Boris writes' }).click();
  await expect(anna.getByText('1 message is hidden.')).toBeVisible();
  await expect(boris.locator('.chat-lines')).toContainText('Ouch!');
  await anna.goto('/friends');
  await anna.getByRole('button', { name: 'Show again: Boris' }).click();
  await expect(anna.getByRole('button', { name: 'Show again: Boris' })).toHaveCount(0);
});

test('a player deletes all that is stored of them after typing their name', async ({ page }) => {
  await page.goto('/me');
  await chooseName(page, 'Carla');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save a copy' }).click();
  expect((await saved).suggestedFilename()).toBe('tortuga-my-data.json');
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
  const sure = page.getByRole('button', { name: 'Delete everything for good' });
  await expect(sure).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Carla');
  await expectAccessible(page, 'deleting everything');
  await onScreens(page, (width) => page.screenshot({ path: `shots/me-delete-${width}.png` }));
  await sure.click();
  await page.waitForURL('/');
  await page.goto('/me');
  await expect(page.getByRole('button', { name: 'That’s me' })).toBeVisible();
});

test('an announcement is shown on every page until it is put away', async ({ page }) => {
  const announcement = { text: 'The server restarts at ten.', at: 0, until: Date.now() + 60_000 };
  await page.route('/api/news', (route) => route.fulfill({ json: { announcement, isDraining: true, ban: null } }));
  await page.goto('/settings');
  const banner = page.locator('.news-banner');
  await expect(banner).toContainText('The server restarts at ten. The server is about to restart.');
  await expectAccessible(page, 'an announcement');
  await onScreens(page, (width) => page.screenshot({ path: `shots/announcement-${width}.png` }));
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);
});
