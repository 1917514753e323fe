import { expect, type Page } from '@playwright/test';
import type { CardsScene } from '../packages/web/scene/cards.tsx';
import { showPosition } from './scene.ts';

/** A position of Tortuga Cards, arranged in words and laid out before a player. */

/** Shows a table in an arranged position; the viewer is A, the others are Barnabas, Osprey and Zephyr. */
export async function openCards(page: Page, arrangement: CardsScene['arrangement']): Promise<void> {
  const names = ['Kestrel', 'Barnabas', 'Osprey', 'Zephyr'];
  await showPosition(page, 'cards', { arrangement, names });
  await expect(page.locator('.cards-board')).toBeVisible();
}

/** What another player does, in the notation of the game. */
export const actsInCards = (page: Page, player: 'B' | 'C' | 'D', move: string): Promise<void> =>
  page.evaluate(([who, what]) => window.act(who, what), [player, move] as const);

/** Picks up a card of the hand by its name. */
export const pickUp = (page: Page, name: string): Promise<void> =>
  page.locator('[data-hand]').filter({ hasText: name }).first().click();

/** The column with this Roman number. */
export const columnOf = (page: Page, label: string) =>
  page.locator('.cards-column').filter({ has: page.locator('.cards-label').getByText(label, { exact: true }) });
