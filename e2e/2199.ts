import { expect, type Page } from '@playwright/test';
import type { Scene2199 } from '../packages/web/scene/2199.tsx';
import { clickToTheEnd } from './clicking.ts';
import { showPosition } from './scene.ts';
import { startAgainstBots, withFixedDeal } from './start.ts';
import { STEPS } from './steps-2199.ts';

/** How a person plays Tortuga 2199 in the page, and how a position is laid out before them. */

/** Shows a table in an arranged position; the viewer is A unless told otherwise. */
export async function openScene(page: Page, scene: Partial<Scene2199> & Pick<Scene2199, 'arrangement'>): Promise<void> {
  await showPosition(page, '2199', { names: ['Kestrel', 'Juniper', 'Osprey', 'Zephyr'], ...scene });
  await expect(page.locator('.neon-board')).toBeVisible();
}

/** The ship is chosen on the board. */
export const startSolo2199 = (page: Page, seats = 2): Promise<void> => startAgainstBots(page, 'neon', seats);

/** A deal in which the person has the first turn: with others, a bot may attack before the person has done anything. */
export const withFirstTurn2199 = (page: Page): Promise<void> => withFixedDeal(page, 1);

/** Plays this page's seat to the end. Returns how many clicks it took. */
export const playToTheEnd2199 = (page: Page): Promise<number> => clickToTheEnd(page, STEPS);

export const sectorOf = (page: Page, name: string) =>
  page.locator('.neon-sector').filter({ hasText: new RegExp(`${name}(?!I)`) });

export async function flyTo(page: Page, name: string): Promise<void> {
  await sectorOf(page, name).click();
  await expect(sectorOf(page, name)).toHaveAttribute('data-state', 'here');
}

/** Plays a card: by one click, or by two where it has a choice. */
export async function playCard(page: Page, name: string): Promise<void> {
  const cards = page.locator('[data-hand]').filter({ hasText: name });
  const before = await page.locator('[data-hand]').count();
  await cards.first().click();
  if ((await page.locator('.neon-play').count()) > 0) await page.locator('.neon-play').click();
  await expect(page.locator('[data-hand], [data-pick]')).toHaveCount(before - 1);
}

export async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.neon-end:not(:disabled)')).toHaveCount(0);
}
