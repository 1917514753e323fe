import { expect, type Page, test } from '@playwright/test';
import { EXAMPLES } from '../games/tortuga-2199/test/example-positions.ts';
import { endTurn, flyTo, openScene, playCard, sectorOf } from './2199.ts';
import { withoutMotion } from './start.ts';

/** The worked examples of the rulebooks, click by click, from the same positions as the rule tests. */

test.beforeEach(({ page }) => withoutMotion(page));

const counter = (page: Page, name: string) => page.locator(`.neon-counter[data-of=${name}] > b`);
const resources = async (page: Page, crypto: number, maneuvers: number): Promise<void> => {
  // What the pointer happens to be on shows its price beside the number.
  await expect(counter(page, 'crypto')).toHaveText(new RegExp(`^${crypto}(\\D|$)`));
  await expect(counter(page, 'maneuvers')).toHaveText(new RegExp(`^${maneuvers}(\\D|$)`));
};
/** The same moves stand once more in the plain list at the end of the page. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const buy = (page: Page, card: string) => press(page, `Buy ${card}`);
const act = (page: Page, action: string) => page.locator(`.neon-act [data-does="${action}"]`).click();
const pile = (page: Page, name: string) => page.locator('.neon-pile').filter({ hasText: name });

test('2199-16.1 four Mining and an Impulse buy two Hackers in a Trading Post', async ({ page }) => {
  await openScene(page, { arrangement: EXAMPLES['16.1'] });
  await press(page, /^Play all/);
  await resources(page, 4, 1);
  await flyTo(page, 'Trading Post I');
  await buy(page, 'Hacker');
  await resources(page, 2, 0);
  await buy(page, 'Hacker');
  await resources(page, 0, 0);
  await endTurn(page);
  await expect(pile(page, 'Discard')).toContainText('7');
  await expect(page.locator('[data-hand]')).toHaveCount(5);
});

test('2199-16.2 a mineral, a scouted Robot, and a Mercenary for 1 crypto and 1 mineral', async ({ page }) => {
  await openScene(page, { arrangement: EXAMPLES['16.2'] });
  await press(page, /^Play all/);
  await resources(page, 1, 3);
  await flyTo(page, 'Trading Post I');
  await act(page, 'collect');
  await playCard(page, 'Booster');
  await flyTo(page, 'Vortex');
  await act(page, 'scout');
  await expect(sectorOf(page, 'Vortex')).toHaveAccessibleName(/hunt: Robot/);
  await buy(page, 'Mercenary');
  await resources(page, 0, 0);
  await expect(counter(page, 'minerals')).toHaveText('0');
  await expect(sectorOf(page, 'Mines')).toHaveAccessibleName(/depot: 1/);
  await endTurn(page);
});

test('2199-16.3 an Impulse is reserved, a played Mining is destroyed', async ({ page }) => {
  await openScene(page, { arrangement: EXAMPLES['16.3'] });
  await playCard(page, 'Mining');
  await playCard(page, 'Mining');
  await page.locator('[data-hand]').filter({ hasText: 'Impulse' }).first().click();
  await press(page, 'Reserve Impulse');
  await press(page, /^Play all/);
  await resources(page, 0, 2);
  await page.locator('[data-played]').filter({ hasText: 'Mining' }).first().click();
  await press(page, /^Destroy Mining/);
  await resources(page, 0, 0);
  await endTurn(page);
  await expect(pile(page, 'Reserve')).toContainText('1');
  await expect(pile(page, 'Discard')).toContainText('3');
  await expect(page.locator('[data-hand]')).toHaveCount(5);
});

test('2199-16.4 the Robot is captured for 2, a Trading Post at defence 5 conquered for 6', async ({ page }) => {
  await openScene(page, { arrangement: EXAMPLES['16.4'] });
  await act(page, 'recall');
  await expect(page.locator('[data-hand]')).toHaveCount(6);
  await press(page, /^Play all/);
  await resources(page, 0, 8);
  await act(page, 'capture');
  await resources(page, 0, 6);
  await playCard(page, 'Booster');
  await flyTo(page, 'Trading Post II');
  await act(page, 'conquer maneuvers');
  await resources(page, 1, 0);
  await expect(sectorOf(page, 'Trading Post II')).toHaveAccessibleName(/Your sector.*defence 6 of 8/);
  await expect(page.locator('.neon-who .neon-influence')).toContainText('2/15');
  await endTurn(page);
});

test('2199-16.5 an attack with 8 against 5 and 2 for the sector takes the Mines', async ({ page }) => {
  await openScene(page, { arrangement: EXAMPLES['16.5'] });
  await act(page, 'recall');
  await expect(page.locator('[data-hand]')).toHaveCount(6);
  await playCard(page, 'Hacker');
  await playCard(page, 'Hacker');
  await act(page, 'powerOn');
  await press(page, /ability of the sector: Hacker/);
  await resources(page, 4, 0);
  await playCard(page, 'Booster');
  await flyTo(page, 'Mines');

  // What is refused says why, and the number opens the rule.
  await press(page, /^All actions/);
  await expect(page.getByRole('dialog')).toContainText('Juniper’s ship is here: attack it instead.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await act(page, 'attack 1');
  for (const card of ['Bodyguard', 'Bodyguard', 'Mercenary']) {
    await page
      .getByRole('button', { name: `Use ${card} in combat` })
      .first()
      .click();
  }
  await expect(page.locator('.neon-lane[data-role=attack] .neon-total')).toContainText('8');
  await press(page, 'Attack with 3 cards');
  await expect(page.locator('.neon-ready')).toHaveCount(0);
  await page.evaluate(() => window.act('B', 'commit bodyguard', 'commit impulse', 'commit impulse', 'ready'));

  await expect(page.locator('.neon-outcome')).toContainText('You win 8 to 7.');
  await expect(page.locator('.neon-lane[data-role=defend] .neon-step')).toHaveCount(4);
  await expect(page.locator('.neon-stamp')).toHaveCount(1);
  await page.screenshot({ path: 'shots/2199-combat.png' });
  await press(page, 'Continue');
  await act(page, 'power');
  await expect(counter(page, 'minerals')).toHaveText('1');
  await buy(page, 'Prospector');
  await resources(page, 0, 0);
  await expect(sectorOf(page, 'Mines')).toHaveAccessibleName(/Your sector.*defence 6 of 10/);
  await endTurn(page);
});
