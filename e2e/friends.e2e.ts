import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { startOnlineMatch, test } from './people.ts';
import { onScreens } from './sizes.ts';

test('two who have played become friends, and one invites the other to a table by name', async ({ newPerson }) => {
  const [anna, boris] = [await newPerson(), await newPerson()];
  await startOnlineMatch(anna, boris);
  await anna.goto('/friends');
  await anna.getByRole('button', { name: 'Ask to be friends: Boris' }).click();
  await expect(anna.getByRole('button', { name: 'Take back: Boris' })).toBeVisible();
  await boris.goto('/friends');
  await expect(boris.getByRole('button', { name: 'Agree: Anna' })).toBeVisible();
  await expectAccessible(boris, 'friends');
  await boris.getByRole('button', { name: 'Agree: Anna' }).click();
  await expect(boris.locator('.friend', { hasText: 'Anna' })).toContainText('here now');
  await onScreens(boris, (width) => boris.screenshot({ path: `shots/friends-${width}.png` }));
  await boris.goto('/');
  await anna.goto('/new/tortuga-dice');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Invite: Boris' }).click();
  await expect(anna.locator('.friend', { hasText: 'Boris' })).toContainText('Invited');
  await onScreens(anna, (width) => anna.screenshot({ path: `shots/invite-friends-${width}.png` }));
  // Home looks again when somebody comes back to it.
  await boris.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const invitation = boris.locator('.friend-invitation');
  await expect(invitation).toContainText('Anna invites you to Tortuga Dice');
  await expectAccessible(boris, 'an invitation on home');
  await onScreens(boris, (width) => boris.screenshot({ path: `shots/home-invited-${width}.png` }));
  // The table is by invitation, and there was no link.
  await invitation.getByRole('button', { name: 'Sit down' }).click();
  await expect(boris.getByText('The host starts the game.')).toBeVisible();
});
